import type { Day } from '../../time/day.ts';
import type { Extra, Land } from '../../time/laender.ts';
import type { CalendarSettings } from './features.ts';
import {
  type CompanyDay,
  type DayRules,
  type PlaceCalendar,
  type SpecialDay,
  specialDays,
} from './special-days.ts';

/** Where a company works, and how it works the eves. */
export interface CompanyRules extends Pick<CalendarSettings, 'place' | 'eve24' | 'eve31'> {
  places: readonly { id: number; land: Land; extras: readonly Extra[] }[];
}

/** What a company has set for its calendar: places, own days and how the two eves are worked. */
export interface CompanyCalendar extends CompanyRules, CalendarSettings {
  since: Day;
  /** Without a place they are days of the whole company. */
  days: readonly (CompanyDay & { place_id: number | null })[];
  /** The rules before they were changed, each up to a day, the oldest first. */
  earlier?: readonly (CompanyRules & { until: Day })[] | undefined;
}

/** The calendar of one place; without one, of wherever the company usually works. */
export function calendarOf(company: CompanyCalendar, at: number | null = null): PlaceCalendar {
  const place = at ?? company.place;
  const now = rulesAt(company, place);
  return {
    ...now,
    place,
    companyDays: company.days.filter(({ place_id }) => place_id === null || place_id === place),
    since: company.since,
    earlier: company.earlier?.map(({ until, ...rules }) => ({
      ...rulesAt(rules, at ?? rules.place, at === null ? undefined : now),
      until,
    })),
  };
}

/** A place that was made later has the Land that it has now. */
function rulesAt(
  { places, eve24, eve31 }: CompanyRules,
  place: number | null,
  unknown: Pick<DayRules, 'land' | 'extras'> = { land: null, extras: [] },
): DayRules {
  const { land, extras } = places.find(({ id }) => id === place) ?? unknown;
  return { land, extras, christmasEve: eve24, newYearsEve: eve31 };
}

/** A year as people look at it: also the days before the calendar counts, which owe what any other day owes. */
export function wholeYear(
  calendar: PlaceCalendar,
  year: number,
): (Omit<SpecialDay, 'share'> & { factor: number })[] {
  const days = specialDays({ ...calendar, since: '' }, year);
  return days.map(({ share, origin, ...named }) => ({
    ...named,
    factor: named.day < calendar.since ? 1 : share,
    origin,
  }));
}

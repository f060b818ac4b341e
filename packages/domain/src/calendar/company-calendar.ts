import type { Day } from './day.ts';
import { type CompanyDay, type PlaceCalendar, type SpecialDay, specialDays } from './day-factor.ts';
import type { CalendarSettings } from './features.ts';
import type { Extra, Land } from './laender.ts';

/** What a company has set for its calendar: places, own days and how the two eves are worked. */
export interface CompanyCalendar extends CalendarSettings {
  since: Day;
  places: readonly { id: number; land: Land; extras: readonly Extra[] }[];
  /** Without a place they are days of the whole company. */
  days: readonly (CompanyDay & { place_id: number | null })[];
}

/** The calendar of one place, or of the company's usual one. */
export function calendarOf(company: CompanyCalendar, place = company.place): PlaceCalendar {
  const { land = null, extras = [] } = company.places.find(({ id }) => id === place) ?? {};
  const { since, eve24, eve31, days } = company;
  const companyDays = days.filter(({ place_id }) => place_id === null || place_id === place);
  return { place, land, extras, companyDays, eve24, eve31, since };
}

/** A year as people look at it: also the days before the calendar counts, at their full factor. */
export function wholeYear(
  calendar: PlaceCalendar,
  year: number,
): (Omit<SpecialDay, 'factor'> & { factor: number })[] {
  const days = specialDays({ ...calendar, since: '' }, year);
  return days.map((special) => (special.day < calendar.since ? { ...special, factor: 1 } : special));
}

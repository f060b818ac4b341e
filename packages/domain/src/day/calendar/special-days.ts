import { type Day, yearOf } from '../../time/day.ts';
import { holidays } from '../../time/holidays.ts';
import type { Extra, Land } from '../../time/laender.ts';

/** How Christmas Eve and New Year's Eve are worked. */
export type Eve = 'working' | 'half' | 'free';

export interface CompanyDay {
  day: Day;
  name: string;
  kind: 'free' | 'half';
}

/** What decides the days that the company does not name itself. */
export interface DayRules {
  /** Without one only the days that are free everywhere. */
  land: Land | null;
  extras: readonly Extra[];
  christmasEve: Eve;
  newYearsEve: Eve;
}

/** What makes a day of a place free or short. Company days are those of the place and those of the whole company. */
export interface PlaceCalendar extends DayRules {
  /** Which of the company's places it is. */
  place?: number | null | undefined;
  companyDays: readonly CompanyDay[];
  /** Days before it count in full: the company had no calendar then. */
  since: Day;
  /** The rules before they were changed, each up to a day, the oldest first: days that are over keep what they counted. */
  earlier?: readonly (DayRules & { until: Day })[] | undefined;
}

/** Origin of a special day: the holiday act, the options of the place, or the company itself. */
export type Origin = 'law' | 'place' | 'company';

export interface SpecialDay {
  day: Day;
  name: string;
  share: 0 | 0.5;
  origin: Origin;
}

const SHARES = { free: 0, half: 0.5 } as const;

/** Every special day of a year in its order. A day may appear twice: the lesser share counts. */
export function specialDays(calendar: PlaceCalendar, year: number): SpecialDay[] {
  const { companyDays, earlier = [], since } = calendar;
  if (year < yearOf(since)) return [];
  const before = (at: number) => earlier[at - 1]?.until ?? '';
  const ruled = [
    ...earlier.flatMap((rules, at) =>
      daysByRules(rules, year).filter(({ day }) => day > before(at) && day <= rules.until),
    ),
    ...daysByRules(calendar, year).filter(({ day }) => day > before(earlier.length)),
  ];
  const own = companyDays.filter(({ day }) => yearOf(day) === year).map(ofCompany);
  return [...ruled, ...own]
    .filter(({ day }) => day >= since)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.share - b.share);
}

function daysByRules({ land, extras, christmasEve, newYearsEve }: DayRules, year: number): SpecialDay[] {
  const days = holidays(land, extras, year);
  const byLaw = new Set(holidays(land, [], year).map(({ day }) => day));
  const found: SpecialDay[] = days.map((holiday) => ({
    ...holiday,
    share: 0,
    origin: byLaw.has(holiday.day) ? 'law' : 'place',
  }));
  if (christmasEve !== 'working')
    found.push(ofCompany({ day: `${year}-12-24`, name: 'Heiligabend', kind: christmasEve }));
  if (newYearsEve !== 'working')
    found.push(ofCompany({ day: `${year}-12-31`, name: 'Silvester', kind: newYearsEve }));
  return found;
}

function ofCompany({ day, name, kind }: CompanyDay): SpecialDay {
  return { day, name, share: SHARES[kind], origin: 'company' };
}

/** What makes this day free or short, or null on an ordinary one (HOL-06). */
export function specialDay(calendar: PlaceCalendar, day: Day): SpecialDay | null {
  return specialDaysOnce(calendar, yearOf(day)).find((special) => special.day === day) ?? null;
}

/** An account computes the same years repeatedly. */
const known = new WeakMap<PlaceCalendar, Map<number, readonly SpecialDay[]>>();

function specialDaysOnce(calendar: PlaceCalendar, year: number): readonly SpecialDay[] {
  const years = known.get(calendar) ?? new Map<number, readonly SpecialDay[]>();
  const days = years.get(year) ?? specialDays(calendar, year);
  known.set(calendar, years.set(year, days));
  return days;
}

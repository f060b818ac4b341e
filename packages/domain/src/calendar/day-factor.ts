import { type Day, yearOf } from './day.ts';
import { holidays } from './holidays.ts';
import type { Extra, Land } from './laender.ts';

/** How Christmas Eve and New Year's Eve are worked. */
export type Eve = 'working' | 'half' | 'free';

export interface CompanyDay {
  day: Day;
  name: string;
  kind: 'free' | 'half';
}

/** What makes a day of a place free or short. Company days are those of the place and those of the whole company. */
export interface PlaceCalendar {
  /** Which of the company's places it is. */
  place?: number | null | undefined;
  /** Without one only the days that are free everywhere. */
  land: Land | null;
  extras: readonly Extra[];
  companyDays: readonly CompanyDay[];
  eve24: Eve;
  eve31: Eve;
  /** Days before it count in full: the company had no calendar then. */
  since: Day;
}

/** Origin of a special day: the holiday act, the options of the place, or the company itself. */
export type Origin = 'law' | 'place' | 'company';

export interface SpecialDay {
  day: Day;
  name: string;
  factor: 0 | 0.5;
  origin: Origin;
}

const FACTOR = { free: 0, half: 0.5 } as const;

/** Every special day of a year in its order. A day may appear twice: the lesser factor counts. */
export function specialDays(calendar: PlaceCalendar, year: number): SpecialDay[] {
  const byLaw = new Set(holidays(calendar.land, [], year).map(({ day }) => day));
  const found: SpecialDay[] = holidays(calendar.land, calendar.extras, year).map((holiday) => ({
    ...holiday,
    factor: 0,
    origin: byLaw.has(holiday.day) ? 'law' : 'place',
  }));
  const eves = [
    { day: `${year}-12-24`, name: 'Heiligabend', kind: calendar.eve24 },
    { day: `${year}-12-31`, name: 'Silvester', kind: calendar.eve31 },
  ];
  for (const { day, name, kind } of [...calendar.companyDays, ...eves]) {
    if (kind !== 'working' && yearOf(day) === year) {
      found.push({ day, name, factor: FACTOR[kind], origin: 'company' });
    }
  }
  return found
    .filter(({ day }) => day >= calendar.since)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.factor - b.factor);
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

/** 0 on a free day, 0.5 on a half one, else 1; the smallest where several apply (HOL-06). */
export function dayFactor(calendar: PlaceCalendar, day: Day): 0 | 0.5 | 1 {
  return specialDay(calendar, day)?.factor ?? 1;
}

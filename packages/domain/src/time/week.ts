import { addDays, type Day, daysBetween, weekday, yearOf } from './day.ts';
import { formatDay, formatDayMonth } from './format.ts';

/** One page of the timesheet. `cw` is the number in the address and in the calls, see `cwOf`. */
export interface Week {
  cw: number;
  label: string;
  /** Monday to Saturday. */
  days: Day[];
}

export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekday(day));
}

/** ISO 8601: the week belongs to the year of its Thursday. */
export function isoWeek(day: Day): number {
  const thursday = addDays(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** The specification's helper: the ISO week plus one, the exclusive upper bound of the week list. */
export function weekOfYear(day: Day): number {
  return isoWeek(day) + 1;
}

/**
 * The number of a day's week within its calendar year. It is the ISO week, except at the ends:
 * 1 January 2027 belongs to KW 53 of 2026 and is week 0 of 2027, 30 December 2025 belongs to KW 1 of 2026 and is
 * week 53 of 2025. So every day of a year has one number, and no number is used twice.
 */
export function cwOf(day: Day): number {
  const iso = weekOfYear(day) - 1;
  const month = Number(day.slice(5, 7));
  if (month === 1 && iso >= 52) return 0;
  // Stryker disable next-line ConditionalExpression: in the other weeks of December both are equal.
  if (month === 12 && iso === 1) return weekOfYear(addDays(day, -7));
  return iso;
}

/** The week with this number in this calendar year, or null when there is none. */
export function resolveWeek(cw: number, year: number): Week | null {
  const monday = addDays(mondayOf(`${year}-01-04`), 7 * (cw - 1));
  const touchesYear = yearOf(addDays(monday, 6)) >= year && yearOf(monday) <= year;
  if (!Number.isInteger(cw) || !touchesYear) return null;
  const days = Array.from({ length: 6 }, (_, i) => addDays(monday, i));
  return { cw, label: label(monday, addDays(monday, 5)), days };
}

/** The weeks that the picker offers: the current one first, then downwards to the first of the year. */
export function weekList(today: Day): Week[] {
  const weeks: Week[] = [];
  for (let cw = cwOf(today); cw >= 0; cw--) {
    const week = resolveWeek(cw, yearOf(today));
    if (week) weeks.push(week);
  }
  return weeks;
}

/** 'KW 47 (16.11. – 21.11.2026)', with both years where they differ. */
function label(monday: Day, saturday: Day): string {
  const start = yearOf(monday) === yearOf(saturday) ? formatDayMonth(monday) : formatDay(monday);
  return `KW ${isoWeek(monday)} (${start} – ${formatDay(saturday)})`;
}

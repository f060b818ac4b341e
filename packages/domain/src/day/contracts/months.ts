import { addDays, type Day, daysInMonth, lastOfMonth, yearOf } from '../../time/day.ts';

/**
 * The last day of the given months of employment: from day n to day n−1, or to the last day of a month that has
 * no day n (§ 188 Abs. 2 and 3 BGB). Example: one month from 31 January 2026 ends on 28 February.
 */
export function endOfMonths(from: Day, months: number): Day {
  const month = Number(from.slice(5, 7)) - 1 + months;
  const first = `${yearOf(from) + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const date = Number(from.slice(8));
  return date > daysInMonth(first) ? lastOfMonth(first) : addDays(first, date - 2);
}

/** Full months of employment between two days, both included; not those of the calendar. */
export function fullMonths(from: Day, to: Day): number {
  let months = 0;
  while (endOfMonths(from, months + 1) <= to) months++;
  return months;
}

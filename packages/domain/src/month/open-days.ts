import { addDays, type Day, firstOfMonth, monthOf, sameMonth } from '../calendar/day.ts';
import { monthName } from '../calendar/month-names.ts';
import type { Refusal } from '../wire/refusal.ts';
import { refuseMonth } from './messages.ts';

/** Of a person whose company closes months. */
export interface OpenMonths {
  /** Until this day of a month the one before stays open. */
  grace: number;
  /** 'yyyy-mm' of those that an admin has closed. */
  closed: readonly string[];
}

/**
 * Whether a day may change: the question of every writer and of every form.
 *
 *   without closing          this month, or with a correction any day before today
 *   with it (MON-04)         also the month before, until day `grace` is over; never a month that is closed
 *
 * With a grace of 5 the 30th of November is open on the 5th of December, and on the 6th it is not.
 */
export function isOpen(day: Day, today: Day, anyMonth = false, months?: OpenMonths | null): boolean {
  if (months?.closed.includes(monthOf(day))) return false;
  return (
    sameMonth(day, today) || (anyMonth && day < today) || (day >= firstOpenDay(today, months) && day < today)
  );
}

/** The first day that is open as long as its month is not closed. */
export function firstOpenDay(today: Day, months?: OpenMonths | null): Day {
  const first = firstOfMonth(today);
  if (!months || Number(today.slice(8)) > months.grace) return first;
  const before = firstOfMonth(addDays(first, -1));
  return months.closed.includes(monthOf(before)) ? first : before;
}

/** What there is to say where the month of the day is closed; null where it is not. */
export function sealedRefusal(day: Day, months?: OpenMonths | null, field?: string): Refusal | null {
  return months?.closed.includes(monthOf(day)) ? sealed(monthOf(day), field) : null;
}

export function sealed(month: string, field?: string): Refusal {
  return refuseMonth('month_sealed', field, { month: monthName(month) });
}

import { addDays, type Day, firstOfMonth, lastOfMonth, monthOf, sameMonth } from '../../time/day.ts';
import { formatDay, monthName } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseDay } from './messages.ts';

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
  return sameMonth(day, today) || (day < today && (anyMonth || day >= firstOpenDay(today, months)));
}

/** The first day that is open as long as its month is not closed. */
export function firstOpenDay(today: Day, months?: OpenMonths | null): Day {
  const first = firstOfMonth(today);
  if (!months || Number(today.slice(8)) > months.grace) return first;
  const before = firstOfMonth(addDays(first, -1));
  return months.closed.includes(monthOf(before)) ? first : before;
}

/** The last day on which a month can be changed, unless it is closed before. */
export function lastDayToChange(month: string, { grace }: Pick<OpenMonths, 'grace'>): Day {
  return addDays(lastOfMonth(`${month}-01`), grace);
}

/** 'seit dem 01.11.2026', while the month before is open, too; null while only this one is. */
export function openPeriodWord(today: Day, months?: OpenMonths | null): string | null {
  const first = firstOpenDay(today, months);
  return sameMonth(first, today) ? null : `seit dem ${formatDay(first)}`;
}

/** What there is to say where the month of the day is closed; null where it is not. */
export function lockedRefusal(day: Day, months?: OpenMonths | null, field?: string): Refusal | null {
  return months?.closed.includes(monthOf(day)) ? lockedMonthRefusal(monthOf(day), field) : null;
}

export function lockedMonthRefusal(month: string, field?: string): Refusal {
  return refuseDay('month_sealed', field, { month: monthName(month) });
}

/** The day itself, or the first one after it whose month is not closed. */
export function openDayFrom(day: Day, closed: readonly string[]): Day {
  let open = day;
  while (closed.includes(monthOf(open))) open = addDays(lastOfMonth(open), 1);
  return open;
}

/** Of somebody else: who posts for a person can move the posting, and has to know to which day (SET-20). */
export function lockedPostingRefusal(
  day: Day,
  person: { name: string; closed: readonly string[] },
): Refusal | null {
  if (!person.closed.includes(monthOf(day))) return null;
  const refusal = lockedMonthRefusal(monthOf(day), 'day');
  const open = formatDay(openDayFrom(day, person.closed));
  return { ...refusal, message: `${refusal.message} Erster offener Tag für ${person.name}: ${open}.` };
}

/** Days of a month on which the one before can still be changed. */
export const GRACE = { min: 1, max: 15, preset: 5 } as const;

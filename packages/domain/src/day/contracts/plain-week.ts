import { type Day, weekday } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';

/** The part of a person's contract that the arithmetic needs. */
export interface WorkContract {
  weeklyhours: number | null;
  /** Seven characters from Monday to Sunday, 1 for a working day. */
  working_days: string | null;
}

export const DEFAULT_WORKING_DAYS = '1111100';

/**
 * Weekly hours divided by working days, with four decimals.
 * Example: 37 h on 1111110 are 37 / 6 = 6.1667 h, shown as 6,17.
 */
export function dailyHours({ weeklyhours, working_days }: WorkContract): number {
  const stored = weeklyhours ?? 0;
  const week = stored > 0 ? stored : 40;
  return round(week / workingDaysOf(working_days).replaceAll('0', '').length, 4);
}

export function isWorkingDay(working_days: string | null, day: Day): boolean {
  return workingDaysOf(working_days)[weekday(day) - 1] === '1';
}

/** A missing, malformed or empty mask means the default five days. */
export function workingDaysOf(mask: string | null): string {
  const stored = mask ?? DEFAULT_WORKING_DAYS;
  return /^[01]{7}$/.test(stored) && stored.includes('1') ? stored : DEFAULT_WORKING_DAYS;
}

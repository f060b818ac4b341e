import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { cwOf } from '@stundenbuch/domain/time/week';

/** The address of the week that contains a day; the current week needs no number. */
export function weekPath(day: Day, today: Day): string {
  if (yearOf(day) !== yearOf(today) || cwOf(day) === cwOf(today)) return '/timesheet';
  return `/timesheet?cw=${cwOf(day)}`;
}

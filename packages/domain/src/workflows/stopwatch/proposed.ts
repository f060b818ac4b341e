import { BOOKING } from '../../records/timesheet/working-hours.ts';

const HOUR_MS = 3_600_000;

/** One that has run for longer is forgotten: nobody knows what was worked (SET-64). */
const FORGOTTEN_AFTER_HOURS = 16;

/** Whether it has run for so long, up to an instant, that it was forgotten; both in milliseconds. */
export const isForgotten = (started: number, until: number): boolean =>
  until - started > FORGOTTEN_AFTER_HOURS * HOUR_MS;

/**
 * The hours that are proposed for what was measured: the nearest quarters, at least one; null where it was forgotten (SET-64).
 */
export function proposedHours(started: number, stopped: number): number | null {
  if (isForgotten(started, stopped)) return null;
  const steps = Math.round((stopped - started) / (BOOKING.step * HOUR_MS));
  return Math.max(BOOKING.min, steps * BOOKING.step);
}

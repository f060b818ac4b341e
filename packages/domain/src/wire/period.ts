import { isDay } from '../time/day.ts';
import { refuseWire } from './messages.ts';
import type { Refusal } from './refusal.ts';

/** The two days of an address such as /timesheet/user/7/2026-01-01/2026-11-20, both included. */
export function periodRefusal(from: string, to: string): Refusal | null {
  if (!isDay(from)) return refuseWire('invalid_input', 'from');
  if (!isDay(to)) return refuseWire('invalid_input', 'to');
  return from > to ? refuseWire('period_reversed', 'to') : null;
}

/** The year of an address such as /timesheet/vacations/2026. */
export function yearRefusal(year: string): Refusal | null {
  return /^[1-9]\d{3}$/.test(year) ? null : refuseWire('invalid_input', 'year');
}

import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseContract } from './messages.ts';

/** Nothing is recorded or requested where there is no employment (CON-02). */
export function notEmployed(day: Day, field?: string): Refusal {
  return refuseContract('not_employed', field, { date: formatDay(day) });
}

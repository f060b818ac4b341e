import { z } from 'zod';
import type { Day } from '../../time/day.ts';
import { formatFullDay } from '../../time/format.ts';
import { dayAndTimeOf, type Instant } from '../../time/real-time.ts';
import { timeOf } from '../../time/time.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { beginOfRun, type Interval } from './intervals.ts';
import { refusePunch } from './messages.ts';
import { isOverdue } from './state.ts';

/** Beside the fields of a working time, where the company has the clock. */
export const besideClockInput = z.object({
  /** False: saving asks before a time is stored for a day on which the clock runs (409 `clock_runs`). */
  beside_clock: z
    .boolean()
    .nullish()
    .transform((given) => given ?? null),
});

interface RunningFacts {
  intervals: readonly Interval[];
  now: Instant;
  /** From how many hours on nobody believes that the clock runs. */
  forgottenAfter: number;
}

/** Another time for a day that a running clock will be written to. */
export function besideRunningRefusal(
  day: Day,
  { intervals, now, forgottenAfter }: RunningFacts,
): Refusal | null {
  const running = intervals.filter(({ forgotten }) => !forgotten);
  const begin = beginOfRun(running);
  if (begin === null || isOverdue(intervals, now, forgottenAfter)) return null;
  const from = dayAndTimeOf(begin);
  const today = dayAndTimeOf(now).day;
  if (day < from.day || day > today) return null;
  const date = from.day === today ? '' : `${formatFullDay(from.day)}, `;
  return refusePunch('clock_runs', undefined, { from: `${date}${timeOf(from.minutes)}` });
}

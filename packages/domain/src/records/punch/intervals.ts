import { addDays, type Day } from '../../time/day.ts';
import { dayAndTimeOf, type Instant, instantOf } from '../../time/real-time.ts';

/** A stretch of work or of a break, in minutes that passed. */
export interface WorkSpan {
  kind: 'work' | 'break';
  start: Instant;
  end: Instant;
}

/** The same while it may still run: then it has no end. */
export interface Interval {
  kind: WorkSpan['kind'];
  start: Instant;
  end: Instant | null;
  /** Nobody has said when it ended. */
  forgotten: boolean;
  /** What began together and was not left for six hours. */
  shift: string;
}

/** From this rest on a new shift begins (SET-14). */
const REST = 6 * 60;

export function dayOf(instant: Instant): Day {
  return dayAndTimeOf(instant).day;
}

/** A part for each day that it touches: 22:00 to 06:00 is 22:00 to 24:00 and 00:00 to 06:00. */
export function splitByDay(span: WorkSpan): (WorkSpan & { day: Day })[] {
  const parts: (WorkSpan & { day: Day })[] = [];
  let { start } = span;
  do {
    const day = dayOf(start);
    const end = Math.min(span.end, instantOf(addDays(day, 1), 0));
    parts.push({ kind: span.kind, start, end, day });
    start = end;
  } while (start < span.end);
  return parts;
}

/** The shift that goes on when somebody comes; null where a new one begins. */
export function shiftAt(intervals: readonly Interval[], now: Instant): string | null {
  const last = intervals.filter(({ end }) => end !== null).at(-1);
  return last && now - (last.end as Instant) < REST ? last.shift : null;
}

/** When the running shift began: back without a gap to the punch on 'Kommen'. */
export function beginOfRun(intervals: readonly Pick<Interval, 'start' | 'end'>[]): Instant | null {
  const running = intervals.findLast(({ end }) => end === null);
  if (!running) return null;
  let { start } = running;
  for (const before of intervals.toReversed()) if (before.end === start) start = before.start;
  return start;
}

/** The day on which the last shift began that is over and written; null while somebody is there. */
export function dayOfLastShift(
  intervals: readonly (Pick<Interval, 'end' | 'forgotten' | 'shift'> & { day: Day; entry: number | null })[],
): Day | null {
  if (intervals.some(({ end, forgotten }) => end === null && !forgotten)) return null;
  const last = intervals.findLast(({ end, entry }) => end !== null && entry !== null);
  return intervals.find(({ shift }) => shift === last?.shift)?.day ?? null;
}

const QUARTER = 15;

export const isOnGrid = (minutes: number): boolean => minutes % QUARTER === 0;

/** The nearest quarter of an hour, half up. */
export const toQuarter = (minutes: number): number => Math.round(minutes / QUARTER) * QUARTER;

/**
 * Minutes of a person's day as quarters of an hour: their sum is rounded, and then shared, so that the day moves by 0.125 h at most.
 * The largest remainders get what is left (IMP-04, SET-60).
 * Example: 3:53 and 4:31 are 8:24, which becomes 8:30: 4:00 and 4:30.
 */
export function sharedQuarters(minutes: readonly number[]): number[] {
  const sum = minutes.reduce((all, one) => all + one, 0);
  const whole = minutes.map((one) => Math.floor(one / QUARTER));
  const missing = Math.round(sum / QUARTER) - whole.reduce((all, one) => all + one, 0);
  const largest = minutes
    .map((one, at) => ({ at, rest: one % QUARTER }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, missing);
  const more = new Set(largest.map(({ at }) => at));
  return whole.map((quarters, at) => (quarters + (more.has(at) ? 1 : 0)) * QUARTER);
}

interface Interval {
  start: number;
  end: number;
  /** Inside of it. */
  break: number;
}

/** Several intervals of a day as one working time: first begin, last end, what lies between is break. Overlaps are joined. */
export function oneWorkingTime(intervals: readonly Interval[]): Interval {
  const inOrder = [...intervals].sort((a, b) => a.start - b.start);
  const first = inOrder[0] as Interval;
  let [end, between] = [first.end, first.break];
  for (const next of inOrder.slice(1)) {
    between += Math.max(0, next.start - end) + next.break;
    end = Math.max(end, next.end);
  }
  return { start: first.start, end, break: between };
}

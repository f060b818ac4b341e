import type { Day } from '../../time/day.ts';
import { type Instant, instantOf } from '../../time/real-time.ts';
import type { Minutes } from '../../time/time.ts';

interface Times {
  day: Day;
  start: Minutes;
  end: Minutes;
  breaks: Minutes;
}

interface Interval {
  from: Instant;
  to: Instant;
}

/**
 * The known times of a working time whose begin or end is changed by a form that knows only the sum of its breaks: the outer
 * ends follow, the gaps between them stay. Null where the sum is another, or the times no longer fit.
 */
export function retained<Known extends Interval>(
  known: readonly Known[],
  before: Times,
  after: Times,
): Known[] | null {
  const sorted = known.toSorted((a, b) => a.from - b.from);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || before.day !== after.day || before.breaks !== after.breaks) return null;
  const from = before.start === after.start ? first.from : instantOf(after.day, after.start);
  const to = before.end === after.end ? last.to : instantOf(after.day, after.end);
  const fits = first === last ? from < to : from < first.to && to > last.from;
  if (!fits) return null;
  return sorted.map((one) => ({
    ...one,
    from: one === first ? from : one.from,
    to: one === last ? to : one.to,
  }));
}

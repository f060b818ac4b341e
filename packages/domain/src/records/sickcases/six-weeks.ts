import { CONTRACT, employments } from '../../day/contracts/timeline.ts';
import type { DayFacts } from '../../day/workday/work-day.ts';
import { addDays, type Day, daysFrom, latest } from '../../time/day.ts';
import { goesOn, type SickCase } from './cases.ts';

/** § 3 Abs. 1 EFZG: six weeks, counted in calendar days. */
const PAID_DAYS = 42;
/** § 3 Abs. 3 EFZG: the claim begins once the employment has lasted for four weeks. */
const WAITING_DAYS = 28;

export interface SixWeeks {
  /** The last day for which wages go on if the sickness lasts. */
  ends: Day;
  /** The last day of the waiting time, where the sickness began in it. */
  waits_until: Day | null;
}

/** Since when the person is employed without a gap; null where nobody knows. A time line that was always there does not. */
function employedSince({ contracts = [], worker_since }: DayFacts, day: Day): Day | null {
  const entered = worker_since && worker_since <= day ? worker_since : null;
  const current = employments(contracts).find(({ from, to }) => from <= day && (to === null || day <= to));
  return current && current.from !== CONTRACT.beginning ? current.from : entered;
}

/**
 * When the six weeks of a case are over (SICK-04). Counted is each calendar day of the sickness and of the cases that it
 * follows, but for those on which somebody worked for a while (SET-48), for the days between two cases on which work was owed,
 * and for those of the waiting time. Whether it is the same sickness nobody asks.
 *
 *   sick from 02.11.2026                                    ends on 13.12.2026
 *   the same, at work for some hours on the 2nd             14.12.2026
 *   the same, employed since 19.10.2026                     the waiting time lasts until 15.11., the end is on 27.12.2026
 */
export function sixWeeksOf(cases: readonly SickCase[], of: SickCase, facts: DayFacts): SixWeeks {
  const chain = chainOf(cases, of);
  const [begin] = chain as [SickCase, ...SickCase[]];
  const since = employedSince(facts, begin.first);
  const waiting = since === null ? null : addDays(since, WAITING_DAYS - 1);
  const counted = countedDays(chain, facts).filter((day) => waiting === null || day > waiting);
  const reached = counted[PAID_DAYS - 1];
  const next = latest(addDays(of.last, 1), waiting === null ? of.last : addDays(waiting, 1));
  return {
    ends: reached ?? addDays(next, PAID_DAYS - counted.length - 1),
    waits_until: waiting !== null && begin.first <= waiting ? waiting : null,
  };
}

/** The case with those that it follows, the first of them first. */
function chainOf(cases: readonly SickCase[], of: SickCase): SickCase[] {
  const until = cases.slice(0, cases.indexOf(of) + 1);
  const begin = until.findLastIndex(({ isFollow }) => !isFollow);
  return until.slice(Math.max(0, begin));
}

function countedDays(chain: readonly SickCase[], facts: DayFacts): Day[] {
  const days = chain.flatMap((one) => one.days);
  return days.flatMap(({ day, whole }, at) => {
    const next = days[at + 1];
    const between =
      next && goesOn(facts, day, next.day) ? daysFrom(addDays(day, 1), addDays(next.day, -1)) : [];
    return whole ? [day, ...between] : between;
  });
}

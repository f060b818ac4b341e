import { monthBalances } from '../../records/timesheet/balance.ts';
import type { Day } from '../../time/day.ts';
import type { StoredTimePosting } from './postings.ts';

/** Target and actual hours of a month before the account, as the old overview shows them. */
export interface OldMonth {
  /** First of the month. */
  day: Day;
  target: number;
  actual: number;
}

/**
 * What an account is proposed to begin with on `since`: the differences of the months before it (OVT-04). An account that
 * was switched off and is switched on again takes over what was on it.
 */
export function proposedOpening(
  months: readonly OldMonth[],
  postings: readonly StoredTimePosting[],
  since: Day,
): number {
  const earlier = postings.filter(({ day }) => day < since);
  const begun = earlier.filter(({ kind }) => kind === 'opening').map(({ day }) => day);
  const from = begun.toSorted().at(-1) ?? '';
  const hours = monthBalances(months.filter(({ day }) => from <= day && day < since)).reduce(
    (sum, { difference }) => sum + difference,
    0,
  );
  const posted = earlier.filter(({ day }) => day >= from).reduce((sum, { minutes }) => sum + minutes, 0);
  return Math.round(hours * 60) + posted;
}

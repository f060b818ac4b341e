import { contractOn } from '../../day/contracts/timeline.ts';
import { type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import { addDays, type Day, daysInMonth, lastOfMonth, monthOf, weekday } from '../../time/day.ts';
import { type AccountEntry, balanceOfDay } from './day-balance.ts';
import type { OvertimeSettings } from './features.ts';

/**
 * A month of an account as the database adds it up. A day with one entry needs no contract: a stored target belongs to
 * it, or it is an absence that credits just what the day owes. Ten years are 120 of these, not thousands of entries.
 */
export interface MonthSum {
  /** 'yyyy-mm' */
  month: string;
  /** Credited minus target of the settled days. */
  minutes: number;
  /** Bit 0 is the first of the month. */
  settled: number;
  /** Entries of the other days. */
  entries: readonly AccountEntry[];
}

export interface SumFacts {
  since: Day;
  settings: Pick<OvertimeSettings, 'type80'>;
  work: WorkFacts;
  /** Of the days from `since` on that are recorded; a month without entries is missing. */
  months: readonly MonthSum[];
}

/** What the days of every month add to the account, from `since` to `until`. */
export function differencesByMonth(facts: SumFacts, until: Day): Map<string, number> {
  const stored = new Map(facts.months.map((sum) => [sum.month, sum]));
  const sums = new Map<string, number>();
  for (let first = facts.since; first <= until; first = addDays(`${monthOf(first)}-01`, daysInMonth(first))) {
    const month = monthOf(first);
    sums.set(month, ofMonth(facts, stored.get(month), first, until));
  }
  return sums;
}

function ofMonth(facts: SumFacts, stored: MonthSum | undefined, first: Day, until: Day): number {
  const { minutes = 0, settled = 0, entries = [] } = stored ?? {};
  const dependent = new Map(entries.map(({ day }) => [day, [] as AccountEntry[]]));
  for (const entry of entries) dependent.get(entry.day)?.push(entry);
  let sum = minutes;
  for (const [day, ofDay] of dependent) {
    sum += balanceOfDay(facts, day, ofDay).difference;
  }
  for (const day of unsettledDays(facts.work, settled, first, until)) {
    if (!dependent.has(day)) sum -= workDay(facts.work, day).minutes;
  }
  return sum;
}

/** Days of the month without entries on which the contract, before it looks at the calendar, has hours. */
function* unsettledDays(work: WorkFacts, settled: number, first: Day, until: Day): Generator<Day> {
  const from = Number(first.slice(8));
  const to = monthOf(until) === monthOf(first) ? Number(until.slice(8)) : daysInMonth(first);
  const begins = weekday(first) - 1;
  const week = weekOf(work, first);
  for (let date = from; date <= to; date++) {
    const isSettled = ((settled >> (date - 1)) & 1) === 1;
    const isOff = week?.[(begins + date - from) % 7] === 0;
    if (!isSettled && !isOff) yield `${first.slice(0, 8)}${String(date).padStart(2, '0')}`;
  }
}

/** Minutes of the weekdays where one contract is in force to the end of the month; null where it changes. */
function weekOf({ contracts = [] }: WorkFacts, first: Day): readonly number[] | null {
  const row = contractOn(contracts, first);
  return row && (row.last === null || row.last >= lastOfMonth(first)) ? row.minutes : null;
}

import { addDays, type Day, earliest, lastOfMonth, latest, monthOf, yearOf } from '../../time/day.ts';
import { type AccountEntry, balanceOfDay, countsToday, type DayBalance } from './day-balance.ts';
import { differencesByMonth, type SumFacts } from './month-sums.ts';
import type { StoredTimePosting } from './postings.ts';

/** The account of a person on a day; later days never count (OVT-03). */
export interface AccountFacts extends SumFacts {
  today: Day;
  /** Entries of today; `months` ends with yesterday. */
  entriesToday: readonly AccountEntry[];
  /** Whether a clock is running. */
  isRunning: boolean;
  postings: readonly StoredTimePosting[];
}

export interface Course {
  month: string;
  /** What the days of the month have added. */
  difference: number;
  /** What the postings of the month have added. */
  posted: number;
  /** At the end of the month, or today. */
  balance: number;
}

/** Today's difference, or null while today does not count yet. */
export function todaysBalance(facts: AccountFacts): DayBalance | null {
  if (facts.today < facts.since || !countsToday(facts.entriesToday, facts.isRunning)) return null;
  return balanceOfDay(facts, facts.today, facts.entriesToday);
}

/** Every month from the first one of the account to the current one, in order. */
export function courseOf(facts: AccountFacts): Course[] {
  const { since, today } = facts;
  const sums = differencesByMonth(facts, addDays(today, -1));
  const add = (month: string, minutes: number) => sums.set(month, (sums.get(month) ?? 0) + minutes);
  if (today >= since) add(monthOf(today), todaysBalance(facts)?.difference ?? 0);
  const posted = new Map<string, number>();
  for (const { day, minutes } of countedPostings(facts)) {
    posted.set(monthOf(day), (posted.get(monthOf(day)) ?? 0) + minutes);
  }
  let balance = 0;
  return [...sums].map(([month, difference]) => {
    const ofMonth = { month, difference, posted: posted.get(month) ?? 0 };
    balance += difference + ofMonth.posted;
    return { ...ofMonth, balance };
  });
}

/** Those from the beginning of the account to today. */
function countedPostings({ postings, since, today }: AccountFacts): StoredTimePosting[] {
  return postings.filter(({ day }) => since <= day && day <= today);
}

/** The balance in minutes. */
export function balanceNow(facts: AccountFacts): number {
  return courseOf(facts).at(-1)?.balance ?? 0;
}

/** The balance at the end of a month, as far as it has come. */
export function balanceAfter(course: readonly Course[], month: string): number {
  return course.findLast((one) => one.month <= month)?.balance ?? 0;
}

export function balanceBefore(course: readonly Course[], month: string): number {
  return course.findLast((one) => one.month < month)?.balance ?? 0;
}

/** The months of the year of a month, as far as the account has come. */
export function courseOfYear(course: readonly Course[], month: string): Course[] {
  return course.filter((one) => yearOf(one.month) === yearOf(month));
}

/** The days of a month that the account shows. */
export function shownDays({ since, today }: AccountFacts, month: string): { from: Day; to: Day } {
  const first = `${month}-01`;
  return { from: latest(first, since), to: earliest(lastOfMonth(first), today) };
}

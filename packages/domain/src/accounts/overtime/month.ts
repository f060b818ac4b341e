import { isRecorded } from '../../day/contracts/recorded.ts';
import { type Day, daysFrom, monthOf } from '../../time/day.ts';
import { isReversible } from '../postings/postings.ts';
import {
  type AccountFacts,
  balanceAfter,
  balanceBefore,
  type Course,
  courseOf,
  courseOfYear,
  shownDays,
} from './account.ts';
import {
  type AccountEntry,
  balanceOfDay,
  countsToday,
  type DayBalance,
  workedMinutes,
} from './day-balance.ts';
import type { StoredTimePosting } from './postings.ts';
import { type Reason, reasonsOf } from './reasons.ts';

export interface AccountDay extends DayBalance {
  day: Day;
  /** Of what is credited. */
  worked: number;
  /** After the day and its postings. */
  balance: number;
  /** False of today while it is not decided: its difference is 0 until then. */
  counts: boolean;
  reasons: Reason[];
  /** Only present on a day before the person's days count: it is shown as '–'. */
  recorded?: false;
}

export interface AccountPosting extends StoredTimePosting {
  /** False of a posting of a day to come. */
  counts: boolean;
  /** Whether it can be reversed. */
  open: boolean;
}

export interface AccountMonth {
  month: string;
  since: Day;
  opening: number;
  days: AccountDay[];
  postings: AccountPosting[];
  closing: number;
  course: Course[];
}

/** A month of an account with the reason of every number; `entries` are those of the month (OVT-08). */
export function accountMonth(
  facts: AccountFacts,
  month: string,
  entries: readonly AccountEntry[],
): AccountMonth {
  const course = courseOf(facts);
  const opening = balanceBefore(course, month);
  const postings = facts.postings
    .filter(({ day }) => day >= facts.since && monthOf(day) === month)
    .map((posting) => ({
      ...posting,
      counts: posting.day <= facts.today,
      open: isReversible(posting, facts.postings),
    }));
  const { from, to } = shownDays(facts, month);
  let balance = opening;
  const days = daysFrom(from, to).map((day) => {
    const found = dayOf(facts, day, entries);
    const posted = postings.filter((posting) => posting.counts && posting.day === day);
    balance += posted.reduce((sum, { minutes }) => sum + minutes, found.difference);
    return { ...found, balance };
  });
  return {
    month,
    since: facts.since,
    opening,
    days,
    postings,
    closing: balanceAfter(course, month),
    course: courseOfYear(course, month),
  };
}

function dayOf(facts: AccountFacts, day: Day, entries: readonly AccountEntry[]): Omit<AccountDay, 'balance'> {
  const ofDay = entries.filter((entry) => entry.day === day);
  const found = balanceOfDay(facts, day, ofDay);
  if (!isRecorded(facts.work, day))
    return { day, worked: 0, ...found, counts: true, reasons: [], recorded: false };
  const counts = day < facts.today || countsToday(ofDay, facts.isRunning);
  const reasons = reasonsOf(facts, day, ofDay, found);
  const worked = workedMinutes(ofDay);
  return { day, worked, ...found, difference: counts ? found.difference : 0, counts, reasons };
}

import { type Deadline, deadlineOf, type ExpiryFacts } from '../../accounts/vacation/expiry.ts';
import { balance, type LedgerFacts, ledger } from '../../accounts/vacation/ledger.ts';
import { refuseYearEnd } from '../../accounts/vacation/messages.ts';
import { proofOf } from '../../accounts/vacation/notice.ts';
import type { StoredKind } from '../../accounts/vacation/posting.ts';
import { type Day, yearOf } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import type { Refusal } from '../../wire/refusal.ts';

export interface YearEndFacts {
  ledger: LedgerFacts;
  expiry: ExpiryFacts;
}

/** What an admin decided for a person. */
export interface YearEndChoice {
  /** The days of somebody who was sick all the time expire without a notice (LED-12). */
  expire: boolean;
  /** What was taken too much counts against the new year (LED-04). */
  carry: boolean;
}

/** The vacation of one year, and what its deadline makes of it. */
export interface BucketEnd {
  year: number;
  deadline: Deadline;
  /** When the notice was read that lets it expire. */
  read: Day | null;
  /** What is left after all days up to the deadline, whatever was posted as expired. */
  left: number;
  /** The deadline is over: only then it is posted. */
  isDue: boolean;
  /** An earlier run has let it expire. */
  isPosted: boolean;
}

/** Only a year that is over is closed, and none that the account does not know. */
export function yearEndRefusal(year: number, begins: number, today: Day): Refusal | null {
  if (year >= yearOf(today)) return refuseYearEnd('closing_year', 'year', { year: String(year) });
  return year < begins - 1 ? refuseYearEnd('closing_before', 'year', { year: String(begins) }) : null;
}

/** A row that a closing adds. */
export interface YearEndRow {
  year: number;
  day: Day;
  kind: StoredKind & ('expired' | 'carried');
  days: number;
  text: string;
}

/** Of each year up to the one that is closed that has a deadline and days left, or days that were posted as expired. */
export function bucketEnds({ ledger: facts, expiry }: YearEndFacts, year: number, today: Day): BucketEnd[] {
  const years = Array.from({ length: year - facts.begins + 2 }, (_, i) => facts.begins - 1 + i);
  return years.flatMap((each) => {
    const deadline = deadlineOf(expiry, each);
    if (!deadline) return [];
    const read = proofOf(expiry, each, deadline)?.read ?? null;
    const end = { year: each, deadline, read, left: leftOf(facts, each, deadline.day) };
    const posted = facts.postings.filter(({ kind, year: of }) => kind === 'expired' && of === each);
    if (end.left === 0 && posted.length === 0) return [];
    return [{ ...end, isDue: deadline.day < today, isPosted: postedOf(facts, 'expired', each) < 0 }];
  });
}

/** What is left of the vacation of a year after all days up to its deadline (LED-08). */
export function leftOf(facts: LedgerFacts, year: number, deadline: Day): number {
  const postings = facts.postings.filter((one) => one.kind !== 'expired' || one.year !== year);
  const left = balance(ledger({ ...facts, postings }, yearOf(deadline)), deadline).get(year) ?? 0;
  return Math.max(0, round(left));
}

/**
 * Whether it expires: with a notice that was read in time, or where an admin decides so after sickness all the time. What was
 * decided of one year stays decided, and says nothing of the next one (LED-12).
 */
export const expires = (
  { read, deadline, isPosted }: BucketEnd,
  choice: Pick<YearEndChoice, 'expire'>,
): boolean => read !== null || (deadline.needsNoNotice && (choice.expire || isPosted));

/** What was taken too much up to the end of the year. */
export function deficitOf(facts: LedgerFacts, year: number): number {
  return Math.max(0, round(-(balance(ledger(facts, year), `${year}-12-31`).get(year) ?? 0)));
}

/**
 * The rows that make the account what the closing says; none where it is so already. What an earlier run posted and is no longer
 * true is taken back as a difference on its own day.
 */
export function yearEndRows(
  facts: YearEndFacts,
  year: number,
  today: Day,
  choice: YearEndChoice,
): YearEndRow[] {
  const rows: YearEndRow[] = bucketEnds(facts, year, today).flatMap((end) => {
    const { day } = end.deadline;
    const text = `Verfall am ${formatDay(day)}`;
    const wanted = end.isDue && expires(end, choice) ? end.left : 0;
    return differences(facts, 'expired', end.year, new Map([[day, -wanted]]), text);
  });
  const deficit = isCarried(facts, year, choice) ? deficitOf(facts.ledger, year) : 0;
  const first = `${year + 1}-01-01`;
  const text = `Minus aus ${year}`;
  return [...rows, ...differences(facts, 'carried', year + 1, new Map([[first, -deficit]]), text)];
}

/** Whether what was taken too much counts against the new year; once decided it stays so. */
export const isCarried = (facts: YearEndFacts, year: number, choice: Pick<YearEndChoice, 'carry'>): boolean =>
  choice.carry || postedOf(facts.ledger, 'carried', year + 1) < 0;

function differences(
  { ledger: { postings } }: YearEndFacts,
  kind: YearEndRow['kind'],
  year: number,
  wanted: ReadonlyMap<Day, number>,
  text: string,
): YearEndRow[] {
  const missing = new Map(wanted);
  for (const one of postings) {
    if (one.kind === kind && one.year === year) missing.set(one.day, (missing.get(one.day) ?? 0) - one.days);
  }
  return [...missing].flatMap(([day, exact]) => {
    const days = round(exact);
    return days === 0 ? [] : [{ year, day, kind, days, text }];
  });
}

const postedOf = ({ postings }: LedgerFacts, kind: StoredKind, year: number): number =>
  round(postings.reduce((sum, one) => (one.kind === kind && one.year === year ? sum + one.days : sum), 0));

/** What a preview rests on, for its hash: all of the account but what closings of this year posted themselves. */
export function basisOf(
  { ledger: facts, expiry }: YearEndFacts,
  year: number,
  today: Day,
  own: ReadonlySet<number>,
) {
  const postings = facts.postings.filter(({ closing_id }) => closing_id === null || !own.has(closing_id));
  const without = { ...facts, postings };
  return {
    account: ledger(without, year + 1).map(({ day, year: of, kind, days, source }) => [
      day,
      of,
      kind,
      round(days),
      source?.kind ?? null,
      source?.id ?? null,
    ]),
    ends: bucketEnds({ ledger: without, expiry }, year, today).map(({ deadline, read, ...end }) => [
      ...[end.year, deadline.day, deadline.needsNoNotice, read, end.left, end.isDue],
    ]),
  };
}

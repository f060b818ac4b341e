import { type Day, yearOf } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { expiring, figure, lastYearTaken } from './figures.ts';
import { balance, type LedgerFacts, ledger, total } from './ledger.ts';
import type { Posting } from './posting.ts';

/** What a ledger knows beside the facts of every account. */
export type LedgerPart = Pick<LedgerFacts, 'begins' | 'postings' | 'lastDay'>;

/** A person's ledger, of which several places of one answer show something: its postings are computed once. */
export interface OpenLedger {
  /** A year's account as sums of postings; asked for no year before the ledger begins. */
  of: (year: number) => YearBalance;
  /** What the next deadline takes, if something of it is left. */
  expiringOn: (today: Day) => { day: Day; days: number } | undefined;
}

export function openLedger(facts: LedgerFacts): OpenLedger {
  let [through, postings] = [Number.NEGATIVE_INFINITY, [] as Posting[]];
  const upTo = (year: number) => {
    // Most ask for a year and for the next one; later postings change no figure of a year.
    if (year > through) [through, postings] = [year + 1, ledger(facts, year + 1)];
    return postings;
  };
  return {
    of: (year) => balanceOf(inShort(upTo(year), year), year, facts.lastDay),
    expiringOn: (today) => {
      const next = facts.lastDay && expiring(upTo(yearOf(today) + 1), today, facts.lastDay);
      return next && next.figure.value > 0 ? { day: next.deadline, days: next.figure.value } : undefined;
    },
  };
}

/** The postings of a year, and before them one for what each bucket held: ten years are looked through once, not for each figure. */
function inShort(postings: readonly Posting[], year: number): Posting[] {
  const from = postings.findIndex(({ day }) => day >= `${year}-01-01`);
  const to = postings.findLastIndex(({ day }) => day <= `${year}-12-31`);
  const day = `${year - 1}-12-31`;
  const before = balance(postings, day);
  const held = [...before].map(
    ([bucket, days]): Posting => ({
      day,
      year: bucket,
      days,
      kind: 'opening',
      text: '',
      project: null,
      source: null,
      law: null,
    }),
  );
  return [...held, ...postings.slice(from, to + 1)];
}

function balanceOf(postings: readonly Posting[], year: number, lastDay: LedgerFacts['lastDay']): YearBalance {
  const end = `${year}-12-31`;
  const lastYear = figure(postings, 'last_year', end).value;
  const lastYearUsed = positive(lastYearTaken(postings, year).value);
  const left = balance(postings, end);
  const lapsed = lapsedOf(postings, [...left.keys()], year, lastDay);
  const isOver = (bucket: number) => lapsed.some((one) => one.bucket === bucket);
  return {
    entitlement: figure(postings, 'entitlement', end).value,
    lastYear,
    lastYearUsed,
    lastYearOverdrawn: Math.max(0, round(lastYearUsed - lastYear)),
    taken: positive(figure(postings, 'taken', end).value),
    open: total(left),
    usable: total(new Map([...left].filter(([bucket]) => !isOver(bucket)))),
    lapsed: lapsed.map(({ last, days }) => ({ last, days })),
  };
}

/** Days taken are negative in the ledger. */
const positive = (days: number) => (days === 0 ? 0 : -days);

/** Buckets whose deadline is before the end of the year: nothing of them is used after it. */
function lapsedOf(
  postings: readonly Posting[],
  buckets: readonly number[],
  year: number,
  lastDay: LedgerFacts['lastDay'],
): { bucket: number; last: Day; days: number }[] {
  return buckets.flatMap((bucket) => {
    const last = lastDay?.(bucket) ?? null;
    if (last === null || last >= `${year}-12-31`) return [];
    const days = yearOf(last) === year ? Math.max(0, balance(postings, last).get(bucket) ?? 0) : 0;
    return [{ bucket, last, days }];
  });
}

/** What a year's account says. */
export interface YearBalance {
  entitlement: number;
  lastYear: number;
  lastYearUsed: number;
  /** Days of last year's vacation beyond the remainder. */
  lastYearOverdrawn: number;
  taken: number;
  /** What is left of the year; negative when more was taken than available. */
  open: number;
  /** The same without what could only be used up to a deadline of the year. */
  usable: number;
  /** What is left at each of these deadlines. */
  lapsed: { last: Day; days: number }[];
}

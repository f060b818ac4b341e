import { currentRow } from '../../day/contracts/timeline.ts';
import { type DayFacts, shareOfDay, specialWord } from '../../day/workday/work-day.ts';
import { takesTheDay } from '../../records/entries/status.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { type Day, yearOf } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { enteredIds, lawOf, ofStored, type Posting, type StoredPosting } from './posting.ts';

/** A day of vacation, as the account knows it. */
export interface LedgerEntry {
  /** Missing where the day is only asked for. */
  id?: number | undefined;
  day: Day;
  project: number;
  status: number | null;
  /** 0.5 of half a day; a day without it is a whole one. */
  portion?: number | undefined;
}

export interface LedgerFacts {
  /** The first year; what was left over before is in its opening. */
  begins: number;
  /** Days of vacation in a year. */
  entitlement: (year: number) => number;
  entries: readonly LedgerEntry[];
  work?: DayFacts | undefined;
  postings: readonly StoredPosting[];
  /**
   * The deadline of a bucket of which a notice was read in time: after it the bucket is not used any more. null: it stays
   * alive (LED-03, SET-06).
   */
  lastDay?: ((bucket: number) => Day | null) | undefined;
}

/**
 * All postings from the beginning to the end of a year, in the order of their days (LED-02).
 *
 * A day takes the oldest bucket that is alive on it; what is over takes the bucket of its own year, which may fall below zero
 * and is closed on 1 January ('nicht übertragen', SET-04). 'Urlaub Vorjahr' does the same: the older buckets first, the rest
 * reduces its year. Postings of a year count for all days of the year, so that a correction in June never leaves an old bucket
 * below zero beside a full one.
 *
 *   left over of 2025: 5, 30 a year, no notice     2025  2026
 *   01.01.2026  Eröffnung, Anspruch                   5    30
 *   16.03.2026  3 days                                2    30
 *   06.07.2026  15 days                               0    17
 */
export function ledger(facts: LedgerFacts, through: number): Posting[] {
  const left = new Map<number, number>();
  const postings: Posting[] = [];
  const post = (posting: Posting) => {
    const days = hundredths((left.get(posting.year) ?? 0) + posting.days);
    // An empty bucket is looked at no more.
    if (days === 0) left.delete(posting.year);
    else left.set(posting.year, days);
    postings.push(posting);
  };
  const entered = enteredIds(facts.postings);
  const stored = Map.groupBy(facts.postings, ({ day }) => Math.max(yearOf(day), facts.begins));
  const taken = Map.groupBy(facts.entries.filter(isCounted), ({ day }) => yearOf(day));
  for (let year = facts.begins; year <= through; year++) {
    for (const [bucket, days] of left) if (days < 0) post(notCarried(bucket, year, -days));
    post(entitlementIn(facts, year));
    for (const posting of stored.get(year) ?? []) post(ofStored(posting, entered));
    const entries = (taken.get(year) ?? []).toSorted(byDay);
    for (const entry of entries) for (const posting of charge(entry, left, facts)) post(posting);
  }
  return postings.toSorted((a, b) => byDay(a, b) || rankOf(a) - rankOf(b));
}

/** Days are digits: compared as they are, which a language's order takes ten times as long for. */
const byDay = (a: { day: Day }, b: { day: Day }) => Number(a.day > b.day) - Number(a.day < b.day);

/** Sums of numbers with two decimals; they need no more than that. */
const hundredths = (days: number) => Math.round(days * 100) / 100;

/** What is left of each bucket at the end of a day. */
export function balance(postings: readonly Posting[], day: Day): Map<number, number> {
  const left = new Map<number, number>();
  for (const posting of postings) {
    if (posting.day <= day) left.set(posting.year, hundredths((left.get(posting.year) ?? 0) + posting.days));
  }
  return left;
}

/** The sum of all buckets. */
export const total = (buckets: ReadonlyMap<number, number>): number =>
  round([...buckets.values()].reduce((sum, days) => sum + days, 0));

function isCounted({ project, status }: LedgerEntry): boolean {
  return (project === TYPE.vacation || project === TYPE.vacationLastYear) && takesTheDay(status);
}

function charge(entry: LedgerEntry, left: ReadonlyMap<number, number>, facts: LedgerFacts): Posting[] {
  const { id, day, project, portion = 1 } = entry;
  const year = yearOf(day);
  const kind = facts.work && shareOfDay(facts.work, day);
  let rest = portion * (kind?.share ?? 1);
  const text = textOf(project, portion, kind ? specialWord(kind) : null);
  const posted: Posting[] = [];
  const take = (bucket: number, days: number) => {
    rest = hundredths(rest - days);
    const source = id === undefined ? null : ({ kind: 'entry', id } as const);
    const posting = { day, year: bucket, days: -days, text, project, source, law: null };
    if (days > 0) posted.push({ ...posting, kind: 'taken' });
  };
  const older = [...left.keys()].filter((bucket) => bucket < year && isAlive(facts, bucket, day));
  for (const bucket of older.toSorted((a, b) => a - b)) {
    take(bucket, Math.min(rest, Math.max(0, left.get(bucket) ?? 0)));
  }
  take(year, rest);
  return posted;
}

function textOf(project: number, portion: number, special: string | null): string {
  const kind = project === TYPE.vacation ? 'Urlaub' : 'Urlaub Vorjahr';
  return [kind, portion < 1 && 'halber Tag', special].filter(Boolean).join(', ');
}

function isAlive({ lastDay }: Pick<LedgerFacts, 'lastDay'>, bucket: number, day: Day): boolean {
  const last = lastDay?.(bucket) ?? null;
  return last === null || day <= last;
}

function entitlementIn({ entitlement, work }: LedgerFacts, year: number): Posting {
  const contract = work?.contracts && currentRow(work.contracts, `${year}-12-31`);
  return {
    ...atNewYear(year),
    year,
    kind: 'entitlement',
    days: round(entitlement(year)),
    text: `Anspruch ${year}`,
    source: contract?.id ? { kind: 'contract', id: contract.id } : null,
    law: lawOf('entitlement'),
  };
}

function notCarried(bucket: number, year: number, days: number): Posting {
  const text = `Mehr genommen, als aus ${bucket} übrig war`;
  return { ...atNewYear(year), year: bucket, kind: 'not_carried', days, text, law: null };
}

const atNewYear = (year: number) => ({ day: `${year}-01-01`, project: null, source: null });

/** On 1 January: what is over is closed before what begins. */
const ORDER: readonly Posting['kind'][] = ['not_carried', 'opening', 'entitlement'];
const rankOf = ({ kind }: Posting) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

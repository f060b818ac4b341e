import { type Figure, figure, sumOf } from '../../accounts/vacation/figures.ts';
import { balance, ledger } from '../../accounts/vacation/ledger.ts';
import type { Posting } from '../../accounts/vacation/posting.ts';
import type { Day } from '../../time/day.ts';
import { yearOf } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import {
  type BucketEnd,
  bucketEnds,
  expires,
  isCarried,
  type YearEndChoice,
  type YearEndFacts,
} from './year-end.ts';

export const YEAR_END_FIGURES = ['entitlement', 'taken', 'rest', 'carried', 'expires'] as const;
export type YearEndFigureName = (typeof YEAR_END_FIGURES)[number];

type YearEndFigures = Record<'rest' | 'carried' | 'expires', Figure> &
  Record<'entitlement' | 'taken', Figure | null>;

/**
 * The numbers of a closing with the postings that each is the sum of. Anspruch and Genommen are those of the account; it knows
 * neither of the year before it began.
 */
export function yearEndFigures(
  facts: YearEndFacts,
  year: number,
  today: Day,
  choice: YearEndChoice,
): YearEndFigures {
  const postings = ledger(facts.ledger, year + 1);
  const isKnown = year >= facts.ledger.begins;
  const atEnd = postings.filter(isOfOldYear(year));
  const left = balance(atEnd, `${year + 1}-01-01`);
  const carry = isCarried(facts, year, choice);
  const goesOn = (days: number) => days > 0 || (carry && days < 0);
  const carried = new Set([...left].filter(([, days]) => goesOn(days)).map(([bucket]) => bucket));
  const lost = bucketEnds(facts, year, today).filter((end) => end.left > 0 && expires(end, choice));
  return {
    entitlement: isKnown ? sumOf(postings, isEntitlementOf(year)) : null,
    taken: isKnown ? figure(postings, 'taken', `${year}-12-31`) : null,
    rest: sumOf(atEnd, ({ year: bucket }) => left.get(bucket) !== 0),
    carried: sumOf(atEnd, ({ year: bucket }) => carried.has(bucket)),
    expires: joined(lost.map((end) => lostOf(facts, end))),
  };
}

const isEntitlementOf = (year: number) => (one: Posting) =>
  one.year === year && ['entitlement', 'extra', 'correction'].includes(one.kind);

/** What was left over before the first year of the account is posted on its 1 January. */
const isOfOldYear = (year: number) => (one: Posting) =>
  one.year <= year && (one.day <= `${year}-12-31` || one.kind === 'opening');

/** All of a year up to its deadline; what was posted as expired is what they say. */
function lostOf({ ledger: facts }: YearEndFacts, { year, deadline }: BucketEnd): Figure {
  const postings = facts.postings.filter((one) => one.kind !== 'expired' || one.year !== year);
  const all = ledger({ ...facts, postings }, yearOf(deadline.day));
  return sumOf(all, (one) => one.year === year && one.day <= deadline.day);
}

const joined = (figures: readonly Figure[]): Figure => ({
  value: round(figures.reduce((sum, { value }) => sum + value, 0)),
  postings: figures.flatMap(({ postings }) => postings),
});

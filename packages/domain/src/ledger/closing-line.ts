import type { Day } from '../calendar/day.ts';
import { formatDay, formatNumber } from '../calendar/format.ts';
import { round } from '../calendar/rounding.ts';
import { balance, ledger } from './ledger.ts';
import type { Posting } from './posting.ts';
import {
  type BucketEnd,
  bucketEnds,
  type ClosingChoice,
  type ClosingFacts,
  closingRows,
  decidedOf,
  deficitOf,
  expires,
} from './year-end.ts';

/** A line of the preview. */
export interface ClosingLine {
  /** Null of the year before the account began: it knows only what was left over. */
  entitlement: number | null;
  taken: number | null;
  rest: number;
  carried: number;
  expires: number;
  /** 'Gelesen am 16.03.2027' or 'Kein Nachweis – verfällt nicht.' */
  proof: string;
  note: string;
  /** Days that expire only where an admin decides so. */
  undecided: number;
  /** Days taken too much, which count against the new year only where an admin decides so. */
  deficit: number;
  /** What an earlier run decided. */
  decided: ClosingChoice;
  /** How many rows applying it would add now. */
  rows: number;
}

export function closingLine(facts: ClosingFacts, year: number, today: Day): ClosingLine {
  const postings = ledger(facts.ledger, year + 1);
  const isKnown = year >= facts.ledger.begins;
  const ends = bucketEnds(facts, year, today);
  const decided = decidedOf(facts, year, today, { expire: false, carry: false });
  const atEnd = [...balance(postings.filter(isOfOldYear(year)), `${year + 1}-01-01`)];
  const deficit = deficitOf(facts.ledger, year);
  const own = ends.filter((end) => expires(end, decided));
  const open = ends.filter((end) => !expires(end, decided) && end.deadline.needsNoNotice);
  const positive = atEnd.reduce((sum, [, days]) => sum + Math.max(0, days), 0);
  return {
    entitlement: isKnown ? sumOf(postings, isEntitlementOf(year)) : null,
    taken: isKnown ? 0 - sumOf(postings, isTakenIn(year)) : null,
    rest: round(atEnd.reduce((sum, [, days]) => sum + days, 0)),
    carried: round(positive - (decided.carry ? deficit : 0)),
    expires: round(own.reduce((sum, { left }) => sum + left, 0)),
    proof: proofText(ends, decided),
    note: noteOf(ends, deficit, decided),
    undecided: round(open.reduce((sum, { left }) => sum + left, 0)),
    deficit,
    decided,
    rows: closingRows(facts, year, today, decided).length,
  };
}

const isEntitlementOf = (year: number) => (one: Posting) =>
  one.year === year && ['entitlement', 'extra', 'correction'].includes(one.kind);
const isTakenIn = (year: number) => (one: Posting) => one.kind === 'taken' && one.day.startsWith(`${year}-`);

/** What was left over before the first year of the account is posted on its 1 January. */
const isOfOldYear = (year: number) => (one: Posting) =>
  one.year <= year && (one.day <= `${year}-12-31` || one.kind === 'opening');

export const NO_PROOF = 'Kein Nachweis – verfällt nicht.';

function proofText(ends: readonly BucketEnd[], decided: ClosingChoice): string {
  const texts = ends
    .filter(({ left }) => left > 0)
    .map((end) => ({
      year: end.year,
      text: end.read
        ? `Gelesen am ${formatDay(end.read)}`
        : expires(end, decided)
          ? 'Ohne Hinweis'
          : NO_PROOF,
    }));
  return texts.length === 1
    ? (texts[0]?.text ?? '')
    : texts.map(({ year, text }) => `${year}: ${text}`).join(' ');
}

function noteOf(ends: readonly BucketEnd[], deficit: number, decided: ClosingChoice): string {
  const notes = ends.flatMap((end) => {
    const { sickSince, day } = end.deadline;
    const ahead = end.left > 0 && expires(end, decided) && !end.isDue;
    return [
      sickSince && `krank seit ${formatDay(sickSince)}`,
      ahead && `${formatNumber(end.left)} verfallen am ${formatDay(day)}; gebucht wird danach`,
    ].filter((note) => typeof note === 'string');
  });
  if (deficit > 0) notes.push(`${formatNumber(deficit)} zu viel genommen`);
  return notes.join('; ');
}

const sumOf = (postings: readonly Posting[], counts: (one: Posting) => boolean): number =>
  round(postings.reduce((sum, one) => (counts(one) ? sum + one.days : sum), 0));

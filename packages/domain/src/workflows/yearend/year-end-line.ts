import type { Day } from '../../time/day.ts';
import { formatDay, formatNumber } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import { yearEndFigures } from './figures.ts';
import {
  type BucketEnd,
  bucketEnds,
  decidedOf,
  deficitOf,
  expires,
  type YearEndChoice,
  type YearEndFacts,
  yearEndRows,
} from './year-end.ts';

/** A line of the preview. */
export interface YearEndLine {
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
  decided: YearEndChoice;
  /** How many rows applying it would add now. */
  rows: number;
}

const NO_CHOICE: YearEndChoice = { expire: false, carry: false };

export function yearEndLine(facts: YearEndFacts, year: number, today: Day): YearEndLine {
  const figures = yearEndFigures(facts, year, today, NO_CHOICE);
  const ends = bucketEnds(facts, year, today);
  const decided = decidedOf(facts, year, today, NO_CHOICE);
  const deficit = deficitOf(facts.ledger, year);
  const open = ends.filter((end) => !expires(end, decided) && end.deadline.needsNoNotice);
  return {
    entitlement: figures.entitlement?.value ?? null,
    taken: figures.taken && 0 - figures.taken.value,
    rest: figures.rest.value,
    carried: figures.carried.value,
    expires: figures.expires.value,
    proof: proofText(ends, decided),
    note: noteOf(ends, deficit, decided),
    undecided: round(open.reduce((sum, { left }) => sum + left, 0)),
    deficit,
    decided,
    rows: yearEndRows(facts, year, today, decided).length,
  };
}

export const NO_PROOF = 'Kein Nachweis – verfällt nicht.';

function proofText(ends: readonly BucketEnd[], decided: YearEndChoice): string {
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

function noteOf(ends: readonly BucketEnd[], deficit: number, decided: YearEndChoice): string {
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

import type { Day } from '../../time/day.ts';
import { formatDay, formatNumber } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import { yearEndFigures } from './figures.ts';
import {
  type BucketEnd,
  bucketEnds,
  deficitOf,
  expires,
  isCarried,
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
  const deficit = deficitOf(facts.ledger, year);
  const withoutNotice = ends.filter(({ deadline }) => deadline.needsNoNotice);
  const open = withoutNotice.filter((end) => !expires(end, NO_CHOICE));
  return {
    entitlement: figures.entitlement?.value ?? null,
    taken: figures.taken && 0 - figures.taken.value,
    rest: figures.rest.value,
    carried: figures.carried.value,
    expires: figures.expires.value,
    proof: proofText(ends),
    note: noteOf(ends, deficit),
    undecided: round(open.reduce((sum, { left }) => sum + left, 0)),
    deficit,
    decided: {
      expire: withoutNotice.some(({ isPosted }) => isPosted),
      carry: isCarried(facts, year, NO_CHOICE),
    },
    rows: yearEndRows(facts, year, today, NO_CHOICE).length,
  };
}

export const NO_PROOF = 'Kein Nachweis – verfällt nicht.';

function proofText(all: readonly BucketEnd[]): string {
  const ends = all.filter(({ left }) => left > 0);
  const texts = ends.map((end) => {
    if (end.read) return `Gelesen am ${formatDay(end.read)}`;
    return expires(end, NO_CHOICE) ? 'Ohne Hinweis' : NO_PROOF;
  });
  return texts.map((text, at) => (ends.length > 1 ? `${ends[at]?.year}: ${text}` : text)).join(' ');
}

function noteOf(ends: readonly BucketEnd[], deficit: number): string {
  const notes = ends.flatMap((end) => {
    const { sickSince, day } = end.deadline;
    const ahead = end.left > 0 && expires(end, NO_CHOICE) && !end.isDue;
    return [
      sickSince && `krank seit ${formatDay(sickSince)}`,
      ahead && `${formatNumber(end.left)} verfallen am ${formatDay(day)}; gebucht wird danach`,
    ].filter((note) => typeof note === 'string');
  });
  if (deficit > 0) notes.push(`${formatNumber(deficit)} zu viel genommen`);
  return notes.join('; ');
}

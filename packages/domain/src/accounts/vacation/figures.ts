import { TYPE } from '../../records/entries/type-codes.ts';
import { type Day, yearOf } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { balance, type LedgerFacts } from './ledger.ts';
import type { Posting } from './posting.ts';

export const FIGURES = ['entitlement', 'last_year', 'taken', 'planned', 'open', 'expiring'] as const;
export type FigureName = (typeof FIGURES)[number];

/** A number and the postings that it is the sum of: what was taken is below zero. */
export interface Figure {
  value: number;
  postings: Posting[];
}

const OF_ENTITLEMENT: readonly Posting['kind'][] = ['entitlement', 'extra', 'correction'];

/** The figures of a day, each as postings of the ledger (LED-04). */
export function figure(
  postings: readonly Posting[],
  name: FigureName,
  asOf: Day,
  lastDay?: LedgerFacts['lastDay'],
): Figure {
  const year = yearOf(asOf);
  const inYear = (posting: Posting) => yearOf(posting.day) === year;
  const isTaken = (posting: Posting) => inYear(posting) && posting.project === TYPE.vacation;
  switch (name) {
    case 'entitlement':
      return sumOf(
        postings,
        ({ year: bucket, kind, day }) =>
          bucket === year && OF_ENTITLEMENT.includes(kind) && yearOf(day) === year,
      );
    case 'last_year':
      return sumOf(
        withoutSettled(postings, year),
        (posting) => posting.year < year && isBefore(posting, year),
      );
    case 'taken':
      return sumOf(postings, (posting) => isTaken(posting) && posting.day <= asOf);
    case 'planned':
      return sumOf(postings, (posting) => isTaken(posting) && posting.day > asOf);
    case 'open':
      return sumOf(withoutSettled(postings, year), ({ day }) => yearOf(day) <= year);
    case 'expiring':
      return expiring(postings, asOf, lastDay)?.figure ?? { value: 0, postings: [] };
  }
}

/** What was there on the morning of 1 January. */
function isBefore({ day, kind, fromNewYear }: Posting, year: number): boolean {
  if (fromNewYear && yearOf(day) === year) return true;
  return day < `${year}-01-01` || (day === `${year}-01-01` && kind !== 'taken');
}

/** Days of 'Urlaub Vorjahr' in the year, 'davon genommen' beside what was left over (SET-05). */
export function lastYearTaken(postings: readonly Posting[], year: number): Figure {
  return sumOf(postings, ({ day, project }) => yearOf(day) === year && project === TYPE.vacationLastYear);
}

/** What the next deadline would take of the buckets of which a notice was read in time. */
export function expiring(
  postings: readonly Posting[],
  asOf: Day,
  lastDay: LedgerFacts['lastDay'],
): { deadline: Day; figure: Figure } | null {
  const buckets = [...new Set(postings.map(({ year }) => year))].filter((year) => year <= yearOf(asOf));
  const dated = buckets.map((year) => ({ year, last: lastDay?.(year) ?? null }));
  const [deadline] = dated.flatMap(({ last }) => (last !== null && last >= asOf ? [last] : [])).toSorted();
  if (!deadline) return null;
  const left = balance(postings, deadline);
  const lost = dated.filter(({ year, last }) => last === deadline && (left.get(year) ?? 0) > 0);
  const years = lost.map(({ year }) => year);
  return { deadline, figure: sumOf(postings, ({ year, day }) => years.includes(year) && day <= deadline) };
}

/** Without the older buckets that were empty at the turn of the year and have not moved since: their sum is nothing. */
function withoutSettled(postings: readonly Posting[], year: number): Posting[] {
  const left = balance(postings, `${year - 1}-12-31`);
  const moved = new Set(
    postings.filter((posting) => yearOf(posting.day) === year).map((posting) => posting.year),
  );
  return postings.filter((posting) => left.get(posting.year) || moved.has(posting.year));
}

export function sumOf(postings: readonly Posting[], belongs: (posting: Posting) => boolean): Figure {
  const found = postings.filter(belongs);
  return { value: round(found.reduce((sum, { days }) => sum + days, 0)), postings: found };
}

import { isRecorded } from '../../day/contracts/recorded.ts';
import { costOfDay, type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import { isInHours, portionOfHours } from '../../records/entries/halves.ts';
import { takesTheDay } from '../../records/entries/status.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { goesOn } from '../../records/sickcases/cases.ts';
import { type Day, lastOfMonth, yearOf } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { type Figure, figure, sumOf } from '../vacation/figures.ts';
import { balance, type LedgerFacts, ledger } from '../vacation/ledger.ts';
import type { Posting, StoredPosting } from '../vacation/posting.ts';
import type { Contingent, ContingentFigureName } from './contract.ts';
import { type AmountRow, entitledIn } from './entitled.ts';

/** A day that takes from a contingent. */
export interface ContingentDay {
  /** Missing where the day is only asked for. */
  id?: number | undefined;
  day: Day;
  status: number | null;
  portion: number;
  /** What the day owes of it, for contingents of hours. */
  hours: number;
  /** Of an absence in hours. */
  away_minutes?: number | null | undefined;
  /** The kind of absence. */
  name: string;
}

export interface ContingentFacts {
  contingent: Pick<Contingent, 'unit' | 'per' | 'prorata' | 'carry' | 'only_for'>;
  amounts: readonly AmountRow[];
  days: readonly ContingentDay[];
  postings: readonly StoredPosting[];
  work: WorkFacts;
}

/** What a day takes: of a day that is free as a half, half; of hours what they are of the day. */
function costOf({ contingent, work }: ContingentFacts, { day, hours, ...asked }: ContingentDay): number {
  if (contingent.unit === 'hours') return hours;
  const { away_minutes, portion } = asked;
  if (!isInHours({ away_minutes })) return costOfDay(work, day, portion);
  return round(costOfDay(work, day, portionOfHours(away_minutes ?? 0, workDay(work, day).minutes)));
}

export const entitledBy = ({ contingent, amounts, work }: ContingentFacts, year: number): number =>
  entitledIn({ contingent, amounts, contracts: work.contracts }, year);

/** Days that count: requested and approved ones, as far as the person is recorded. */
export const countedDays = ({ days, work }: ContingentFacts): ContingentDay[] =>
  days
    .filter(({ day, status }) => takesTheDay(status) && isRecorded(work, day))
    .toSorted((a, b) => a.day.localeCompare(b.day));

/**
 * A contingent of each year is an account like that of vacation: a bucket a year, of which what is left can be used until the
 * end of the year, or until a day of the next one, and then before that year's own days (SET-45).
 */
function ledgerFacts(facts: ContingentFacts): LedgerFacts {
  const { contingent, amounts, postings } = facts;
  const begins = Math.min(...amounts.filter(({ own }) => !own).map(({ year }) => year));
  return {
    begins,
    entitlement: (year) => entitledBy(facts, year),
    entries: countedDays(facts).map((day) => ({
      ...day,
      project: TYPE.vacation,
      portion: costOf(facts, day),
    })),
    postings,
    lastDay: (bucket) => lastDayOf(contingent, bucket),
  };
}

const lastDayOf = ({ carry }: Pick<Contingent, 'carry'>, bucket: number): Day =>
  carry ? `${bucket + 1}-${carry}` : `${bucket}-12-31`;

/** Its postings up to the end of a year, in its own words. */
export function contingentLedger(facts: ContingentFacts, through: number): Posting[] {
  const names = new Map(facts.days.map(({ id, name }) => [id, name]));
  return ledger(ledgerFacts(facts), through).map((posting) => {
    if (posting.kind === 'entitlement') return { ...posting, source: null, law: null };
    if (posting.kind !== 'taken') return posting;
    const id = posting.source?.id;
    return { ...posting, text: names.get(id) ?? '', project: null };
  });
}

/** What a year has left at its end of its own days; below zero where more was taken. */
export const leftOfYear = (postings: readonly Posting[], year: number): number =>
  balance(postings, `${year}-12-31`).get(year) ?? 0;

/** A number of a day with the postings that it is the sum of: what was taken is below zero. */
export function contingentFigureOf(facts: ContingentFacts, name: ContingentFigureName, asOf: Day): Figure {
  if (facts.contingent.per !== 'year') return figureOfSpan(facts, name, asOf);
  const year = yearOf(asOf);
  const postings = contingentLedger(facts, year);
  const isTaken = ({ kind, day }: Posting) => kind === 'taken' && yearOf(day) === year;
  const isUsable = ({ year: bucket }: Posting) =>
    bucket <= year && lastDayOf(facts.contingent, bucket) >= asOf;
  switch (name) {
    case 'entitlement':
      return figure(postings, 'entitlement', asOf);
    case 'carried':
      return sumOf(
        postings,
        ({ year: bucket, day }) =>
          bucket < year && lastDayOf(facts.contingent, bucket) >= `${year}-01-01` && day < `${year}-01-01`,
      );
    case 'taken':
      return sumOf(postings, (posting) => isTaken(posting) && posting.day <= asOf);
    case 'planned':
      return sumOf(postings, (posting) => isTaken(posting) && posting.day > asOf);
    case 'left':
      return sumOf(postings, isUsable);
  }
}

/** Of an occasion, or of 24 months: what there is for it, and the days of it. */
function figureOfSpan(facts: ContingentFacts, name: ContingentFigureName, asOf: Day): Figure {
  const year = yearOf(asOf);
  const days = spanOf(facts, asOf);
  const granted: Posting = {
    day: days[0]?.day ?? asOf,
    year,
    kind: 'entitlement',
    days: entitledBy(facts, year),
    text: facts.contingent.per === 'case' ? 'Je Anlass' : 'In 24 Monaten',
    project: null,
    source: null,
    law: null,
  };
  const taken = days.map(
    (day): Posting => ({
      ...granted,
      day: day.day,
      year: yearOf(day.day),
      kind: 'taken',
      days: -costOf(facts, day),
      text: day.name,
      source: day.id === undefined ? null : { kind: 'entry', id: day.id },
    }),
  );
  const postings = [granted, ...taken];
  const isOf = (posting: Posting) => {
    if (name === 'entitlement') return posting.kind === 'entitlement';
    if (name === 'left') return true;
    if (name === 'carried') return false;
    return posting.kind === 'taken' && posting.day > asOf === (name === 'planned');
  };
  return sumOf(postings, isOf);
}

/** The days that count together with a day: those of its occasion, or of the 24 months that end with it. */
export function spanOf(facts: ContingentFacts, day: Day): ContingentDay[] {
  const days = countedDays(facts);
  if (facts.contingent.per === 'months_24') {
    const from = twoYearsBefore(day);
    return days.filter((one) => one.day > from && one.day <= day);
  }
  return occasions(facts, days).find((of) => isWithin(of, day)) ?? [];
}

const isWithin = (of: readonly ContingentDay[], day: Day) =>
  (of[0] as ContingentDay).day <= day && day <= (of.at(-1) as ContingentDay).day;

/** Days between which nothing was owed are one occasion, as a case of sickness is one. */
function occasions({ work }: ContingentFacts, days: readonly ContingentDay[]): ContingentDay[][] {
  const found: ContingentDay[][] = [];
  for (const day of days) {
    const before = found.at(-1)?.at(-1);
    const isSame = before && (before.day === day.day || goesOn(work, before.day, day.day));
    if (isSame) found.at(-1)?.push(day);
    else found.push([day]);
  }
  return found;
}

/** The same day two years before; of 29 February the last one of that month. */
function twoYearsBefore(day: Day): Day {
  const same = `${yearOf(day) - 2}${day.slice(4)}`;
  const last = lastOfMonth(`${same.slice(0, 8)}01`);
  return same > last ? last : same;
}

/** What these days take, and what is left for them, at zero at the least. */
export const sumOfDays = (facts: ContingentFacts, days: readonly ContingentDay[]): number =>
  round(days.reduce((sum, day) => sum + costOf(facts, day), 0));

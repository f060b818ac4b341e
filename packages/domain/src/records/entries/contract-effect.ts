import { firstDifference, type TimelineChange } from '../../day/contracts/changes.ts';
import type { ContractPreview } from '../../day/contracts/contract.ts';
import type { WorkDay } from '../../day/workday/work-day.ts';
import {
  addDays,
  type Day,
  daysFrom,
  firstOfMonth,
  firstOfYear,
  latest,
  monthOf,
  yearOf,
} from '../../time/day.ts';
import type { Credit } from './credit.ts';
import { type Half, storedFigures } from './halves.ts';
import { hasTarget, takesTheDay } from './status.ts';
import { TYPE } from './type-codes.ts';

type DayOf = Pick<WorkDay, 'employed' | 'working' | 'hours' | 'minutes'>;

export interface StoredDay {
  id: number;
  day: Day;
  project: number;
  status: number | null;
  hours: number;
  target: number | null;
  half: Half;
  away_minutes?: number | null;
  credit?: Credit | null;
}

export interface PreviewFacts {
  change: TimelineChange;
  /** The first day that changes without a reason. */
  open: Day;
  /** What a day is for the person, under each of the two time lines. */
  before: (day: Day) => DayOf;
  after: (day: Day) => DayOf;
  /** Days of vacation in a year. */
  entitlement: { before: (year: number) => number; after: (year: number) => number };
  /** What is stored from the first day of the change on. */
  stored: readonly StoredDay[];
}

const MONTHS_AHEAD = 12;
const YEARS_BACK = 10;

/** What a changed time line does to the figures of a person (CON-10). It has been let through by `timelineRefusal`. */
export function previewOfChange(facts: PreviewFacts, today: Day): ContractPreview {
  const from = changedFrom(facts.change, today);
  return {
    entitlement: entitlements(facts, from, today),
    targets: targetsByMonth(facts, latest(from, firstOfYear(today))),
    days: recalculable(facts, from).map(({ day, before, after }) => ({ day, before, after })),
    absences: lostAbsences(facts, from).map(({ id, day, project, status }) => ({
      id,
      day,
      project,
      status: status as number,
    })),
  };
}

/** The first day on which something is different. */
export function changedFrom(change: TimelineChange, today: Day): Day {
  return firstDifference(change) ?? today;
}

/** Of this year and those to come; of the years before those that change. */
function entitlements({ entitlement: { before, after } }: PreviewFacts, from: Day, today: Day) {
  const year = yearOf(today);
  const first = Math.min(year, Math.max(yearOf(from), year - YEARS_BACK));
  return yearsFrom(first, Math.max(year, yearOf(from)) + 1)
    .map((one) => ({ year: one, before: before(one), after: after(one) }))
    .filter((one) => one.year >= year || one.before !== one.after);
}

const yearsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

function targetsByMonth({ before, after }: PreviewFacts, from: Day) {
  const months = new Map<string, { before: number; after: number }>();
  const first = firstOfMonth(from);
  for (const day of daysFrom(first, addDays(first, 31 * MONTHS_AHEAD))) {
    const sum = months.get(monthOf(day)) ?? { before: 0, after: 0 };
    sum.before += before(day).minutes;
    sum.after += after(day).minutes;
    months.set(monthOf(day), sum);
  }
  return [...months].slice(0, MONTHS_AHEAD).map(([month, sums]) => ({ month, ...sums }));
}

export interface Recalculated {
  id: number;
  day: Day;
  /** Minutes. */
  before: number;
  after: number;
  /** What is stored when it is recalculated. */
  figures: ReturnType<typeof storedFigures>;
}

/**
 * Entries of days that change, whose stored hours the changed time line would give another value: asked for, never done by
 * itself (CON-09).
 */
export function recalculable({ stored, before: was, after }: PreviewFacts, from: Day): Recalculated[] {
  const changes = (day: Day) => was(day).minutes !== after(day).minutes;
  return stored
    .filter((entry) => entry.day >= from && isMeasured(entry) && changes(entry.day))
    .map((entry) => {
      const figures = storedFigures(entry, after(entry.day));
      return {
        id: entry.id,
        day: entry.day,
        before: minutesOf(entry),
        after: minutesOf(figures),
        figures,
      };
    })
    .filter(({ before, after: minutes }) => before !== minutes);
}

const minutesOf = ({ target, hours }: Pick<StoredDay, 'target' | 'hours'>) =>
  Math.round((target ?? hours) * 60);

/** Working time and absences that count have been given the hours of their day; project bookings have their own. */
function isMeasured(entry: StoredDay): boolean {
  return entry.project === TYPE.work ? hasTarget(entry) : takesTheDay(entry.status);
}

/** Absences on days on which the person would no longer work; cancelled by a tick alone. */
export function lostAbsences({ stored, before, after }: PreviewFacts, from: Day): StoredDay[] {
  const works = ({ employed, working }: DayOf) => employed && working;
  return stored.filter(
    ({ day, status }) => day >= from && takesTheDay(status) && works(before(day)) && !works(after(day)),
  );
}

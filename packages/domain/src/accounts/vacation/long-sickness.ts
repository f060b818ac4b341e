import { type DayFacts, isWorked, kindOfDay } from '../../day/workday/work-day.ts';
import { takesTheDay } from '../../records/entries/status.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, type Day } from '../../time/day.ts';
import type { VacationDay } from './vacation-account.ts';

export interface Sickness {
  away: readonly VacationDay[];
  work?: DayFacts | undefined;
}

/** Where nobody says otherwise somebody works from Monday to Friday. */
const USUAL: DayFacts = { working_days: null };
/** Longer than any holidays; who has no working day within it does not work. */
const SEARCHED = 31;

/** How much of a working day the person owes, recorded or not; 0 on any other day. */
export function owed({ work = USUAL }: Sickness, day: Day): number {
  const kind = kindOfDay(work, day);
  return isWorked(kind) ? kind.share : 0;
}

/** How much of the day is taken by absences of a type: 0.5 of one half. */
export function awayOn({ away }: Sickness, day: Day, types: readonly number[]): number {
  const shares = sharesOf(away).get(day);
  return shares ? types.reduce((sum, type) => sum + (shares.get(type) ?? 0), 0) : 0;
}

/** A sickness of a year and more is walked day by day. */
const known = new WeakMap<Sickness['away'], Map<Day, Map<number, number>>>();

function sharesOf(away: Sickness['away']): Map<Day, Map<number, number>> {
  const before = known.get(away);
  if (before) return before;
  const days = new Map<Day, Map<number, number>>();
  for (const { day, project, status, portion = 1 } of away) {
    if (!takesTheDay(status)) continue;
    const shares = days.get(day) ?? new Map<number, number>();
    days.set(day, shares.set(project, (shares.get(project) ?? 0) + portion));
  }
  known.set(away, days);
  return days;
}

const isSick = (facts: Sickness, day: Day) => awayOn(facts, day, [TYPE.sickness]) >= owed(facts, day);

/** Sick on the last working day before the day, on the day itself, and on the first one after it (SET-08). */
export function isSickAround(facts: Sickness, day: Day): boolean {
  if (!facts.away.some(({ project }) => project === TYPE.sickness)) return false;
  const before = workingDay(facts, day, -1);
  const after = workingDay(facts, day, 1);
  return before !== null && after !== null && [before, day, after].every((each) => isSick(facts, each));
}

/** The first day of the sickness without a gap that lasts until `day`, not before `earliest`; null where it does not reach `day`. */
export function sickSince(facts: Sickness, day: Day, earliest: Day = '1900-01-01'): Day | null {
  let first: Day | null = null;
  for (let each = day; each >= earliest && isSick(facts, each); each = addDays(each, -1)) {
    if (owed(facts, each) > 0 || each === earliest) first = each;
    else if (workingDay(facts, each, -1) === null) break;
  }
  return first;
}

function workingDay(facts: Sickness, day: Day, step: 1 | -1): Day | null {
  for (let n = 1; n <= SEARCHED; n++) {
    const each = addDays(day, n * step);
    if (owed(facts, each) > 0) return each;
  }
  return null;
}

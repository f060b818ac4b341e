import type { AccountFacts } from '../../accounts/overtime/account.ts';
import {
  type AccountEntry,
  balanceOfDay,
  countsToday,
  isCounting,
  workedMinutes,
} from '../../accounts/overtime/day-balance.ts';
import { figuresForLead } from '../../accounts/overtime/veiled.ts';
import { costOfDay, kindOfDay } from '../../day/workday/work-day.ts';
import { isInHours, portionOf } from '../../records/entries/halves.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { daysFrom, lastOfMonth } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';

/** What an office looks at before it closes a month: minutes of the days that count, and days of absence. */
export interface MonthFigures {
  target: number;
  worked: number;
  /** Days of vacation, requested ones as well, and of sickness. */
  vacation: number;
  sick: number;
}

type Facts = Pick<AccountFacts, 'today' | 'work' | 'settings' | 'isRunning'>;

/**
 * The sums that the sheet of the month has, without making the sheet: a list asks them of everybody. Veiled for a lead who may
 * not know what an absence does to the target.
 */
export function monthFigures(
  facts: Facts,
  month: string,
  entries: readonly AccountEntry[],
  isVeiled = false,
): MonthFigures {
  const first = `${month}-01`;
  const ofDays = Map.groupBy(entries, ({ day }) => day);
  const sums = { target: 0, worked: 0 };
  for (const day of daysFrom(first, lastOfMonth(first))) {
    const ofDay = ofDays.get(day) ?? [];
    const counts = day < facts.today || (day === facts.today && countsToday(ofDay, facts.isRunning));
    const { employed, recorded } = kindOfDay(facts.work, day);
    if (!counts || (employed && !recorded)) continue;
    const { target, credited } = balanceOfDay(facts, day, ofDay);
    const worked = workedMinutes(ofDay);
    sums.target += isVeiled ? figuresForLead({ worked, target, credited }).target : target;
    sums.worked += worked;
  }
  return { ...sums, ...daysAway(facts, entries) };
}

/** Those of a closed month are what they were: nobody can change an entry of it. */
export function daysAway(
  { work }: Pick<AccountFacts, 'work'>,
  entries: readonly AccountEntry[],
): Pick<MonthFigures, 'vacation' | 'sick'> {
  const sum = (types: readonly number[]) => daysOf(work, entries, ({ project }) => types.includes(project));
  return {
    vacation: sum([TYPE.vacation, TYPE.vacationLastYear]),
    sick: daysOf(
      work,
      entries,
      (entry) => entry.project === TYPE.sickness && !entry.sick_from && !isInHours(entry),
    ),
  };
}

/** Days of absence of every kind, for somebody who may not know which. */
export const allDaysAway = ({ work }: Pick<AccountFacts, 'work'>, entries: readonly AccountEntry[]): number =>
  daysOf(
    work,
    // Sick from a time on, and hours, read like an afternoon off.
    entries.map((entry) => (entry.sick_from ? { ...entry, half: 'second' } : entry)),
    ({ project }) => project !== TYPE.work,
  );

const daysOf = (
  work: Facts['work'],
  entries: readonly AccountEntry[],
  isMeant: (entry: AccountEntry) => boolean,
): number =>
  round(
    entries
      .filter((entry) => isCounting(entry) && isMeant(entry))
      .reduce((days, { day, half }) => days + costOfDay(work, day, portionOf(half)), 0),
  );

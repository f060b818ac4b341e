import { type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import type { Day } from '../../time/day.ts';
import type { Credit } from '../entries/credit.ts';
import { isInHours } from '../entries/halves.ts';
import { takesTheDay } from '../entries/status.ts';
import { kindOf, TYPE } from '../entries/type-codes.ts';

interface Row {
  day: Day;
  project: number;
  hours: number;
  status: number | null;
  portion?: number | undefined;
  credit?: Credit | null | undefined;
  sick_from?: string | null | undefined;
  away_minutes?: number | null | undefined;
}

/** Time off in lieu and bad weather leave the target as it is: the account pays for them. */
const OWED: readonly number[] = [TYPE.overtime, TYPE.badWeather];

/** What these days owe and what is worked on them, in minutes. Vacation, sickness and the like take their part of the target. */
export function hoursOfDays(days: readonly Day[], rows: readonly Row[], facts: WorkFacts) {
  let [target, actual] = [0, 0];
  for (const day of days) {
    const ofDay = rows.filter((row) => row.day === day);
    const credited = ofDay.filter(isCredited);
    const off = credited.reduce((sum, row) => sum + (isInHours(row) ? 0 : (row.portion ?? 1)), 0);
    const hours = credited.reduce((sum, { away_minutes }) => sum + (away_minutes ?? 0), 0);
    const { minutes } = workDay(facts, day);
    const worked = ofDay
      .filter(({ project }) => project === TYPE.work)
      .reduce((sum, { hours }) => sum + Math.round(hours * 60), 0);
    // Sick from a time on takes what work has left.
    const isPart = ofDay.some((row) => row.sick_from && isCredited(row));
    target += isPart ? Math.min(minutes, worked) : Math.max(0, Math.round(minutes * (1 - off)) - hours);
    actual += worked;
  }
  return { target, actual };
}

const isCredited = ({ project, status, credit }: Row) =>
  kindOf(project) === 'absence' &&
  takesTheDay(status) &&
  (credit ? credit !== 'lowering' : !OWED.includes(project));

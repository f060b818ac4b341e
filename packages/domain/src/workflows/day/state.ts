import { isOpen } from '../../day/workday/open-days.ts';
import { isOwed, kindOfDay } from '../../day/workday/work-day.ts';
import {
  type Attendance,
  type DaySummary,
  isMissingDay,
  isMultipleDay,
  isWrongDay,
  isWrongTimeDay,
} from '../../records/timesheet/faults.ts';
import { type Day, latest, MIN_DAY } from '../../time/day.ts';

export const DAY_STATES = [
  ...(['double', 'missing', 'different', 'locked'] as const),
  ...(['requested', 'free', 'right'] as const),
] as const;
export type ComparedState = (typeof DAY_STATES)[number];

/** Those that wait for the person to do something. */
const OPEN_STATES = ['double', 'missing', 'different'] as const satisfies readonly ComparedState[];

export const isOpenState = (state: ComparedState | null): boolean =>
  OPEN_STATES.some((open) => open === state);

export interface RecordedDay {
  summary: DaySummary;
  /** Of the day's absences one waits for a decision. */
  requested: boolean;
}

/**
 * What there is to say of a day: the first that holds (SET-57), null of a day to come on which nothing is to be said yet.
 *
 * Whether a day is open is asked of the rules of the lists, so that there is no second answer: half a day that is requested leaves
 * the other half to be recorded, and what was recorded on a free day may differ.
 */
export function dayState(
  { summary, requested }: RecordedDay,
  person: Attendance,
  today: Day,
  anyMinute: boolean,
): ComparedState | null {
  const { day } = summary;
  const open = openState(summary, person, today, anyMinute);
  if (open) return isOpen(day, today, false, person.months) ? open : 'locked';
  if (requested) return 'requested';
  if (isFree(person, day)) return 'free';
  return day > today ? null : 'right';
}

function openState(
  summary: DaySummary,
  person: Attendance,
  today: Day,
  anyMinute: boolean,
): (typeof OPEN_STATES)[number] | null {
  if (isMultipleDay(summary)) return 'double';
  if (summary.day > today) return null;
  if (isMissingDay(person, summary.day)) return 'missing';
  const differs = isWrongDay(summary, person.flags, anyMinute) || isWrongTimeDay(summary, anyMinute);
  return differs ? 'different' : null;
}

function isFree(person: Attendance, day: Day): boolean {
  const before = day < latest(person.first_day ?? MIN_DAY, MIN_DAY);
  return before || person.absent.has(day) || !isOwed(kindOfDay(person, day));
}

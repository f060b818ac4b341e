import { addDays, type Day, weekday } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseTeam as refuse } from './messages.ts';

/** Days before and after today on which a membership or a lead may begin. */
const REACH = 366;

/** A membership or a lead begins at 00:00 of its first day (TEAM-01). */
export function beginRefusal(from: Day, today: Day): Refusal | null {
  const [first, last] = [addDays(today, -REACH), addDays(today, REACH)];
  if (from >= first && from <= last) return null;
  return refuse('team_from', 'from', { from: formatDay(first), to: formatDay(last) });
}

interface Row {
  from: Day;
  to: Day | null;
}

/**
 * What is over is never rewritten: a row ends yesterday at the earliest, so that it counts no more from now on. What has an end
 * in the future may get another one.
 */
export function lastDayRefusal({ to }: Pick<Row, 'to'>, end: Day, today: Day): Refusal | null {
  if (to !== null && to < today) return refuse('team_row_ended', 'to');
  const yesterday = addDays(today, -1);
  return end < yesterday ? refuse('team_end', 'to', { date: formatDay(yesterday) }) : null;
}

/** Of a row that began today, or is to begin, nothing is left that ends before: it is taken back as a whole. */
export const isTakenBack = ({ from }: Pick<Row, 'from'>, end: Day): boolean => end < from;

/**
 * The days of which a lead is asked whether somebody is there to decide: today, where it is a working day, and the next two
 * (TEAM-06). Working days are Monday to Friday, but for those that are free.
 */
export function daysOfAbsence(today: Day, isFree: (day: Day) => boolean): Day[] {
  const next = workingDaysAfter(today, 2, isFree);
  return isWorkingDay(today, isFree) ? [today, ...next] : next;
}

/** The working day on which something of this day has waited for so many of them (TEAM-10). */
export const workingDayAfter = (from: Day, count: number, isFree: (day: Day) => boolean): Day =>
  workingDaysAfter(from, count, isFree).at(-1) as Day;

const isWorkingDay = (day: Day, isFree: (day: Day) => boolean) => weekday(day) <= 5 && !isFree(day);

function workingDaysAfter(from: Day, count: number, isFree: (day: Day) => boolean): Day[] {
  const next: Day[] = [];
  for (let day = addDays(from, 1); next.length < count; day = addDays(day, 1))
    if (isWorkingDay(day, isFree)) next.push(day);
  return next;
}

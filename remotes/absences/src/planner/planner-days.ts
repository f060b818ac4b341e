import { kindOfDay } from '@stundenbuch/domain/day/workday/work-day';
import {
  addDays,
  type Day,
  daysFrom,
  firstOfMonth,
  isWeekday,
  lastOfMonth,
  weekday,
} from '@stundenbuch/domain/time/day';
import { isoWeek, mondayOf } from '@stundenbuch/domain/time/week';
import { useToday } from '@stundenbuch/web/clock';
import { useOwnCalendar } from '@stundenbuch/web/session';
import { useMemo } from 'react';

/** A column of the planner. */
export interface Column {
  day: Day;
  /** Nobody is expected: a weekend, or free by the calendar. */
  isOff: boolean;
  isToday: boolean;
  /** What makes the day free or short. */
  name: string | null;
  /** How much of a working day is left of it. */
  share: number;
}

/** Days that are free or short for somebody, with their names. */
export type FreeDays = ReadonlyMap<Day, { name: string; share: number }>;

/** Those of the viewer. */
export const freeByColumns = (columns: readonly Column[]): FreeDays =>
  new Map(columns.flatMap(({ day, name, share }) => (name === null ? [] : [[day, { name, share }]])));

/** A month at the desk, a week on the phone. */
export const daysShown = (day: Day, isPhone: boolean): Day[] =>
  isPhone
    ? daysFrom(mondayOf(day), addDays(mondayOf(day), 6))
    : daysFrom(firstOfMonth(day), lastOfMonth(day));

/** Of a week the days up to the last on which anything is: weekends only of who works on them. */
export function withoutEmptyEnd<Of extends { day: Day }>(
  days: readonly Of[],
  isNeeded: (day: Day) => boolean,
): Of[] {
  const last = days.findLastIndex(({ day }) => isWeekday(day) || isNeeded(day));
  return days.slice(0, last + 1);
}

/** Whether it is one of somebody's weekdays. */
export const worksOn = (person: { working_days: string | null } | null, day: Day): boolean =>
  person?.working_days?.[weekday(day) - 1] === '1';

/** The first day of the week or month before or after. */
export function stepFrom(day: Day, step: 1 | -1, isPhone: boolean): Day {
  if (isPhone) return addDays(mondayOf(day), 7 * step);
  return firstOfMonth(step > 0 ? addDays(lastOfMonth(day), 1) : addDays(firstOfMonth(day), -1));
}

export function useColumns(days: readonly Day[]): Column[] {
  const today = useToday();
  const { calendar } = useOwnCalendar();
  return useMemo(
    () =>
      days.map((day) => {
        const { name, share } = kindOfDay({ working_days: null, calendar }, day);
        return { day, name, share, isOff: !isWeekday(day) || share === 0, isToday: day === today };
      }),
    [days, calendar, today],
  );
}

export function weeksOf(days: readonly Day[]) {
  const weeks: { week: number; first: number; count: number }[] = [];
  for (const [at, day] of days.entries()) {
    const week = isoWeek(day);
    const last = weeks.at(-1);
    if (last?.week === week) last.count += 1;
    else weeks.push({ week, first: at, count: 1 });
  }
  return weeks;
}

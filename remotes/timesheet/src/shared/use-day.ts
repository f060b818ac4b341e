import { kindOfDay, specialWord } from '@stundenbuch/domain/day/workday/work-day';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { cwOf } from '@stundenbuch/domain/time/week';
import { useToday } from '@stundenbuch/web/clock';
import { useCalendarOf } from '@stundenbuch/web/session';
import { type DayView, dayView } from './day-view.ts';
import { useEntriesOfPersonQuery, useEntriesOfWeekQuery } from './timesheet.api.ts';

/** The existing entries on the day of a form: one's own, or a person's. Nothing of one's own for other years: their months are closed. */
export function useDay(day: Day | null, person?: number): DayView | null {
  const today = useToday();
  const isOwn = person === undefined;
  const known = day !== null && yearOf(day) === yearOf(today);
  const own = useEntriesOfWeekQuery(cwOf(day ?? today), { skip: !known || !isOwn });
  const date = day ?? today;
  const others = useEntriesOfPersonQuery(
    { user: person ?? 0, from: date, to: date },
    { skip: !day || isOwn },
  );
  if (!isOwn) return day && others.currentData ? dayView(day, others.currentData) : null;
  return known && own.data ? dayView(day, own.data) : null;
}

/** What makes the day of a form free or short, if anything does. */
export function useSpecialDay(day: Day | null, person?: number): string | null {
  const { calendar } = useCalendarOf(person);
  return day === null ? null : specialWord(kindOfDay({ working_days: null, calendar }, day));
}

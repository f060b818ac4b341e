import { type Day, yearOf } from '@stundenbuch/domain/calendar/day';
import { cwOf } from '@stundenbuch/domain/calendar/week';
import { kindOfDay, specialWord } from '@stundenbuch/domain/contracts/work-day';
import { useToday } from '@stundenbuch/web/clock';
import { useOwnCalendar } from '@stundenbuch/web/session';
import { type DayView, dayView } from './day-view.ts';
import { useEntriesOfWeekQuery } from './timesheet.api.ts';

/** The existing entries on the day of a form. Nothing for days of other years: their months are closed anyway. */
export function useDay(day: Day | null): DayView | null {
  const today = useToday();
  const known = day !== null && yearOf(day) === yearOf(today);
  const { data } = useEntriesOfWeekQuery(cwOf(day ?? today), { skip: !known });
  return known && data ? dayView(day, data) : null;
}

/** What makes the day of a form free or short, if anything does. */
export function useSpecialDay(day: Day | null): string | null {
  const { calendar } = useOwnCalendar();
  return day === null ? null : specialWord(kindOfDay({ working_days: null, calendar }, day));
}

import {
  addDays,
  berlinDay,
  type Day,
  daysFrom,
  isWeekday,
  lastOfMonth,
  monthOf,
  weekday,
  yearOf,
} from '../../time/day.ts';
import { holidays } from '../../time/holidays.ts';
import { berlinInstant } from './due.ts';

/** In Germany. */
const HOUR = 7;
/** Calendar days before vacation expires. */
const WEEKS_BEFORE = 42;
const WORKING_DAYS_BEFORE = 2;

/** The day, once it is seven o'clock; null before. */
function dayAt(now: number): Day | null {
  const day = berlinDay(now);
  return now >= berlinInstant(day, HOUR) ? day : null;
}

/** On Mondays the Monday of the week before. */
export function weekToTell(now: number): Day | null {
  const day = dayAt(now);
  return day && weekday(day) === 1 ? addDays(day, -7) : null;
}

/** The month, on the day after which two working days of it are left. */
export function monthToTell(now: number): string | null {
  const day = dayAt(now);
  if (!day || !isWorkday(day)) return null;
  const left = daysFrom(addDays(day, 1), lastOfMonth(day)).filter(isWorkday);
  return left.length === WORKING_DAYS_BEFORE ? monthOf(day) : null;
}

/** The day on which it is asked whose vacation is about to expire: every day. */
export const vacationDay = (now: number): Day | null => dayAt(now);

/** On the first of October, and six weeks before. */
export function isVacationToTell(today: Day, deadline: Day): boolean {
  return today === `${yearOf(today)}-10-01` || addDays(deadline, -WEEKS_BEFORE) === today;
}

/** Without what only some Länder have. */
function isWorkday(day: Day): boolean {
  return isWeekday(day) && !holidays(null, [], yearOf(day)).some((holiday) => holiday.day === day);
}

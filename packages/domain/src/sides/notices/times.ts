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

/** The day on which people are reminded of what waits for them: every day. */
export const dayToRemind = (now: number): Day | null => dayAt(now);

/** On the first of October, and six weeks before. */
export function isVacationToTell(today: Day, deadline: Day): boolean {
  return today === `${yearOf(today)}-10-01` || addDays(deadline, -WEEKS_BEFORE) === today;
}

/** Without what only some Länder have. */
function isWorkday(day: Day): boolean {
  return isWeekday(day) && !holidays(null, [], yearOf(day)).some((holiday) => holiday.day === day);
}

const QUIET_FROM = 20;
const QUIET_UNTIL = 6;

const berlinHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});
const hourOf = (instant: number) => Number(berlinHour.format(instant));

/** The instant at which it is this full hour in Germany on this day. */
export function berlinInstant(day: Day, hour: number): number {
  const utc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // Germany is one hour ahead in winter and two in summer.
  const winter = utc - 3_600_000;
  return hourOf(winter) === hour ? winter : winter - 3_600_000;
}

/** Between 20 and 6 o'clock a mail waits until 6. */
export function afterQuiet(instant: number): number {
  const hour = hourOf(instant);
  if (hour >= QUIET_UNTIL && hour < QUIET_FROM) return instant;
  const day = berlinDay(instant);
  return berlinInstant(hour >= QUIET_FROM ? addDays(day, 1) : day, QUIET_UNTIL);
}

const MINUTES = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60] as const;

/** When it is tried again after so many failures; null: never. */
export function nextTry(failures: number, now: number): number | null {
  const minutes = MINUTES[failures - 1];
  return minutes === undefined ? null : now + minutes * 60_000;
}

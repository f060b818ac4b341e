import { type Recordable, recordableRefusal } from '../../day/contracts/recorded.ts';
import { firstOpenDay, isOpen, lockedRefusal, type OpenMonths } from '../../day/workday/open-days.ts';
import { type Day, daysFrom, firstOfMonth, isWeekday, weekday } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { isPassed } from '../../time/real-time.ts';
import { minutesOf, onGrid } from '../../time/time.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { ABSENCE_STATUS, isAbsence } from '../entries/status.ts';
import { TYPE, typeLabel } from '../entries/type-codes.ts';
import { refuseTimesheet as refuse } from './messages.ts';
import { BREAK_STEP, type TimeSpan, workingHours } from './working-hours.ts';

/** A whole absence on the day in question that is requested or approved; half an absence blocks nothing. */
export interface BlockingAbsence {
  project: number;
}

export interface BookingFacts extends Recordable {
  /** null when no project of the company has the id. */
  project: { status: number } | null;
  absence: BlockingAbsence | null;
  /** The stored day of a booking that is being changed. */
  storedDay?: Day | undefined;
  /** A correction that may also touch a month that is over. */
  anyMonth?: boolean;
  /** Of the person, where months are closed. */
  months?: OpenMonths | null | undefined;
}

/** Why a project booking of a day is refused: the first failing rule wins. */
export function bookingRefusal({ day }: { day: Day }, facts: BookingFacts, today: Day): Refusal | null {
  const isNew = facts.storedDay === undefined;
  if (!isWeekday(day)) return refuse('booking_weekday', 'day');
  if (!facts.project || (isNew && facts.project.status !== 1)) return refuse('booking_project', 'project');
  const closed = notOpenRefusal(day, facts, today);
  if (closed) return closed;
  if (day > today) return refuse('booking_future', 'day');
  const unrecorded = recordableRefusal(day, facts, 'day');
  if (unrecorded) return unrecorded;
  if (facts.absence) return refuse('booking_absence', 'day', { date: formatDay(day) });
  return null;
}

type WorkedSpan = TimeSpan & { day: Day };

export interface WorkingTimeFacts extends Recordable {
  absence: BlockingAbsence | null;
  /** The day already has another working time. */
  duplicate: boolean;
  storedDay?: Day | undefined;
  anyMonth?: boolean;
  months?: OpenMonths | null | undefined;
  /** With a clock any minute of any day counts, and the quarter hours are a suggestion (CLK-03). */
  anyMinute?: boolean;
  /** The break is the sum of its times, and no step of hours. */
  timedBreaks?: boolean;
}

export function workingTimeRefusal(input: WorkedSpan, facts: WorkingTimeFacts, today: Day): Refusal | null {
  const { day } = input;
  const field = wrongTime(input, facts);
  if (field) return refuse('working_time_hours', field);
  const skipped = facts.anyMinute && skippedTime(input);
  if (skipped) return refuse('working_time_skipped', skipped, { date: formatDay(day) });
  if (weekday(day) === 7 && !facts.anyMinute) return refuse('working_time_sunday', 'day');
  const closed = notOpenRefusal(day, facts, today);
  if (closed) return closed;
  const unrecorded = recordableRefusal(day, facts, 'day');
  if (unrecorded) return unrecorded;
  if (facts.absence) return workingTimeAbsence(day, facts.absence, 'day');
  return facts.duplicate ? workingTimeDuplicate(day) : null;
}

export function workingTimeAbsence(day: Day, { project }: BlockingAbsence, field?: string): Refusal {
  // Stryker disable next-line StringLiteral: every absence has a label, but the type does not say so.
  const type = typeLabel(project) ?? '';
  return refuse('working_time_absence', field, { type, date: formatDay(day) });
}

/** Also returned when two requests race and the database accepts only one. */
export function workingTimeDuplicate(day: Day): Refusal {
  return refuse('working_time_duplicate', 'day', { date: formatDay(day) });
}

/** One call deletes every kind of entry; the owner has been checked. */
export function entryDeletionRefusal(
  entry: { day: Day; project: number; status: number | null },
  today: Day,
  anyMonth = false,
  months?: OpenMonths | null,
): Refusal | null {
  const sealed = lockedRefusal(entry.day, months);
  if (sealed) return sealed;
  if (!isAbsence(entry.project))
    return isOpen(entry.day, today, anyMonth, months) ? null : refuse('month_closed');
  const { cancelled, requested } = ABSENCE_STATUS;
  const isPast =
    entry.day < firstOpenDay(today, months) && entry.status !== requested && entry.project !== TYPE.holiday;
  return entry.status === cancelled || (isPast && !anyMonth) ? refuse('absence_past') : null;
}

/** Neither the day of an entry nor the one from which it is moved may be in a closed month. */
export function notOpenRefusal(
  day: Day,
  { storedDay = day, anyMonth, months }: Pick<BookingFacts, 'storedDay' | 'anyMonth' | 'months'>,
  today: Day,
): Refusal | null {
  const sealed = lockedRefusal(day, months, 'day') ?? lockedRefusal(storedDay, months, 'day');
  if (sealed) return sealed;
  const isClosed = [day, storedDay].some((one) => !isOpen(one, today, anyMonth, months));
  return isClosed ? refuse('month_closed', 'day') : null;
}

/** The default day of a new entry: today, or on a day off the last recordable day of this month. */
export function proposedDay(kind: 'booking' | 'work', today: Day): Day {
  const allowed = kind === 'booking' ? isWeekday : (day: Day) => weekday(day) !== 7;
  return daysFrom(firstOfMonth(today), today).findLast(allowed) ?? today;
}

/** The first field that no working time can have. */
function wrongTime(
  input: WorkedSpan,
  { anyMinute = false, timedBreaks = false }: WorkingTimeFacts,
): 'break' | 'start_time' | 'end_time' | null {
  const isTime = (time: string) => anyMinute || onGrid(minutesOf(time));
  if (!anyMinute && !timedBreaks && !isInSteps(input.break)) return 'break';
  if (!isTime(input.start_time)) return 'start_time';
  return isTime(input.end_time) && workingHours(input) > 0 ? null : 'end_time';
}

/** The field whose time the change of the clocks skips (SET-15). */
function skippedTime(input: WorkedSpan): 'start_time' | 'end_time' | undefined {
  return (['start_time', 'end_time'] as const).find((field) => !isPassed(input.day, minutesOf(input[field])));
}

const isInSteps = (hours: number) => Number.isInteger(hours / BREAK_STEP);

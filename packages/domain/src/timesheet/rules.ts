import { ABSENCE_STATUS, isAbsence } from '../absences/types.ts';
import { type Day, daysFrom, firstOfMonth, isWeekday, sameMonth, weekday } from '../calendar/day.ts';
import { formatDay } from '../calendar/format.ts';
import { minutesOf, onGrid } from '../calendar/time.ts';
import { notEmployed } from '../contracts/not-employed.ts';
import type { Refusal } from '../wire/refusal.ts';
import type { BookingInput, WorkingTimeInput } from './contract.ts';
import { refuseTimesheet as refuse } from './messages.ts';
import { TYPE, typeLabel } from './type-codes.ts';
import { workingHours } from './working-hours.ts';

/** A whole absence on the day in question that is requested or approved; half an absence blocks nothing. */
export interface BlockingAbsence {
  project: number;
}

export interface BookingFacts {
  /** null when no project of the company has the id. */
  project: { status: number } | null;
  absence: BlockingAbsence | null;
  /** Whether the person is employed on the day; with contracts alone somebody may not be. */
  employed?: boolean;
  /** The stored day of a booking that is being changed. */
  storedDay?: Day | undefined;
  /** A correction that may also touch a month that is over. */
  anyMonth?: boolean;
}

/** Why a project booking is refused: the first failing rule wins. Its fields have passed `bookingInput`. */
export function bookingRefusal(input: BookingInput, facts: BookingFacts, today: Day): Refusal | null {
  const { day } = input;
  const isNew = facts.storedDay === undefined;
  if (!isWeekday(day)) return refuse('booking_weekday', 'day');
  if (!facts.project || (isNew && facts.project.status !== 1)) return refuse('booking_project', 'project');
  if (isClosed(day, facts, today)) return refuse('month_closed', 'day');
  if (day > today) return refuse('booking_future', 'day');
  if (facts.employed === false) return notEmployed(day, 'day');
  if (facts.absence) return refuse('booking_absence', 'day', { date: formatDay(day) });
  return null;
}

export interface WorkingTimeFacts {
  absence: BlockingAbsence | null;
  /** The day already has another working time. */
  duplicate: boolean;
  employed?: boolean;
  storedDay?: Day | undefined;
  anyMonth?: boolean;
}

export function workingTimeRefusal(
  input: WorkingTimeInput,
  facts: WorkingTimeFacts,
  today: Day,
): Refusal | null {
  const { day } = input;
  if (!isOnGrid(input.start_time)) return refuse('working_time_hours', 'start_time');
  if (!isOnGrid(input.end_time) || workingHours(input) === 0) return refuse('working_time_hours', 'end_time');
  if (weekday(day) === 7) return refuse('working_time_sunday', 'day');
  if (isClosed(day, facts, today)) return refuse('month_closed', 'day');
  if (facts.employed === false) return notEmployed(day, 'day');
  if (facts.absence) {
    // Stryker disable next-line StringLiteral: every absence has a label, but the type does not say so.
    const type = typeLabel(facts.absence.project) ?? '';
    return refuse('working_time_absence', 'day', { type, date: formatDay(day) });
  }
  return facts.duplicate ? workingTimeDuplicate(day) : null;
}

/** Also returned when two requests race and the database accepts only one. */
export function workingTimeDuplicate(day: Day): Refusal {
  return refuse('working_time_duplicate', 'day', { date: formatDay(day) });
}

/** One call deletes every kind of entry; the owner has been checked. */
export function deletionRefusal(
  entry: { day: Day; project: number; status: number | null },
  today: Day,
  anyMonth = false,
): Refusal | null {
  if (!isAbsence(entry.project)) return isOpen(entry.day, today, anyMonth) ? null : refuse('month_closed');
  const { cancelled, requested } = ABSENCE_STATUS;
  const isPast =
    entry.day < firstOfMonth(today) && entry.status !== requested && entry.project !== TYPE.holiday;
  return entry.status === cancelled || (isPast && !anyMonth) ? refuse('absence_past') : null;
}

/** A month is closed once it is over, unless a correction opens it, and not open before it begins. */
export function isOpen(day: Day, today: Day, anyMonth = false): boolean {
  return sameMonth(day, today) || (anyMonth && day < today);
}

/** Neither the day of an entry nor the one from which it is moved may be in a closed month. */
function isClosed(
  day: Day,
  { storedDay = day, anyMonth }: Pick<BookingFacts, 'storedDay' | 'anyMonth'>,
  today: Day,
): boolean {
  return !isOpen(day, today, anyMonth) || !isOpen(storedDay, today, anyMonth);
}

/** The default day of a new entry: today, or on a day off the last recordable day of this month. */
export function proposedDay(kind: 'booking' | 'work', today: Day): Day {
  const allowed = kind === 'booking' ? isWeekday : (day: Day) => weekday(day) !== 7;
  return daysFrom(firstOfMonth(today), today).findLast(allowed) ?? today;
}

const isOnGrid = (time: string) => onGrid(minutesOf(time));

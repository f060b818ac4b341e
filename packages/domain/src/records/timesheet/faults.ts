import type { Flag } from '../../access/flags.ts';
import { firstOpenDay, isOpen, type OpenMonths } from '../../day/workday/open-days.ts';
import { type DayFacts, type DayKind, isOwed, kindOfDay } from '../../day/workday/work-day.ts';
import {
  addDays,
  type Day,
  daysFrom,
  firstOfMonth,
  isWeekday,
  lastOfMonth,
  latest,
  MIN_DAY,
  weekday,
} from '../../time/day.ts';
import { instantOf } from '../../time/real-time.ts';
import { round } from '../../time/rounding.ts';
import type { MissingDay } from './contract.ts';
import { BOOKING, type TimeSpan, workingHours } from './working-hours.ts';

export interface Attendance extends DayFacts {
  /** The day of entry, or of creation where none was entered; null where neither is known. */
  first_day: Day | null;
  flags: readonly Flag[];
  /** Days with working time. */
  worked: ReadonlySet<Day>;
  /** Days with a project booking. */
  booked: ReadonlySet<Day>;
  /** Days that are off as a whole, by an absence that is requested or approved, or by two halves. */
  absent: ReadonlySet<Day>;
  /** Days of which half is off, and the other half is to be recorded. */
  halfAbsent: ReadonlySet<Day>;
  /** Where the company closes months. */
  months?: OpenMonths | undefined;
}

/** The first day that can still be booked. Earlier days are closed and not reported. */
export function missingSince(first_day: Day | null, today: Day, months?: OpenMonths): Day {
  return latest(firstOpenDay(today, months), first_day ?? MIN_DAY, MIN_DAY);
}

/** Days up to yesterday without an entry, as far as they can be booked. Days off are included and marked. */
export function missingDays(person: Attendance, today: Day): MissingDay[] {
  return openBetween(person, MIN_DAY, addDays(today, -1), today).map(({ day, kind }) => ({
    day,
    working_day: isOwed(kind) ? 'true' : 'false',
    ...(person.halfAbsent.has(day) && { portion: 0.5 }),
    ...(kind.name && { name: kind.name }),
  }));
}

interface EmptyDay {
  day: Day;
  kind: DayKind;
}

function openBetween(person: Attendance, from: Day, to: Day, today: Day): EmptyDay[] {
  const { first_day, months } = person;
  const missing = missingBetween(person, latest(from, missingSince(first_day, today, months)), to);
  return missing.filter(({ day }) => isOpen(day, today, false, months));
}

function missingBetween(person: Attendance, from: Day, to: Day): EmptyDay[] {
  const recorded = recordedDays(person);
  if (!recorded) return [];
  return daysFrom(from, to)
    .filter((day) => !recorded.has(day) && !person.absent.has(day))
    .map((day) => ({ day, kind: kindOfDay(person, day) }))
    .filter(({ kind }) => kind.employed && kind.recorded);
}

/** How many working days of a period are still to be recorded, and can be. */
export function openDays(person: Attendance, from: Day, to: Day, today: Day): number {
  return openBetween(person, from, to, today).filter(({ kind }) => isOwed(kind)).length;
}

/** Last month: its bookings can no longer be changed, unless a company that closes months leaves it open. */
export function lastMonth(today: Day): { from: Day; to: Day } {
  const to = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(to), to };
}

/** Whether a working day of the person is without an entry, be it open or closed. */
export function isMissingDay(person: Attendance, day: Day): boolean {
  if (day < latest(person.first_day ?? MIN_DAY, MIN_DAY)) return false;
  return missingBetween(person, day, day).some(({ kind }) => isOwed(kind));
}

/** The working days of the closed month that stayed empty: none while they can be booked. */
export function missingInLastMonth(person: Attendance, today: Day): Day[] {
  const { from, to } = lastMonth(today);
  return missingBetween(person, latest(from, person.first_day ?? MIN_DAY, MIN_DAY), to)
    .filter(({ day, kind }) => isOwed(kind) && !isOpen(day, today, false, person.months))
    .map(({ day }) => day);
}

/** Whether a working day could be booked yet; before that an empty list of missing days means nothing. */
export function hasBegun(person: DayFacts & Pick<Attendance, 'first_day' | 'months'>, today: Day): boolean {
  const days = daysFrom(missingSince(person.first_day, today, person.months), addDays(today, -1));
  return days.some((day) => isOwed(kindOfDay(person, day)));
}

function recordedDays({ flags, worked, booked }: Attendance): ReadonlySet<Day> | null {
  if (flags.includes('timebooking')) return worked;
  return flags.includes('projectbooking') ? booked : null;
}

/** All entries of one person on one day. */
export interface DaySummary {
  day: Day;
  zeitbuchungen: number;
  projektbuchungen: number;
  /** The day's working time, if there is one. */
  span: (TimeSpan & { hours: number }) | null;
  /** Number of whole absences that are requested or approved: two halves are one, a half alone blocks nothing. */
  absences: number;
}

/**
 * Working time and project hours differ. Only where both are recorded, and on days that can be booked. With a clock working
 * times are minutes and bookings quarters of an hour: what is below a quarter is no difference (SET-57).
 */
export function isWrongDay(summary: DaySummary, flags: readonly Flag[], anyMinute = false): boolean {
  const both = flags.includes('timebooking') && flags.includes('projectbooking');
  if (!both || !isWeekday(summary.day) || summary.absences > 0) return false;
  return isDifference(summary.zeitbuchungen, summary.projektbuchungen, anyMinute);
}

export function isDifference(worked: number, booked: number, anyMinute: boolean): boolean {
  const difference = Math.abs(round(worked - booked));
  return anyMinute ? difference >= BOOKING.step : difference > 0;
}

/** More than one working time or absence on the same day. */
export function isMultipleDay(summary: DaySummary): boolean {
  return summary.absences + (summary.span ? 1 : 0) > 1;
}

/** Working time that today's rules would refuse. With a clock Sundays are no fault, nor is what summer time explains. */
export function isWrongTimeDay({ day, span, absences }: DaySummary, anyMinute = false): boolean {
  if (!span) return false;
  if (absences > 0) return true;
  if (!anyMinute) return weekday(day) === 7 || round(span.hours) !== workingHours(span);
  const off = Math.abs(span.hours - workingHours(span));
  return changesClocks(day) ? off > 1 : round(off) > LAST_DIGIT;
}

/** Break and sum are each rounded to hundredths of an hour. */
const LAST_DIGIT = 0.01;

function changesClocks(day: Day): boolean {
  return instantOf(addDays(day, 1), 0) - instantOf(day, 0) !== 24 * 60;
}

type FaultKind = 'wrong' | 'multiple' | 'wrong-time' | 'doubtful';

/**
 * The period of the error lists: what can be changed up to yesterday, or to the end of this month for faults that cannot
 * resolve themselves.
 */
export function faultPeriod(kind: FaultKind, today: Day, months?: OpenMonths | null): { from: Day; to: Day } {
  const toTheEnd = kind === 'multiple' || kind === 'doubtful';
  return { from: firstOpenDay(today, months), to: toTheEnd ? lastOfMonth(today) : addDays(today, -1) };
}

import type { Flag } from '@stundenbuch/domain/access/flags';
import { isRecorded } from '@stundenbuch/domain/day/contracts/recorded';
import { isOpen, type OpenMonths } from '@stundenbuch/domain/day/workday/open-days';
import { type DayFacts, isOwed, kindOfDay, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { blockingAbsence, daysOff } from '@stundenbuch/domain/records/entries/halves';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { isDifference } from '@stundenbuch/domain/records/timesheet/faults';
import { remainingTime } from '@stundenbuch/domain/records/timesheet/working-hours';
import { type Day, isWeekday, weekday } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';

/** The entries of a day, by kind. */
export interface DayView {
  day: Day;
  work: Entry | null;
  bookings: Entry[];
  /** Requested or approved. */
  absences: Entry[];
  worked: number;
  booked: number;
}

const hoursOf = (entries: readonly Entry[]) => round(entries.reduce((sum, { hours }) => sum + hours, 0));

export function dayView(day: Day, entries: readonly Entry[]): DayView {
  const ofDay = entries.filter((entry) => entry.day === day);
  const ofKind = (kind: string) => ofDay.filter(({ project }) => kindOf(project) === kind);
  const bookings = ofKind('project');
  return {
    day,
    work: ofKind('work')[0] ?? null,
    bookings,
    absences: ofKind('absence').filter(({ status }) => takesTheDay(status)),
    worked: hoursOf(ofKind('work')),
    booked: hoursOf(bookings),
  };
}

/** Where the lines of a week lead. */
export interface WeekPaths {
  work: (work: Entry) => string;
  booking: (booking: Entry) => string;
  record: (day: Day) => string;
  book: (day: Day) => string;
}

/** In the address of a booking. */
export const BACK_TO_DAY = 'then=day';

export const OWN_PATHS: WeekPaths = {
  work: ({ day }) => `/manage-workingtime?date=${day}`,
  booking: ({ id }) => `/manage-booking?id=${id}`,
  record: (day) => `/create-workingtime?date=${day}`,
  book: (day) => `/manage-booking?date=${day}`,
};

/** From the day where it is compared: a saved booking leads back to it, not to the week. */
export const DAY_PATHS = {
  ...OWN_PATHS,
  booking: (booking) => `${OWN_PATHS.booking(booking)}&${BACK_TO_DAY}`,
  book: (day) => `${OWN_PATHS.book(day)}&${BACK_TO_DAY}`,
} satisfies WeekPaths;

export interface Viewer extends DayFacts {
  flags: readonly Flag[];
  first_day: Day | null;
  /** Where no contract says what a day owes. */
  weeklyhours?: number | null;
  /** Of somebody who is led: what the server finds missing, by a contract that the lead does not know. */
  missing?: readonly Day[] | undefined;
  /** Where an admin corrects, who may also do so in months that are over. */
  corrects?: WeekPaths;
  /** With a clock, less than a quarter of an hour is no difference (SET-57). */
  anyMinute?: boolean;
  /** Which months are open, where the company closes them. */
  months?: OpenMonths | undefined;
}

export type DayState = 'absent' | 'missing' | 'differs' | 'complete' | 'empty' | 'unrecorded';

/** The day's status in the margin of the page. Today may still be unfinished: it is never missing. */
export function stateOf(
  { day, work, bookings, absences, worked, booked }: DayView,
  viewer: Viewer,
  today: Day,
): DayState {
  const [times, projects] = [viewer.flags.includes('timebooking'), viewer.flags.includes('projectbooking')];
  const recorded = times ? work !== null : bookings.length > 0;
  if (blockingAbsence(absences)) return recorded || bookings.length > 0 ? 'differs' : 'absent';
  const isDifferent = isDifference(worked, booked, viewer.anyMinute ?? false);
  if (times && projects && isWeekday(day) && isDifferent) return 'differs';
  // Sick from a time on, and nothing before it; or hours that are all of the day.
  const isOff =
    absences.some(({ sick_from }) => sick_from) || daysOff(absences, owedBy(viewer)).whole.has(day);
  if (!recorded && isOff) return 'absent';
  if (recorded) return 'complete';
  const kind = kindOfDay(viewer, day);
  if (!kind.recorded) return 'unrecorded';
  if (viewer.missing) return viewer.missing.includes(day) ? 'missing' : 'empty';
  const expected = isOwed(kind) && day >= (viewer.first_day ?? '');
  return expected && day < today ? 'missing' : 'empty';
}

/** Of whom nobody knows it here, a day owes more than hours take. */
const owedBy =
  ({ weeklyhours, ...viewer }: Viewer) =>
  (day: Day): number =>
    viewer.contracts || weeklyhours !== undefined
      ? workDay({ ...viewer, weeklyhours: weeklyhours ?? null }, day).minutes
      : Number.POSITIVE_INFINITY;

export const canRecord = ({ day, work, absences }: DayView, viewer: Viewer, today: Day): boolean =>
  viewer.flags.includes('timebooking') &&
  !work &&
  !blockingAbsence(absences) &&
  (weekday(day) !== 7 || viewer.anyMinute === true) &&
  isOpenFor(viewer, day, today);

export const canBook = ({ day, absences }: DayView, viewer: Viewer, today: Day): boolean =>
  viewer.flags.includes('projectbooking') &&
  !blockingAbsence(absences) &&
  isWeekday(day) &&
  day <= today &&
  isOpenFor(viewer, day, today);

/** The office writes what was before the person's beginning, too. */
export const isOpenFor = (viewer: Viewer, day: Day, today: Day): boolean => {
  const { corrects, months } = viewer;
  return (
    (corrects !== undefined || isRecorded(viewer, day)) && isOpen(day, today, corrects !== undefined, months)
  );
};

/** What 'save and new' suggests after a booking; `before` is the day before the change (AMB-75). */
export function restAfter(saved: Entry, before: DayView | null): number {
  const others = before?.bookings.filter(({ id }) => id !== saved.id) ?? [];
  return remainingTime({
    worked: before?.worked ?? 0,
    booked: hoursOf(others) + saved.hours,
    lastHours: saved.hours,
  });
}

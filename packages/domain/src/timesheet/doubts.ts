import type { Day } from '../calendar/day.ts';
import { formatDay, formatHours } from '../calendar/format.ts';
import { round } from '../calendar/rounding.ts';

const HOURS_OF_A_DAY = 24;

interface BookingAtHand {
  day: Day;
  hours: number;
  /** What else is booked on the day. */
  otherHours: number;
  project: { start_date: Day | null; end_date: Day | null } | null;
  worker_since: Day | null;
}

/** What is allowed and probably a slip: said while it can be put right, never refused. */
export function bookingDoubts(booking: BookingAtHand): string[] {
  const { day, hours, otherHours, project, worker_since } = booking;
  const sum = round(hours + otherHours);
  const { start_date = null, end_date = null } = project ?? {};
  return [
    ...(sum > HOURS_OF_A_DAY ? [`Am ${formatDay(day)} wären damit ${formatHours(sum)} h gebucht.`] : []),
    ...(end_date && day > end_date ? [`Das Projekt endete am ${formatDay(end_date)}.`] : []),
    ...(start_date && day < start_date ? [`Das Projekt beginnt erst am ${formatDay(start_date)}.`] : []),
    ...workingTimeDoubts(day, worker_since),
  ];
}

export function workingTimeDoubts(day: Day, worker_since: Day | null): string[] {
  if (!worker_since || day >= worker_since) return [];
  return [`Der Tag liegt vor Ihrem Eintritt am ${formatDay(worker_since)}.`];
}

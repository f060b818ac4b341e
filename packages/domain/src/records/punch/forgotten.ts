import { type Recordable, recordableRefusal } from '../../day/contracts/recorded.ts';
import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { dayAndTimeOf, type Instant, instantOf } from '../../time/real-time.ts';
import { minutesOf, timeOf } from '../../time/time.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { type BlockingAbsence, workingTimeAbsence } from '../timesheet/rules.ts';
import { refusePunch as refuse } from './messages.ts';

const LONGEST = 24 * 60;

interface DayTime {
  day: Day;
  time: string;
}

interface Question {
  /** When what runs had begun. */
  start: Instant;
  /** When the person came again; null where nothing followed. */
  next: Instant | null;
  now: Instant;
}

/** An end after the begin, before what followed, and within a day. */
export function endRefusal(answer: DayTime, question: Question): Refusal | null {
  const { start, next, now } = question;
  const last = Math.min(start + LONGEST, next ?? now, now);
  const end = endOf(answer, start);
  if (end > start && end <= last) return null;
  return refuse('clock_end', 'time', { from: moment(start), to: moment(last) });
}

/** In a doubled hour, the occurrence after the begin. */
export function endOf({ day, time }: DayTime, start: Instant): Instant {
  const first = instantOf(day, minutesOf(time));
  const isDoubled = dayAndTimeOf(first + 60).minutes === minutesOf(time);
  return isDoubled && first <= start ? first + 60 : first;
}

/** '18.11.2026, 08:00' */
function moment(instant: Instant): string {
  const { day, minutes } = dayAndTimeOf(instant);
  return `${formatDay(day)}, ${timeOf(minutes)}`;
}

/** Nobody begins on a day off or without a contract; going is always possible (CLK-05). */
export function punchInRefusal(
  day: Day,
  { absence, ...facts }: Recordable & { absence: BlockingAbsence | null },
): Refusal | null {
  return recordableRefusal(day, facts) ?? (absence ? workingTimeAbsence(day, absence) : null);
}

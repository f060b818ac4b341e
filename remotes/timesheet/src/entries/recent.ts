import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { DEFAULT_START } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Day } from '@stundenbuch/domain/time/day';
import { minutesOf, timeOf } from '@stundenbuch/domain/time/time';

const PROJECTS_FIRST = 5;
const TEXTS = 3;
const QUARTER = 15;
/** § 4 ArbZG: up to six hours nobody needs a break. */
const NO_BREAK = 360;
/** Forms offer times until 19:00. */
const LATEST = 1140;

const newest = (entries: readonly Entry[]) =>
  entries.toSorted((a, b) => b.day.localeCompare(a.day) || b.id - a.id);

/** The newest first. */
export const bookingsIn = (entries: readonly Entry[]) =>
  newest(entries.filter(({ project }) => kindOf(project) === 'project'));

/** Those booked on last come first, all others in their order. */
export function recentFirst<Option extends { value: number }>(
  options: readonly Option[],
  entries: readonly Entry[],
): Option[] {
  const recent = [...new Set(bookingsIn(entries).map(({ project }) => project))].slice(0, PROJECTS_FIRST);
  const first = recent.flatMap((id) => options.find(({ value }) => value === id) ?? []);
  return [...first, ...options.filter((option) => !first.includes(option))];
}

/** What was last written for a project. */
export function recentTexts(entries: readonly Entry[], project: number | null): string[] {
  const texts = bookingsIn(entries.filter((entry) => entry.project === project)).map(
    ({ booking_text }) => booking_text ?? '',
  );
  return [...new Set(texts.filter(Boolean))].slice(0, TEXTS);
}

export interface Times {
  start_time: string;
  end_time: string;
  break: number;
}

/** The last day with a working time before the day. */
export const lastWork = (entries: readonly Entry[], day: Day): Entry | null =>
  newest(entries.filter((entry) => kindOf(entry.project) === 'work' && entry.day < day))[0] ?? null;

/** Like the last working day where that owed the same, else as long as the day owes. Null where neither is known. */
export function usualTimes(last: Entry | null, owed: number, usualBreak: number): Times | null {
  const { start_time = null, end_time = null, break: paused = null, target = null } = last ?? {};
  const isAlike = owed <= 0 || Math.round((target ?? 0) * 60) === owed;
  if (isAlike && start_time && end_time) return { start_time, end_time, break: paused ?? 0 };
  if (owed <= 0) return null;
  const start = start_time ?? DEFAULT_START;
  const breaks = owed > NO_BREAK ? (paused ?? usualBreak) : 0;
  const end = Math.round((minutesOf(start) + owed + breaks * 60) / QUARTER) * QUARTER;
  return { start_time: start, end_time: timeOf(Math.min(end, LATEST)), break: breaks };
}

/** What somebody types for a whole day: how long, or from when to when. */
export type TypedTimes = { minutes: number } | Pick<Times, 'start_time' | 'end_time'>;

/** From where the day begins, with the break that is there, else the usual one where the law asks for one. */
export function timesOfTyped(
  typed: TypedTimes,
  stored: Entry | null,
  usual: Times,
  usualBreak: number,
): Times {
  const isSpan = 'start_time' in typed;
  const start = isSpan ? typed.start_time : (stored?.start_time ?? usual.start_time);
  const long = isSpan ? minutesOf(typed.end_time) - minutesOf(start) : typed.minutes;
  const asked = long > NO_BREAK ? usual.break || usualBreak : 0;
  const breaks = stored ? (stored.break ?? 0) : asked;
  const end = isSpan ? typed.end_time : timeOf(minutesOf(start) + typed.minutes + Math.round(breaks * 60));
  return { start_time: start, end_time: end, break: breaks };
}

/** Each project with what was written for it, the last one first. */
export function recentLines(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return bookingsIn(entries).filter(({ project, booking_text }) => {
    const line = `${project} ${booking_text}`;
    return !seen.has(line) && seen.add(line);
  });
}

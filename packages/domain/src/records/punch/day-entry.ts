import type { Day } from '../../time/day.ts';
import { dayAndTimeOf, type Instant, instantOf } from '../../time/real-time.ts';
import type { Minutes } from '../../time/time.ts';
import { splitByDay, type WorkSpan } from './intervals.ts';

/** How begin and end of a day are rounded; raw times stay with the intervals. */
export const ROUNDINGS = ['none', '5', '15'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** A day's working time as it is stored: times of the dial, and minutes that passed. */
export interface DayEntry {
  day: Day;
  start: Minutes;
  end: Minutes;
  net: number;
  breaks: number;
}

/**
 * The working time of each day: first begin, last end, and the gaps are break. Midnight divides a shift, and the change of
 * the clocks counts as it passes.
 *
 *   28.03. 22:00 to 29.03. 06:00    28.: 22:00–24:00, 2 h    29.: 00:00–06:00, 5 h
 *   24.10. 22:00 to 25.10. 06:00    24.: 22:00–24:00, 2 h    25.: 00:00–06:00, 7 h
 */
export function dayEntries(spans: readonly WorkSpan[], rounding: Rounding): DayEntry[] {
  const work = spans.filter(({ kind, start, end }) => kind === 'work' && start < end).flatMap(splitByDay);
  const byDay = Map.groupBy(work, ({ day }) => day);
  return [...byDay]
    .map(([day, parts]) => entryOf(day, parts, rounding))
    .filter(({ net }) => net > 0)
    .sort((a, b) => a.day.localeCompare(b.day));
}

function entryOf(day: Day, parts: readonly WorkSpan[], rounding: Rounding): DayEntry {
  const begin = Math.min(...parts.map(({ start }) => start));
  const end = Math.max(...parts.map((part) => part.end));
  const worked = parts.reduce((sum, part) => sum + part.end - part.start, 0);
  const gaps = Math.max(0, end - begin - worked);
  const presence = rounded(end, rounding) - rounded(begin, rounding);
  return {
    ...dial(day, rounded(begin, rounding), rounded(end, rounding)),
    net: Math.max(0, presence - gaps),
    breaks: Math.min(gaps, presence),
  };
}

/** To the nearest step; 7 minutes of 15 go down, 8 go up. */
export function rounded(instant: Instant, rounding: Rounding): Instant {
  if (rounding === 'none') return instant;
  const step = Number(rounding);
  return Math.round(instant / step) * step;
}

/** An end after the doubled hour may read earlier than the begin: it is shown a minute after it. */
function dial(day: Day, begin: Instant, end: Instant): Pick<DayEntry, 'day' | 'start' | 'end'> {
  const start = minutesOn(day, begin);
  return { day, start, end: Math.max(start + 1, minutesOn(day, end)) };
}

/** Midnight at the end of the day is 24:00. */
function minutesOn(day: Day, instant: Instant): Minutes {
  const { day: on, minutes } = dayAndTimeOf(instant);
  return on === day ? minutes : 1440;
}

/**
 * What a day's working time becomes when the clock adds to it. Times that the clock alone has written are computed from all of
 * its intervals; a working time that somebody typed or changed remains as it is, and what is outside of it is added.
 */
export function withPunches(
  stored: DayEntry | null,
  before: readonly WorkSpan[],
  added: readonly WorkSpan[],
  rounding: Rounding,
): DayEntry | null {
  const [all = null] = dayEntries([...before, ...added], rounding);
  if (!stored || !all) return stored ?? all;
  const [punched] = dayEntries(before, rounding);
  if (punched && isSame(punched, stored)) return all;
  const from = instantOf(stored.day, stored.start);
  const to = instantOf(stored.day, stored.end);
  const outside = dayEntries([...added.flatMap((span) => around(span, from, to))], rounding);
  return outside.reduce(joined, stored);
}

function joined(stored: DayEntry, more: DayEntry): DayEntry {
  const start = Math.min(stored.start, more.start);
  const end = Math.max(stored.end, more.end);
  const net = stored.net + more.net;
  const presence = instantOf(stored.day, end) - instantOf(stored.day, start);
  return { day: stored.day, start, end, net, breaks: Math.max(0, presence - net) };
}

/** The parts before and after a period; one that ends before it begins is none. */
function around(span: WorkSpan, from: Instant, to: Instant): WorkSpan[] {
  return [
    { ...span, end: Math.min(span.end, from) },
    { ...span, start: Math.max(span.start, to) },
  ];
}

function isSame(a: DayEntry, b: DayEntry): boolean {
  return a.start === b.start && a.end === b.end && a.net === b.net && a.breaks === b.breaks;
}

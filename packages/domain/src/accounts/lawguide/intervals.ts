import type { Day } from '../../time/day.ts';
import { dayAndTimeOf, type Instant, instantOf } from '../../time/real-time.ts';
import { minutesOf, timeOf } from '../../time/time.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseLaw } from './messages.ts';

/** Work or a break from one time of the day to another, as the form sends it. */
export interface WireInterval {
  from: string;
  to: string;
  kind: 'work' | 'break';
}

interface Times {
  start_time: string;
  end_time: string;
}

/** In order, inside the working time, none over another. */
export function intervalRefusal(
  { start_time, end_time }: Times,
  given: readonly WireInterval[],
): Refusal | null {
  let last = start_time;
  for (const { from, to } of sorted(given)) {
    if (from < last || to <= from || to > end_time) return refuseLaw('law_intervals', 'intervals');
    last = to;
  }
  return null;
}

/** The breaks; where the work is given as times, the gaps are breaks as well. */
export function breaksOf({ start_time, end_time }: Times, given: readonly WireInterval[]): WireInterval[] {
  const work = sorted(given).filter(({ kind }) => kind === 'work');
  if (work.length === 0) return sorted(given);
  const begins = [start_time, ...work.map(({ to }) => to)];
  const ends = [...work.map(({ from }) => from), end_time];
  return begins.flatMap((from, at) => {
    const to = ends[at] as string;
    return from < to ? [{ from, to, kind: 'break' as const }] : [];
  });
}

export function breakMinutes(breaks: readonly WireInterval[]): number {
  return breaks.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0);
}

/** '08:03–12:00, 12:31–16:47'; midnight at the end of the day is 24:00. */
export function timesOfDay(day: Day, intervals: readonly Pick<DatedInterval, 'from' | 'to'>[]): string {
  const at = (instant: Instant) => {
    const { day: on, minutes } = dayAndTimeOf(instant);
    return timeOf(on > day ? 1440 : minutes);
  };
  return intervals
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => `${at(from)}–${at(to)}`)
    .join(', ');
}

export interface DatedInterval {
  from: Instant;
  to: Instant;
  kind: 'work' | 'break';
}

/** Work and breaks in turn from begin to end, as they are stored. */
export function datedIntervals(day: Day, times: Times, breaks: readonly WireInterval[]): DatedInterval[] {
  const at = (time: string) => instantOf(day, minutesOf(time));
  const work = [times.start_time, ...breaks.map(({ to }) => to)].flatMap((from, i) => {
    const to = breaks[i]?.from ?? times.end_time;
    return from < to ? [{ from: at(from), to: at(to), kind: 'work' as const }] : [];
  });
  const pauses = breaks.map(({ from, to }) => ({ from: at(from), to: at(to), kind: 'break' as const }));
  return [...work, ...pauses].toSorted((a, b) => a.from - b.from);
}

const sorted = (given: readonly WireInterval[]): WireInterval[] =>
  given.toSorted((a, b) => a.from.localeCompare(b.from));

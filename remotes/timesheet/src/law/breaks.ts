import { minutesOf, timeOf } from '@stundenbuch/domain/time/time';

/** A break by its times. */
export interface Break {
  from: string;
  to: string;
}

/** Every five minutes of the hours in which working time is recorded. */
export const breakTimes = Array.from({ length: 157 }, (_, i) => timeOf(360 + 5 * i));

const SHORTEST = 15;

/** The sum in hours, with as many minutes more, in steps of the field. */
export function longerSum(hours: number, minutes: number): number {
  return Math.ceil((hours * 60 + minutes) / SHORTEST) / 4;
}

/** Another break of so many minutes in the middle of the longest time without one. */
export function withBreak(
  { start_time, end_time }: { start_time: string; end_time: string },
  breaks: readonly Break[],
  minutes: number,
): Break[] {
  const sorted = breaks.toSorted((a, b) => a.from.localeCompare(b.from));
  const begins = [start_time, ...sorted.map(({ to }) => to)].map(minutesOf);
  const ends = [...sorted.map(({ from }) => from), end_time].map(minutesOf);
  const stretches = begins.map((from, at) => ({ from, length: (ends[at] as number) - from }));
  const [longest] = stretches.toSorted((a, b) => b.length - a.length);
  const length = Math.max(SHORTEST, minutes);
  if (!longest || longest.length < length) return sorted;
  const from = Math.floor((longest.from + (longest.length - length) / 2) / 5) * 5;
  const added = { from: timeOf(from), to: timeOf(from + length) };
  return [...sorted, added].toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Whether the times can stay beside the sum and the ends that are typed; otherwise saving removes them. */
export function agree(
  breaks: readonly Break[],
  { start_time, end_time, break: sum }: { start_time: string; end_time: string; break: number | null },
): boolean {
  const minutes = breaks.reduce((total, { from, to }) => total + minutesOf(to) - minutesOf(from), 0);
  return (
    minutes === Math.round((sum ?? 0) * 60) &&
    breaks.every(({ from, to }) => from > start_time && to < end_time)
  );
}

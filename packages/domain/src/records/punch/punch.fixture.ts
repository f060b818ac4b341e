import type { Day } from '../../time/day.ts';
import { instantOf } from '../../time/real-time.ts';
import { minutesOf } from '../../time/time.ts';
import type { WorkSpan } from './intervals.ts';

export const at = (day: Day, time: string) => instantOf(day, minutesOf(time));

/** 'work 2026-11-18 08:00 2026-11-18 12:00' */
export function span(text: string): WorkSpan {
  const [kind, from, start, to, end] = text.split(' ') as [WorkSpan['kind'], Day, string, Day, string];
  return { kind, start: at(from, start), end: at(to, end) };
}

/** On 18 November 2026: 'work 08:00 12:00'. */
export function onDay(text: string, day: Day = '2026-11-18'): WorkSpan {
  const [kind, start, end] = text.split(' ') as [WorkSpan['kind'], string, string];
  return { kind, start: at(day, start), end: at(day, end) };
}

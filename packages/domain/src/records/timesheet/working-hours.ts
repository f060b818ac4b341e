import type { Day } from '../../time/day.ts';
import { instantOf } from '../../time/real-time.ts';
import { round } from '../../time/rounding.ts';
import { type Minutes, minutesOf } from '../../time/time.ts';

export const DEFAULT_START = '08:00';
export const DEFAULT_END = '17:00';

/** Of a project booking; no part of the schema, which would bring zod along to pages without a form. */
export const BOOKING = { min: 0.25, max: 24, step: 0.25, textMin: 5, textMax: 255 } as const;

/** Hours; with a clock any minute. */
export const BREAK_STEP = 0.25;

export interface TimeSpan {
  /** Where it is known summer time counts as it passes. */
  day?: Day | null | undefined;
  start_time: string;
  end_time: string;
  break: number;
}

/** End minus start minus break, never below 0. Example: 08:00 to 17:00 with 0,75 h of break are 8,25 h. */
export function workingHours(span: TimeSpan): number {
  return Math.max(0, round(presence(span) / 60 - span.break));
}

/** The same in whole minutes, as it is stored. */
export function workingMinutes(span: TimeSpan): { net: number; breaks: number } {
  const breaks = Math.round(span.break * 60);
  return { net: Math.max(0, presence(span) - breaks), breaks };
}

/** From the grid of quarter hours no change of the clocks is ever between begin and end. */
function presence({ day, start_time, end_time }: TimeSpan): Minutes {
  const [start, end] = [minutesOf(start_time), minutesOf(end_time)];
  return day ? instantOf(day, end) - instantOf(day, start) : end - start;
}

/** Minutes are added up and rounded once. Example: 20 days of 8:31 are 170,33 h and not 20 times 8,52. */
export function hoursOf(minutes: number): number {
  return round(minutes / 60);
}

/**
 * What 'save and new' suggests for the next booking of the day: the rest of the working time, and where
 * nothing is left the hours of the last booking. Example: 8,25 h worked, 3 h booked: 5,25 h.
 */
export function remainingTime(day: { worked: number; booked: number; lastHours: number }): number {
  const rest = round(day.worked - day.booked);
  return rest >= 0.25 ? rest : day.lastHours;
}

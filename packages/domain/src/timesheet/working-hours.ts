import { round } from '../calendar/rounding.ts';
import { minutesOf } from '../calendar/time.ts';

export const DEFAULT_START = '08:00';
export const DEFAULT_END = '17:00';
/** What the form shows before its first computation. */
export const DEFAULT_HOURS = 7;

export interface TimeSpan {
  start_time: string;
  end_time: string;
  break: number;
}

/** End minus start minus break, never below 0. Example: 08:00 to 17:00 with 0,75 h of break are 8,25 h. */
export function workingHours(span: TimeSpan): number {
  const presence = (minutesOf(span.end_time) - minutesOf(span.start_time)) / 60;
  return Math.max(0, round(presence - span.break));
}

/** The same in whole minutes, as it is stored. */
export function workingMinutes({ start_time, end_time, break: hours }: TimeSpan): {
  net: number;
  breaks: number;
} {
  const breaks = Math.round(hours * 60);
  return { net: Math.max(0, minutesOf(end_time) - minutesOf(start_time) - breaks), breaks };
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

import { addDays, type Day, daysBetween, weekday } from './day.ts';
import type { Minutes } from './time.ts';

/*
 * Minutes that pass, in Germany. A day is a string and a time is minutes of the dial; how long somebody has worked or rested
 * over a change of the clocks needs the instant. It is counted in whole minutes since 1970 in UTC.
 *
 *   28.03.2026 22:00 to 29.03. 09:00     10:00 pass, the dial says 11:00
 *   24.10.2026 22:00 to 25.10. 08:00     11:00 pass, the dial says 10:00
 */
export type Instant = number;

const EPOCH: Day = '1970-01-01';
const DAY = 1440;
const WINTER = 60;
const SUMMER = 120;

/** The first passing of a doubled hour (SET-15); a time that the change skips is the one an hour after it. */
export function instantOf(day: Day, minutes: Minutes): Instant {
  const dial = daysBetween(EPOCH, day) * DAY + minutes;
  return isSummer(dial - SUMMER) ? dial - SUMMER : dial - WINTER;
}

export function dayAndTimeOf(instant: Instant): { day: Day; minutes: Minutes } {
  const dial = instant + (isSummer(instant) ? SUMMER : WINTER);
  const days = Math.floor(dial / DAY);
  return { day: addDays(EPOCH, days), minutes: dial - days * DAY };
}

/** False of the hour that the last Sunday of March skips. */
export function isPassed(day: Day, minutes: Minutes): boolean {
  return dayAndTimeOf(instantOf(day, minutes)).minutes === minutes % DAY;
}

/** Which time holds on a day on which the clocks change; null on every other. In a doubled hour it is that of the first passing. */
export function timeOfYear(day: Day, minutes: Minutes): 'Sommerzeit' | 'Winterzeit' | null {
  if (isSummer(instantOf(day, 0)) === isSummer(instantOf(day, DAY))) return null;
  return isSummer(instantOf(day, minutes)) ? 'Sommerzeit' : 'Winterzeit';
}

/** Seconds are cut. */
export function instantOfDate(date: Date): Instant {
  return Math.floor(date.getTime() / 60_000);
}

export function dateOf(instant: Instant): Date {
  return new Date(instant * 60_000);
}

/** From the last Sunday of March to the last Sunday of October, both at 1:00 UTC (Directive 2000/84/EC). */
function isSummer(instant: Instant): boolean {
  const year = new Date(instant * 60_000).getUTCFullYear();
  return instant >= changeOf(year, '03') && instant < changeOf(year, '10');
}

/** A few years, asked for every time of a report. */
const changes = new Map<string, Instant>();

function changeOf(year: number, month: '03' | '10'): Instant {
  const last: Day = `${year}-${month}-31`;
  const known = changes.get(last);
  if (known !== undefined) return known;
  const sunday = addDays(last, -(weekday(last) % 7));
  const change = daysBetween(EPOCH, sunday) * DAY + 60;
  changes.set(last, change);
  return change;
}

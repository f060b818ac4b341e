/*
 * Why a day is a string.
 *
 * A working day is a square on the wall calendar, not an instant. JavaScript's Date is an instant: it moves by an
 * hour or two as soon as a time zone, a summer time change or a serializer touches it, and then the 1st of a month
 * is stored as the 31st of the month before, in a program whose most important rule is "only the current month".
 * So a day is the text 'yyyy-mm-dd' everywhere: in the form, on the wire, in the rules and in the `date` column.
 * Such texts compare with < and ===, sort as they are, are keys of maps, and look the same in a log.
 *
 * Only two places convert days. `berlinDay` returns which day it is in Germany at an instant; it is
 * the one use of a time zone, so "today" is the same on a server in UTC and on a phone in Lisbon. `toNumber` below
 * counts days since 1970 by way of Date.UTC, in which every day has 24 hours and nothing ever shifts; it exists for
 * adding days and for the weekday, and never leaves this file.
 *
 * Nothing here asks the clock. Today is an argument, always.
 */
export type Day = string;

/** The first day for which anything can be recorded (specification, section 9). */
export const MIN_DAY: Day = '2024-01-01';
/** The last day that working-time and overview inputs offer. */
export const MAX_DAY: Day = '2030-01-01';

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export function berlinDay(instant: number): Day {
  return berlin.format(instant);
}

export function isDay(value: unknown): value is Day {
  // Only a valid day survives the round trip: any other form, and the 30th of February, comes back changed.
  return typeof value === 'string' && fromNumber(toNumber(value)) === value;
}

export function addDays(day: Day, days: number): Day {
  return fromNumber(toNumber(day) + days);
}

/** Whole days from one day to another; negative when `to` is before `from`. */
export function daysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from);
}

/** Every day from `from` to `to`, both included; empty when `from` is after `to`. */
export function daysFrom(from: Day, to: Day): Day[] {
  const first = toNumber(from);
  return Array.from({ length: Math.max(0, toNumber(to) - first + 1) }, (_, i) => fromNumber(first + i));
}

/** Monday is 1, Sunday is 7. */
export function weekday(day: Day): number {
  return ((((toNumber(day) + 3) % 7) + 7) % 7) + 1;
}

export function isWeekday(day: Day): boolean {
  return weekday(day) <= 5;
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** 'yyyy-mm' */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

export function sameMonth(a: Day, b: Day): boolean {
  return monthOf(a) === monthOf(b);
}

export function firstOfMonth(day: Day): Day {
  return `${monthOf(day)}-01`;
}

export function lastOfMonth(day: Day): Day {
  return `${monthOf(day)}-${daysInMonth(day)}`;
}

export function daysInMonth(day: Day): number {
  return new Date(Date.UTC(yearOf(day), Number(day.slice(5, 7)), 0)).getUTCDate();
}

export function firstOfYear(day: Day): Day {
  return `${day.slice(0, 4)}-01-01`;
}

export function latest(...days: Day[]): Day {
  return days.toSorted().at(-1) as Day;
}

export function earliest(...days: Day[]): Day {
  return days.toSorted()[0] as Day;
}

/** The red notice on the dashboard: the last two calendar days of the month. */
export function isMonthEnd(today: Day): boolean {
  return Number(today.slice(8)) >= daysInMonth(today) - 1;
}

function toNumber(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / 86_400_000;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Four times as fast as `toISOString`: the law asks for thousands of days. */
function fromNumber(days: number): Day {
  const date = new Date(days * 86_400_000);
  const year = date.getUTCFullYear();
  // Stryker disable next-line StringLiteral: a value that is no day never equals a day.
  if (!(year >= 0)) return '';
  return `${String(year).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

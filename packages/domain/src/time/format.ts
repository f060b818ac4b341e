import { type Day, weekday } from './day.ts';

/** A date on or before this day means that none was entered (AMB-43). */
export const NEVER_ENTERED: Day = '2010-01-01';
/** From Monday on, as weeks begin. */
export const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

/** dd.mm.yyyy, or nothing. */
export function formatDay(day: Day | null | undefined): string {
  return !day || day <= NEVER_ENTERED ? '' : formatAnyDay(day);
}

/** dd.mm.yyyy, of dates of birth as well. */
export function formatAnyDay(day: Day): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** dd.mm. */
export function formatDayMonth(day: Day): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.`;
}

/** 'Mo, 16.11.2026': a day as people name it. */
export function formatFullDay(day: Day): string {
  return `${weekdayName(day)}, ${formatAnyDay(day)}`;
}

/** 'Mo, 16.11.', only under a heading that has the year. */
export function formatShortDay(day: Day): string {
  return `${weekdayName(day)}, ${formatDayMonth(day)}`;
}

export function weekdayName(day: Day): string {
  return WEEKDAYS[weekday(day) - 1] as string;
}

/** At most two decimals, without trailing zeros: 8,25 and 8. */
export function formatNumber(value: number): string {
  return shortNumber.format(value);
}

/** With a minus sign instead of a hyphen: −0,5. */
export function signedNumber(value: number): string {
  return formatNumber(value).replace('-', '−');
}

/** A bare number on a scale: '10.000', '−0,5'. */
export const scaleNumber = (value: number): string => scale.format(value).replace('-', '−');

/** With its sign: '+2', '−0,5', '0'. */
export function signedDays(days: number): string {
  return days > 0 ? `+${formatNumber(days)}` : signedNumber(days);
}

/** Always two decimals: 8,00. */
export function formatHours(value: number): string {
  return hours.format(value);
}

/** The same of a difference: '−0,50'. */
export const formatDifference = (value: number): string => formatHours(value).replace('-', '−');

/** 'Pause 0,50 h' */
export function breakText(breakHours: number): string {
  return `Pause ${formatHours(breakHours)} h`;
}

/** 20.11.2026, 11:15, as it was in Germany. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}

/** 20.11.2026 um 11:15 Uhr, inside a sentence. */
export const momentWords = (instant: string): string => `${formatMoment(instant).replace(', ', ' um ')} Uhr`;

/** 11:15, of the same day. */
export const formatTimeOf = (instant: string): string => formatMoment(instant).split(', ')[1] ?? '';

/** '7,5', '7.5', '7' and '−7' are numbers; everything else is null. German typists use both signs, never thousands. */
export function parseDecimal(text: string): number | null {
  const match = /^([+-]?\d*)(?:[.,](\d*))?$/.exec(text.trim().replace('−', '-'));
  if (!match || !/\d/.test(text)) return null;
  return Number(`${match[1]}.${match[2] ?? ''}0`);
}

const shortNumber = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2, useGrouping: false });
const scale = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const hours = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** 'yyyy-mm' as 'November 2026'. */
export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** 'yyyy-mm' of this century. */
export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => MONTH.test(text);

/** Months since the year 0; of what is no month 0. */
const indexOf = (month: string): number =>
  isMonth(month) ? Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 : 0;

/** From one month to another, both included. */
export const monthCount = (from: string, to: string): number => Math.max(0, indexOf(to) - indexOf(from) + 1);

export function monthsFrom(from: string, to: string): string[] {
  const first = indexOf(from);
  return Array.from({ length: monthCount(from, to) }, (_, i) => {
    const month = first + i;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

import { timeOf } from './time.ts';

/** What a person typed into a field for a time of day: 'HH:MM', nothing, or a German sentence that says why it is neither. */
export type TypedTime = { time: string | null; problem?: undefined } | { time?: undefined; problem: string };

const SEPARATED = /^(?<hour>\d{1,2})(?:[:.,h ](?<minute>\d{2})?)?$/;
const DIGITS = /^(?<hour>\d{1,2})(?<minute>\d{2})$/;

/** 0730, 730, 7:30, 7.30 and 7 are times; 'Uhr' may follow. */
export function parseTypedTime(text: string): TypedTime {
  const typed = text
    .trim()
    .replace(/\s*uhr$/i, '')
    .replace(/\s*([:.,])\s*/g, '$1');
  if (typed === '') return { time: null };
  const found = (SEPARATED.exec(typed) ?? DIGITS.exec(typed))?.groups;
  if (!found) return { problem: 'Das ist keine Uhrzeit. Schreiben Sie sie zum Beispiel so: 07:30.' };
  const hour = Number(found.hour);
  const minute = Number(found.minute ?? 0);
  if (hour > 23 || minute > 59) return { problem: `Die Uhrzeit ${hour}:${pad(minute)} gibt es nicht.` };
  return { time: timeOf(hour * 60 + minute) };
}

const pad = (number: number) => String(number).padStart(2, '0');

/** 'h:mm' as a form shows minutes of a day: 7:45. */
export function formatMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** '7:45', '7' and '7,75' are minutes; everything else is null. */
export function parseMinutes(text: string): number | null {
  const typed = text.trim().replace(/\s*h$/i, '');
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const decimal = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed);
  return decimal ? Math.round(Number(`${decimal[1]}.${decimal[2] ?? 0}`) * 60) : null;
}

import { type Day, daysBetween, isDay, yearOf } from './day.ts';
import { formatDay, MONTHS } from './format.ts';

export interface DayLimits {
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** What a person typed into a date field: a day, nothing, or a German sentence that says why it is neither. */
export type TypedDay = { day: Day | null; problem?: undefined } | { day?: undefined; problem: string };

interface Parts {
  date: number;
  month: number;
  /** As typed: four digits, two, or none. */
  year: string | undefined;
}

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/;
const SEPARATED = /^(?<date>\d{1,2})[./\- ](?<month>\d{1,2})(?:[./\- ](?<year>\d{4}|\d{2})?)?$/;
const DIGITS = /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})?$/;

/** Leap days are eight years apart around a century. */
const YEARS_AROUND = 8;

/**
 * Short forms are a day and a month: 4.12., 3.2, 2112. The year is the one within the limits that is nearest
 * to today, so in January 28.12. means last December.
 */
export function parseTypedDay(text: string, limits: DayLimits): TypedDay {
  const typed = text.trim().replace(/\s*([./-])\s*/g, '$1');
  if (typed === '') return { day: null };
  const parts = partsOf(typed);
  if (!parts)
    return { problem: `„${shorten(typed)}“ ist kein Datum. Schreiben Sie es zum Beispiel so: 04.12.2026.` };
  const day = nearest(candidates(parts, yearOf(limits.today)), limits);
  if (!day) return { problem: impossible(parts) };
  const problem = outside(day, limits);
  return problem ? { problem } : { day };
}

function partsOf(typed: string): Parts | null {
  const found = (ISO.exec(typed) ?? SEPARATED.exec(typed) ?? DIGITS.exec(typed))?.groups;
  return found ? { date: Number(found.date), month: Number(found.month), year: found.year } : null;
}

function candidates({ date, month, year }: Parts, thisYear: number): Day[] {
  const rest = `${pad(month)}-${pad(date)}`;
  return years(year, thisYear)
    .map((candidate) => `${candidate}-${rest}`)
    .filter(isDay);
}

function years(typed: string | undefined, thisYear: number): (number | string)[] {
  if (typed === undefined)
    return Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, i) => thisYear - YEARS_AROUND + i);
  return typed.length === 2 ? [`20${typed}`, `19${typed}`] : [typed];
}

function nearest(days: readonly Day[], limits: DayLimits): Day | undefined {
  const allowed = days.filter((day) => !outside(day, limits));
  const distance = (day: Day) => Math.abs(daysBetween(limits.today, day));
  return (allowed.length > 0 ? allowed : days).toSorted((a, b) => distance(a) - distance(b))[0];
}

function outside(day: Day, { min, max }: DayLimits): string | null {
  if (min && day < min) return `Der früheste Tag ist hier der ${formatDay(min)}.`;
  if (max && day > max) return `Der späteste Tag ist hier der ${formatDay(max)}.`;
  return null;
}

function impossible({ date, month, year }: Parts): string {
  const name = MONTHS[month - 1];
  if (!name) return `Einen ${month}. Monat gibt es nicht.`;
  // Every other month has a 29th.
  return date === 29 ? `Den 29. Februar gibt es ${year} nicht.` : `Den ${date}. ${name} gibt es nicht.`;
}

const LONGEST_QUOTE = 20;
const shorten = (text: string) => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);

const pad = (number: number) => String(number).padStart(2, '0');

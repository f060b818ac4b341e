import { z } from 'zod';
import { POSTING_MINUTES } from '../../accounts/overtime/contract.ts';
import { type Day, latest, yearOf } from '../../time/day.ts';
import { WORKER } from './contract.ts';

/**
 * Beside the fields of somebody new of whom something is recorded: what the accounts begin with, each where the company keeps
 * the account. What is left over of the year before is `vacation_lastyear`.
 */
export const openingsInput = z.object({
  opening_minutes: z
    .int('overtime_minutes')
    .min(-POSTING_MINUTES, 'overtime_minutes')
    .max(POSTING_MINUTES, 'overtime_minutes')
    .optional(),
  /** Days of the year that were taken before. */
  vacation_taken: z
    .number('vacation_range')
    .min(WORKER.vacation.min, 'vacation_range')
    .max(WORKER.vacation.max, 'vacation_range')
    .multipleOf(WORKER.vacation.step, 'vacation_range')
    .optional(),
});

/** What the vacation account begins with: days of the year before, and what was taken of the year of the day. */
export interface VacationOpening {
  day: Day;
  year: number;
  lastYear: number;
  taken: number;
  /** Where it comes from, if not from the form. */
  text?: string;
}

const TIME = /^([+\-−]?)\s*(\d{1,4})(?::([0-5]\d)|[.,](\d{1,2}))?\s*h?$/i;

/** '−3:30', '12:30', '12,5' and '+12' as minutes; nothing is 0, and what can't be read is NaN, which the schema refuses. */
export function openingMinutes(text: string): number {
  const typed = text.trim();
  if (typed === '') return 0;
  const [, sign, hours, minutes, decimals] = TIME.exec(typed) ?? [];
  const value =
    Number(hours) * 60 + (decimals ? Math.round(Number(`0.${decimals}`) * 60) : Number(minutes ?? 0));
  return sign && sign !== '+' ? -value : value;
}

export const OPENING_TEXT = 'Stand zu Beginn';
export const takenText = (year: number): string => `In ${year} schon genommen`;

/** A time account begins with the latest of these (SET-31). */
export function timeOpeningDay(since: Day, records_from: Day | null, entry: Day | null): Day {
  return latest(since, records_from ?? since, entry ?? since);
}

/** The year whose vacation account the form asks about; a form that says no day means this one. */
export const openingYear = (records_from: Day | null, today: Day): number => yearOf(records_from ?? today);

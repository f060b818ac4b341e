import { z } from 'zod';
import { isDay } from '../calendar/day.ts';
import { NEVER_ENTERED } from '../calendar/format.ts';
import { isInHundredths } from '../calendar/rounding.ts';

/** The pieces that the schemas of all nouns are made of. An issue's message is a code, see `refusal.ts`. */

export const MAX_ID = 2_147_483_647;

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

/** Nothing at all is `missing`; anything else that does not fit is `code`, unless the check has a code of its own. */
export const required = (code = 'invalid_input', missing = 'fields_missing') => ({
  error: (issue: { input?: unknown }) => (isEmpty(issue.input) ? missing : code),
});

export const id = z.number(required()).int().min(1).max(MAX_ID);

export const day = z.string(required()).refine(isDay).meta({ format: 'date', example: '2026-11-20' });

/** A day that may be null or blank; on or before 1 January 2010 it stands for "never entered". */
export const nullableDay = z
  .string('invalid_input')
  .nullable()
  .refine((value) => !value || isDay(value), 'invalid_input')
  .transform((value) => (value && value > NEVER_ENTERED ? value : null))
  .meta({ format: 'date', example: '2026-11-20' });

/** 'HH:MM'; seconds are accepted when they are zero and cut off. */
export const time = (code?: string) =>
  z
    .string(required())
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, required(code))
    .transform((value) => value.slice(0, 5))
    .meta({ example: '08:00' });

/** Hours of a day as a number with at most two decimals. */
export const hours = z.number(required()).min(0).max(24).refine(isInHundredths);

// PostgreSQL stores every character but this one.
const withoutNul = (value: string) => !value.includes('\0');

/** Trimmed, and possibly empty. */
export const line = (max: number, missing?: string) =>
  z.string(required('invalid_input', missing)).trim().max(max, 'text_too_long').refine(withoutNul);

/** A text that must not be empty. */
export const text = (max = 50, missing = 'fields_missing') => line(max, missing).min(1, missing);

/** A text that may be null or blank, then it is null; for changes, where what is not sent stays as it is. */
export const nullableText = (max = 50) =>
  line(max)
    .nullable()
    .transform((value) => value || null);

/** A text that may be absent, null or blank; then it is null. */
export const optionalText = (max = 50) =>
  line(max)
    .nullish()
    .transform((value) => value || null);

export const notes = optionalText(10_000);

/** Addresses are compared and stored in lower case; 254 characters is the longest that can be delivered. */
export const email = z
  .string(required())
  .trim()
  .toLowerCase()
  .max(254, 'text_too_long')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
  .refine(withoutNul);

/** 0, 1, true or false on the way in; 0 or 1 inside and on the way out. */
export const flag01 = z
  .union([z.literal(0), z.literal(1), z.boolean()], required())
  .transform((value) => (value ? 1 : 0));

/** Goes with a change: the version that was read. A stale one is refused, without one the last change wins. */
export const version = z.number('invalid_input').int().optional();

/** An id of a path: a plain positive integer of PostgreSQL, or null, which reads as unknown. */
export function parseId(segment: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(segment)) return null;
  const value = Number(segment);
  return value <= MAX_ID ? value : null;
}

import { z } from 'zod';
import { isDay } from '../time/day.ts';
import { NEVER_ENTERED } from '../time/format.ts';
import { isInHundredths } from '../time/rounding.ts';
import { isLoginName } from './login-name.ts';

/** Building blocks of all schemas. An issue's message is a code, see `refusal.ts`. */

export const MAX_ID = 2_147_483_647;
/** Of a bigint, as far as a number is exact. */
export const MAX_LONG_ID = Number.MAX_SAFE_INTEGER;

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

/** An absent value is `missing`; any other invalid one is `code`, unless the check has its own code. */
export const required = (code = 'invalid_input', missing = 'fields_missing') => ({
  error: (issue: { input?: unknown }) => (isEmpty(issue.input) ? missing : code),
});

export const id = z.number(required()).int().min(1).max(MAX_ID);
/** Of what comes with every day. */
export const longId = z.number(required()).int().min(1).max(MAX_LONG_ID);

export const day = z.string(required()).refine(isDay).meta({ format: 'date', example: '2026-11-20' });

/** A day that may be null or blank; on or before 1 January 2010 it means "never entered". */
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

/** PostgreSQL stores every character but NUL, and a lone surrogate would be stored as '\ufffd'. */
export const isStorable = (value: string) => !/[\0\p{Surrogate}]/u.test(value);

/** Zero width, soft hyphens, marks of direction, fillers: two texts that look the same would differ. */
const isVisible = (value: string) => !/(?![\t-\r])[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/u.test(value);

/** The character of width zero that makes one picture of two: it shows. */
const JOINED = /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/gu;

const isVisibleTitle = (value: string) => isVisible(value.replace(JOINED, '$1'));

/** What ends a line in a file, a log or a mail, and code points that stand for no character at all. */
const isOneLine = (value: string) => !/[\n-\r\u0085\u2028\u2029\p{Noncharacter_Code_Point}]/u.test(value);

/** Stops at a text that is too long, so that no pattern ever runs over it. */
export const tooLong = (error = 'text_too_long') => ({ error, abort: true });

/** Trimmed, and possibly empty; it may have several lines. */
export const lines = (max: number, missing?: string) =>
  z.string(required('invalid_input', missing)).trim().max(max, tooLong()).refine(isStorable);

/** A text that must not be empty. */
export const text = (max = 50, missing = 'fields_missing') => lines(max, missing).min(1, missing);

/** One line, which may be empty. */
const line = (max: number) => lines(max).refine(isOneLine, 'invisible_characters');

/** A name or title: one line without invisible characters. */
export const title = (max = 50, missing = 'fields_missing') =>
  text(max, missing).refine(isVisibleTitle, 'invisible_characters').refine(isOneLine, 'invisible_characters');

/** A line that may be null or blank, then it is null; for changes, where omitted fields keep their values. */
export const nullableText = (max = 50) =>
  line(max)
    .nullable()
    .transform((value) => value || null);

/** The same with several lines. */
export const nullableNotes = (max: number) =>
  lines(max)
    .nullable()
    .transform((value) => value || null);

/** A title that may be null or blank. */
export const nullableTitle = (max = 50) =>
  line(max)
    .refine(isVisibleTitle, 'invisible_characters')
    .nullable()
    .transform((value) => value || null);

/** A line that may be absent, null or blank; then it is null. */
export const optionalText = (max = 50) =>
  line(max)
    .nullish()
    .transform((value) => value || null);

/** The same with several lines. */
export const optionalNotes = (max: number) =>
  lines(max)
    .nullish()
    .transform((value) => value || null);

export const EMAIL_MAX = 254;
/** What structures a header of a mail: `a<victim@y.example>` would be sent to the victim. Only between quotes is it part of an address. */
const PLAIN = String.raw`[^\s@<>()\[\]:;,\\"]`;
/** Looks for one dot inside the domain, from the left, in linear time; or an address in brackets. */
const EMAIL = new RegExp(
  String.raw`^${PLAIN}+@(?:${PLAIN}(?:(?!\.)${PLAIN})*\.${PLAIN}+|\[\d{1,3}(?:\.\d{1,3}){3}\])$`,
);

const lowerCase = (isGood: (value: string) => boolean) =>
  z
    .string(required())
    .trim()
    .toLowerCase()
    .max(EMAIL_MAX, tooLong())
    .refine(isGood)
    .refine(isStorable)
    .refine(isVisible, 'invisible_characters');

// The same addresses, as the OpenAPI description has always put it.
const ADDRESS = '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$';
const isEmail = (value: string) => EMAIL.test(value);

/** Addresses are compared and stored in lower case; the longest that can be delivered has 254 characters. */
export const email = lowerCase(isEmail).meta({ pattern: ADDRESS });

/** What a person logs in with: the e-mail, or a login name. Described as ever: clients of the last release know addresses alone. */
export const emailOrLoginName = lowerCase((value) => isEmail(value) || isLoginName(value)).meta({
  pattern: ADDRESS,
});

/** The e-mail of a contact, or nothing. */
export const optionalEmail = (code: string) =>
  z
    .string('invalid_input')
    .trim()
    .max(EMAIL_MAX, tooLong())
    .refine((value) => value === '' || EMAIL.test(value), code)
    .refine(isStorable, code)
    .refine(isVisible, 'invisible_characters')
    .nullable()
    .transform((value) => value || null);

/** 0, 1, true or false on the way in; 0 or 1 inside and on the way out. */
export const flag01 = z
  .union([z.literal(0), z.literal(1), z.boolean()], required())
  .transform((value) => (value ? 1 : 0));

/** Sent with a change: the version that was read. A stale one is refused; without it the last change wins. */
export const version = z.number('invalid_input').int().optional();

/** An id in a path: a positive PostgreSQL integer (or bigint, by `max`), or null, which is treated as unknown. */
export function parseId(segment: string, max = MAX_ID): number | null {
  if (!/^[1-9]\d{0,15}$/.test(segment)) return null;
  const value = Number(segment);
  return value <= max ? value : null;
}

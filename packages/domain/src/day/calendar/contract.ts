import { z } from 'zod';
import { EXTRAS, type Extra, LAENDER, type Land } from '../../time/laender.ts';
import { day, id, title, version } from '../../wire/fields.ts';

export const land = z.enum(Object.keys(LAENDER) as Land[], 'invalid_input');
const extra = z.enum(Object.keys(EXTRAS) as Extra[], 'invalid_input');
const kind = z.enum(['free', 'half'], 'invalid_input');
const place_id = id.nullish().transform((place) => place ?? null);

/** Body of POST /calendar/place. */
export const placeInput = z.object({
  name: title(50),
  land,
  extras: z
    .array(extra, 'invalid_input')
    .max(Object.keys(EXTRAS).length)
    .nullish()
    .transform((extras) => [...new Set(extras ?? [])]),
});
export type PlaceInput = z.output<typeof placeInput>;

/** Body of PUT /calendar/place/{id}. */
export const placeChange = placeInput.extend({ version });
export type PlaceChange = z.output<typeof placeChange>;

/** A place of work. */
export const place = z.object({
  id: z.int(),
  name: z.string(),
  land,
  extras: z.array(extra),
  version: z.int(),
});
export type Place = z.output<typeof place>;

/** Body of POST /calendar/day: a day that the company gives itself, at one place or everywhere. */
export const companyDayInput = z.object({ day, name: title(50), kind, place_id });
export type CompanyDayInput = z.output<typeof companyDayInput>;

/** Body of PUT /calendar/day/{id}. */
export const companyDayChange = companyDayInput.extend({ version });
export type CompanyDayChange = z.output<typeof companyDayChange>;

export const companyDay = z.object({
  id: z.int(),
  day: z.string(),
  name: z.string(),
  kind,
  place_id: z.int().nullable(),
  version: z.int(),
});
export type CompanyDayRow = z.output<typeof companyDay>;

/** A day of GET /calendar/{year}. */
export const calendarDay = z.object({
  day: z.string(),
  name: z.string(),
  /** 0 on a free day, 0.5 on a half one; 1 before the calendar counts. */
  factor: z.number(),
  origin: z.enum(['law', 'place', 'company']),
});
export type CalendarDay = z.output<typeof calendarDay>;

/** Vacation on a day that is free now. */
export const freeDayAbsence = z.object({
  id: z.int(),
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  day: z.string(),
  project: z.int(),
  /** The name of the free day. */
  reason: z.string(),
  /** Only days ahead can be cancelled. */
  ahead: z.boolean(),
});
export type FreeDayAbsence = z.output<typeof freeDayAbsence>;

/** Body of POST /calendar/free-day: what an admin was shown, and whether it is cancelled or stays. */
export const freeDayAnswer = z.object({
  ids: z.array(id, 'invalid_input').max(10_000),
  cancel: z.boolean('invalid_input'),
});
export type FreeDayAnswer = z.output<typeof freeDayAnswer>;

export const freeDaysAnswered = z.object({ cancelled: z.int() });

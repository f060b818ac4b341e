import { z } from 'zod';
import { ROLE_CODES } from '../../access/access.ts';
import { HALVES } from '../../records/entries/halves.ts';
import { day, isStorable, required } from '../../wire/fields.ts';
import { IMPORT, type ImportKind } from './contract.ts';

/*
 * What each row consists of: days as yyyy-mm-dd, hours of contracts and days of vacation as numbers, everything else in whole
 * minutes. Only what a cell holds is said here; whether it may be is asked of the forms' own schemas and rules.
 */

const text = z
  .string('invalid_input')
  .trim()
  .max(IMPORT.cell, 'text_too_long')
  .refine(isStorable)
  .nullish()
  .transform((value) => value || null);
const neededText = z
  .string(required())
  .trim()
  .min(1, 'fields_missing')
  .max(IMPORT.cell, 'text_too_long')
  .refine(isStorable);
const number = z
  .number('invalid_input')
  .nullish()
  .transform((value) => value ?? null);
const minutes = (min: number, max: number) => z.int(required()).min(min).max(max);
const maybeDay = day.nullish().transform((value) => value ?? null);

const DAY = 24 * 60;

const known = { line: z.int(), change: z.boolean().default(false) };
const somebody = { email: text, personnelNumber: text };
/** 'Vorname Nachname' or 'Nachname, Vorname', of somebody who may have to be created. */
const maybeNew = { ...somebody, person: text };

const openings = {
  starts_on: maybeDay,
  vacation_lastyear: number,
  expires_on: maybeDay,
  /** Either what was taken or what is left. */
  vacation_taken: number,
  vacation_rest: number,
  opening_minutes: number,
  vacation_extra: number,
};

const weekday = minutes(0, DAY)
  .nullish()
  .transform((value) => value ?? null);

const personRow = z.object({
  ...known,
  ...somebody,
  first_name: neededText,
  name: neededText,
  /** In place of an e-mail. */
  login: text,
  role: z
    .literal(Object.values(ROLE_CODES), 'invalid_input')
    .nullish()
    .transform((role) => role ?? ROLE_CODES.employee),
  worker_since: maybeDay,
  leaves_on: maybeDay,
  weeklyhours: number,
  ...{ monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday },
  ...{ friday: weekday, saturday: weekday, sunday: weekday },
  vacation: number,
  place: text,
  job: text,
  team: text,
  ...openings,
});

const openingRow = z.object({ ...known, ...somebody, ...openings });

const customerRow = z.object({
  ...known,
  customer_name: neededText,
  internal_id: text,
  external_id: text,
  phone: text,
  mobile: text,
  email: text,
  customer_street: text,
  customer_house_number: text,
  customer_zip: text,
  customer_city: text,
  notes: text,
});

const projectRow = z.object({
  ...known,
  internal_id: text,
  project_name: neededText,
  customer: text,
  category: text,
  start_date: maybeDay,
  end_date: maybeDay,
  notes: text,
});

const bookingRow = z.object({
  ...known,
  ...maybeNew,
  day,
  project: neededText,
  project_number: text,
  customer: text,
  /** As the source has them: off the grid they are rounded or refused. */
  minutes: minutes(1, DAY),
  booking_text: neededText,
});

const timeRow = z.object({
  ...known,
  ...maybeNew,
  day,
  /** Of the day, by the clock on the wall; an end on the next day counts on from 24:00. */
  start: minutes(0, DAY - 1),
  end: minutes(1, 2 * DAY),
  break: minutes(0, DAY)
    .nullish()
    .transform((value) => value ?? 0),
});

const absenceRow = z.object({
  ...known,
  ...maybeNew,
  day,
  last: maybeDay,
  /** 'Urlaub', or the name of a kind of the company's own. */
  type: neededText,
  half: z
    .enum(HALVES, 'invalid_input')
    .nullish()
    .transform((half) => half ?? null),
  /** Of a kind that can be taken in hours; how many, its rule says. */
  away_minutes: number,
});

export const IMPORT_ROW_SCHEMAS = {
  people: personRow,
  openings: openingRow,
  customers: customerRow,
  projects: projectRow,
  bookings: bookingRow,
  times: timeRow,
  absences: absenceRow,
} as const satisfies Record<ImportKind, z.ZodObject>;

export type ReadRow<Kind extends ImportKind> = z.output<(typeof IMPORT_ROW_SCHEMAS)[Kind]>;

/** What the browser sends of a row. */
export type SentRow<Kind extends ImportKind> = z.input<(typeof IMPORT_ROW_SCHEMAS)[Kind]>;

import { z } from 'zod';
import { isMonth, monthCount } from '../../time/format.ts';
import { id } from '../../wire/fields.ts';
import { ALLOWANCE_UNITS } from '../allowances/allowance-kinds.ts';
import { TIME_POSTING_KINDS } from '../overtime/postings.ts';

const day = z.string();
const text = z.string().nullable();
const minutes = z.int();

/** A calendar day; minutes throughout. */
const row = z.object({
  day,
  /** 'hh:mm' of the working time. */
  start: text,
  end: text,
  break: minutes.nullable(),
  /** Of the working time, without its breaks. */
  worked: minutes,
  /** What counts for the day: work, and absences that are credited. */
  credited: minutes,
  target: minutes,
  /** What the day adds to the account; null of a day that has not counted yet. */
  difference: minutes.nullable(),
  /** 'Urlaub (Vormittag)', 'Karfreitag (arbeitsfrei)': what the day is besides its working time. */
  kind: z.string(),
  /** Only present on a day before the person's days count. */
  recorded: z.literal(false).optional(),
  /** What the law says of the day, and the reason that was given for it. */
  notes: z.array(z.object({ code: z.string(), text: z.string(), reason: text })),
  /** Changes by somebody else, and the day in Germany on which they were made. */
  corrections: z.array(z.object({ by: z.string(), on: day, reason: text })),
});

const contract = z.object({
  from: day,
  /** Null while nothing ends it. */
  to: text,
  weeklyhours: z.number(),
  /** Of the weekdays, Monday first. */
  minutes: z.array(minutes),
  vacation: z.number(),
  place: text,
});

/** The time account in the month, in minutes. */
const account = z.object({
  opening: minutes,
  difference: minutes,
  posted: minutes,
  closing: minutes,
  postings: z.array(z.object({ day, kind: z.enum(TIME_POSTING_KINDS), minutes, text: z.string() })),
});

/** The vacation account at the end of the month, in days. */
const vacation = z.object({
  entitlement: z.number(),
  last_year: z.number(),
  last_year_taken: z.number(),
  taken: z.number(),
  planned: z.number(),
  open: z.number(),
});

/** Of a surcharge begin, end and duration on each day (ALW-03); how breaks were placed whose times nobody knows, in sentences. */
const surcharges = z.object({
  rows: z.array(z.object({ day, source: z.string(), from: z.string(), to: z.string(), minutes })),
  remarks: z.array(z.string()),
});

/** What was counted beside the hours (ALW-04). */
const allowance = z.object({
  day,
  name: z.string(),
  unit: z.enum(ALLOWANCE_UNITS),
  quantity: z.number(),
  project: text,
  text,
});

/**
 * The sheet of a person's month (MON-07): what is stored at closing, hashed and printed. It holds names and sentences instead
 * of ids, so that nothing that changes later changes it.
 */
export const sheetData = z.object({
  /** Of these fields, so that older sheets can be read after they change. */
  format: z.literal(1),
  company: z.object({ id: z.int(), name: z.string() }),
  person: z.object({ id: z.int(), first_name: z.string(), name: z.string(), personnel_number: text }),
  /** Of work, with its Land, which decides the holidays. */
  place: text,
  /** 'yyyy-mm' */
  month: z.string(),
  version: z.int(),
  contracts: z.array(contract),
  rows: z.array(row),
  sums: z.object({
    break: minutes,
    worked: minutes,
    credited: minutes,
    target: minutes,
    difference: minutes,
  }),
  /** Null where the company has no time accounts. */
  account: account.nullable(),
  /** Null where the company has no absences. */
  vacation: vacation.nullable(),
  /** Only where the company has surcharges and allowances. */
  surcharges: surcharges.optional(),
  allowances: z.array(allowance).optional(),
  /** The head of the log's seals when the sheet was made. */
  seal: z.object({ no: z.int(), hash: z.string() }).nullable(),
});

/** Answer of GET /sheet/{user}/{month}. */
export const sheet = z.object({
  data: sheetData,
  /** Null of a month that is not closed: its figures may still change. */
  sha256: text,
  /** The names were erased after their period; the hash is that of what it was. */
  erased: z.literal(true).optional(),
});
export type Sheet = z.output<typeof sheet>;

/** Query of a sheet: one of its versions; without it the one that counts. */
export const versionInput = z.object({
  version: z
    .string('invalid_input')
    .regex(/^[1-9]\d{0,3}$/, 'invalid_input')
    .transform(Number)
    .optional(),
});

const MOST_MONTHS = 36;
const MOST_PEOPLE = 500;
const month = z.string('invalid_input').refine(isMonth, 'invalid_input');

/** Body of POST /sheet/zip. */
export const zipInput = z
  .object({
    from: month,
    to: month,
    users: z.array(id, 'invalid_input').min(1, 'invalid_input').max(MOST_PEOPLE, 'invalid_input'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'period_reversed' })
  .refine(({ from, to }) => monthCount(from, to) <= MOST_MONTHS, {
    path: ['to'],
    message: 'invalid_input',
  });

/** Answer of GET /sheet/check/{code}. */
export const sheetCheck = z.object({
  /** A sentence; 'Unbekannt' where there is no such sheet. */
  text: z.string(),
  sheet: z
    .object({
      user: z.int(),
      first_name: z.string(),
      name: z.string(),
      month: z.string(),
      version: z.int(),
      stored_on: z.string(),
      is_current: z.boolean(),
      sha256: z.string(),
    })
    .nullable(),
});
export type SheetCheck = z.output<typeof sheetCheck>;

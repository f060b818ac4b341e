import { z } from 'zod';
import { isDay } from '../../time/day.ts';
import { MAX_ID, required } from '../../wire/fields.ts';
import {
  BOOKING_TYPE,
  DIMENSIONS,
  type Dimension,
  ENTRY_SOURCES,
  MEASURES,
  MOST_ROWS,
  NONE,
  VEILED,
} from './fields.ts';

/** More is refused, never cut (SET-56). */
export const MOST_CELLS = 50_000;
const MOST_KEYS = 500;

const words = <const Word extends string>(known: readonly Word[], most: number) =>
  z
    .string(required())
    .max(200, 'invalid_input')
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(z.enum(known, 'invalid_input'))
        .max(most, 'invalid_input')
        .refine((list) => new Set(list).size === list.length, 'invalid_input'),
    );

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID;
const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text) && isDay(`${text}-01`);

const IS_KEY: Readonly<Record<Dimension, (text: string) => boolean>> = {
  person: isId,
  job: isId,
  project: isId,
  status: (text) => /^[0-3]$/.test(text),
  customer: isId,
  category: isId,
  type: (text) => text === BOOKING_TYPE || text === VEILED || /^k?[1-9]\d{0,9}$/.test(text),
  day: isDay,
  /** Its Monday. */
  week: isDay,
  month: isMonth,
  weekday: (text) => /^[1-7]$/.test(text),
};

const keys = (dimension: Dimension) =>
  z
    .string('invalid_input')
    .max(MOST_KEYS * 11, 'invalid_input')
    .transform((text) => text.split(','))
    .refine((list) => list.length <= MOST_KEYS, 'invalid_input')
    .refine((list) => list.every((key) => key === NONE || IS_KEY[dimension](key)), 'invalid_input')
    .optional();

const filters = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, keys(dimension)])) as Record<
  Dimension,
  ReturnType<typeof keys>
>;

/** Which entries are looked at: kinds of them, and of each dimension only these keys. */
export const reportFilterInput = z.object({
  of: words(ENTRY_SOURCES, ENTRY_SOURCES.length).optional(),
  /** Of who belongs to it on the day. */
  team: z.string('invalid_input').refine(isId, 'invalid_input').transform(Number).optional(),
  ...filters,
});
export type ReportFilter = z.output<typeof reportFilterInput>;
export type ReportFilterQuery = z.input<typeof reportFilterInput>;

/** Query of GET /timesheet/report/{from}/{to}: 'rows=customer,project&column=month&measures=hours&customer=17,-'. */
export const reportInput = reportFilterInput
  .extend({
    rows: words(DIMENSIONS, MOST_ROWS),
    column: z.enum(DIMENSIONS, 'invalid_input').optional(),
    measures: words(MEASURES, MEASURES.length),
  })
  .refine(({ rows, column }) => !column || !rows.includes(column), {
    error: 'invalid_input',
    path: ['column'],
  });
export type ReportInput = z.output<typeof reportInput>;

/** As it is sent: keys with commas between them. */
export type ReportQuery = z.input<typeof reportInput>;

const cell = z.object({
  /** Of the rows in their order, then of the column. */
  keys: z.array(z.string()),
  hours: z.number().optional(),
  /** Of working times one, of absences their portion; a booking is no day. */
  days: z.number().optional(),
  /** Exact, in parts of a cent: what is shown of a sum is rounded once (SET-54). */
  money: z.number().optional(),
  /** Hours that no rate has, which the money leaves out. */
  unpriced: z.number().optional(),
  count: z.int().optional(),
});
export type ReportCell = z.output<typeof cell>;

export const report = z.object({
  cells: z.array(cell),
  /** Some of the money is of bookings of which only the job of today is known. */
  todays_job: z.boolean(),
  /** What the keys are called that no calendar names. */
  names: z.array(z.object({ dimension: z.enum(DIMENSIONS), key: z.string(), name: z.string() })),
});
export type Report = z.output<typeof report>;

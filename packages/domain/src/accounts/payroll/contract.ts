import { z } from 'zod';
import { isMonth } from '../../time/format.ts';
import {
  day,
  id,
  nullableDay,
  nullableTitle,
  optionalText,
  required,
  title,
  version,
} from '../../wire/fields.ts';
import { UNITS } from './sources.ts';
import { TARGETS } from './wage-types.ts';

const month = z.string(required()).refine(isMonth).meta({ example: '2026-11' });
/** Up to four digits. */
const number = z.int(required()).min(1).max(9999);
const digits = (pattern: RegExp, code: string) =>
  z.string('invalid_input').trim().regex(pattern, code).nullable().meta({ example: '12345' });

export const DATE_FORMATS = ['TT/MM/JJJJ', 'TT.MM.JJJJ', 'TTMMJJJJ'] as const;
export const DAY_FORMATS = ['T', 'TT.MM.JJJJ'] as const;

const shortKey = z
  .string('invalid_input')
  .trim()
  .regex(/^[A-Za-z0-9]{0,4}$/)
  .nullable()
  .transform((key) => key || null);

export const wageType = z.object({
  source: z.string(required()).max(40),
  unit: z.enum(UNITS, required()),
  wage_type: number.nullable(),
  key: z.int('invalid_input').min(1).max(99).nullable(),
  absence_key: shortKey,
  absence_reason: shortKey,
});

const setupFields = {
  target: z.enum(TARGETS, required()),
  /** Beraternummer */
  consultant: digits(/^[1-9]\d{3,6}$/, 'payroll_consultant'),
  /** Mandantennummer */
  client: digits(/^[1-9]\d{0,4}$/, 'payroll_client'),
  /** LODAS: one record for all, or hours and days apart. */
  variant: z.enum(['standard', 'stunden_tage'], 'invalid_input'),
  date_format: z.enum(DATE_FORMATS, 'invalid_input'),
  /** How personnel numbers are written. */
  pad: z.enum(['none', 'five'], 'invalid_input'),
  /** LODAS: whose number it is. */
  number: z.enum(['personnel', 'company'], 'invalid_input'),
  /** LODAS: whether the cost centre is the last column. */
  cost_centre: z.boolean('invalid_input'),
  /** Lohn und Gehalt: how the calendar day is spelled. */
  day_format: z.enum(DAY_FORMATS, 'invalid_input'),
  /** LODAS: the periods of absences, from what day on the master data holds, and of sickness what is noted of its case. */
  absence_periods: z.boolean('invalid_input'),
  valid_from: nullableDay,
  sick_cases: z.boolean('invalid_input').default(false),
  layout_id: id.nullable(),
};

/** Body of PUT /payroll/setup. */
export const setupInput = z.object({
  ...setupFields,
  version,
  wage_types: z
    .array(wageType.extend({ confirmed: z.boolean('invalid_input').default(false) }), required())
    .max(200),
  /** Cost centres; who is not named has none. */
  people: z.array(z.object({ user: id, cost_centre: nullableTitle(20) }), required()).max(5000),
});
export type SetupInput = z.output<typeof setupInput>;

/** Answer of GET and PUT /payroll/setup. */
export const payrollSetup = z.object({
  ...setupFields,
  valid_from: z.string().nullable(),
  version: z.int(),
  wage_types: z.array(wageType),
  people: z.array(
    z.object({
      user: z.int(),
      first_name: z.string(),
      name: z.string(),
      personnel_number: z.string().nullable(),
      cost_centre: z.string().nullable(),
    }),
  ),
  sources: z.array(z.object({ key: z.string(), label: z.string(), units: z.array(z.enum(UNITS)) })),
});
export type PayrollSetup = z.output<typeof payrollSetup>;
export type PayrollChoices = Pick<PayrollSetup, keyof typeof setupFields>;

export const FIELDS = [
  'personnel_number',
  'full_name',
  'first_name',
  'name',
  'year',
  'month',
  'month_year',
  'first_day',
  'last_day',
  'day',
  'wage_type',
  'source',
  'quantity',
  'unit',
  'begin',
  'end',
  'cost_centre',
  'text',
  'empty',
] as const;
export type LayoutField = (typeof FIELDS)[number];

const SEPARATORS = [';', ',', '\t'] as const;
const ENCODINGS = ['windows-1252', 'utf-8', 'utf-8-bom'] as const;
const LAYOUT_ROWS = ['sums', 'days', 'intervals'] as const;
const LAYOUT_ORDERS = ['number', 'name', 'day'] as const;

/** Body of POST /payroll/layout and PUT /payroll/layout/{id}: what a file with its own columns looks like (PAY-08). */
export const layoutInput = z
  .object({
    name: title(40),
    rows: z.enum(LAYOUT_ROWS, required()),
    columns: z
      .array(
        z.object({
          field: z.enum(FIELDS, required()),
          /** In the head row. */
          title: optionalText(40),
          /** Of a fixed text. */
          text: optionalText(60),
        }),
        required(),
      )
      .min(1, 'layout_column')
      .max(40),
    separator: z.enum(SEPARATORS, required()),
    decimal: z.enum([',', '.'], required()),
    head: z.boolean(required()),
    encoding: z.enum(ENCODINGS, required()),
    order: z.enum(LAYOUT_ORDERS, required()),
  })
  .refine(({ separator, decimal }) => separator !== ',' || decimal !== ',', {
    path: ['decimal'],
    message: 'layout_comma',
  });
export type LayoutInput = z.output<typeof layoutInput>;

export const payrollLayout = z.object({
  id: z.int(),
  name: z.string(),
  rows: z.enum(LAYOUT_ROWS),
  columns: z.array(
    z.object({ field: z.enum(FIELDS), title: z.string().nullable(), text: z.string().nullable() }),
  ),
  separator: z.enum(SEPARATORS),
  decimal: z.enum([',', '.']),
  head: z.boolean(),
  encoding: z.enum(ENCODINGS),
  order: z.enum(LAYOUT_ORDERS),
});
export type PayrollLayout = z.output<typeof payrollLayout>;

/** Body of POST /payroll/preview and /payroll/run. */
export const runInput = z.object({
  month,
  /** People left out by a tick, whatever is wrong with them. */
  excluded: z.array(id, required()).max(5000),
});

export const PROBLEMS = ['open', 'no_number', 'number_twice', 'number_range', 'spans'] as const;
export type ProblemKind = (typeof PROBLEMS)[number];

const person = { user: z.int(), first_name: z.string(), name: z.string() };

/** Answer of POST /payroll/preview. */
export const payrollPreview = z.object({
  month: z.string(),
  problems: z.array(z.object({ ...person, kind: z.enum(PROBLEMS), text: z.string(), excluded: z.boolean() })),
  /** What is missing of the set-up; null where a file can be made. */
  missing: z.string().nullable(),
  unmapped: z.array(
    z.object({
      source: z.string(),
      label: z.string(),
      hours: z.number(),
      days: z.number(),
      count: z.number(),
    }),
  ),
  lines: z.array(
    z.object({
      ...person,
      personnel_number: z.string().nullable(),
      origin: z.string(),
      source: z.string(),
      label: z.string(),
      wage_type: z.int().nullable(),
      unit: z.enum(UNITS),
      quantity: z.number(),
      /** Of which days a difference comes; empty where nothing of the month was handed over before. */
      days: z.array(day),
    }),
  ),
  /** The file as it will be, but for its encoding. */
  files: z.array(z.object({ name: z.string(), text: z.string(), bytes: z.int() })),
  /** Letters that the encoding does not have, as they were replaced. */
  replaced: z.array(z.object({ letter: z.string(), by: z.string() })),
});
export type PayrollPreview = z.output<typeof payrollPreview>;

/** A row of GET /payroll/runs, newest first. */
export const payrollRun = z.object({
  id: z.int(),
  month: z.string(),
  target: z.enum(TARGETS),
  lines: z.int(),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  created_at: z.string(),
  by: z.string().nullable(),
  handed_over_at: z.string().nullable(),
});
export type PayrollRun = z.output<typeof payrollRun>;

/** Query of GET /payroll/run/{id}/file: which of its files. */
export const partInput = z.object({
  part: z.string('invalid_input').regex(/^\d$/, 'invalid_input').transform(Number).default(0),
});

import { z } from 'zod';
import { budgetProgress } from '../../accounts/budgets/contract.ts';
import { type Day, isDay } from '../../time/day.ts';
import { isInHundredths } from '../../time/rounding.ts';
import { id, MAX_ID, nullableNotes, nullableTitle, required, title } from '../../wire/fields.ts';
import { ALL_PROJECTS, PROJECT_STATUS } from './status.ts';

export const PROJECT = { internalIdMax: 20, notesMax: 10_000 } as const;

const UNSET_UNTIL: Day = '2010-01-01';
const MAX_RATE = 99_999_999.99;

/** A day, or nothing; what is on or before 1 January 2010 counts as nothing. */
const dayOrNothing = z
  .string('invalid_input')
  .refine((value) => value === '' || isDay(value))
  .nullable()
  .transform((value) => (value && value > UNSET_UNTIL ? value : null))
  .meta({ format: 'date', example: '2026-11-20' });

const status = z.literal(Object.values(PROJECT_STATUS), 'invalid_input');

/** Euro per hour, in whole cents. */
const euro = z.number(required()).min(0).max(MAX_RATE).refine(isInHundredths);

/** The rules check that it exists in the company. */
const reference = z.number('invalid_input').int().min(1).max(MAX_ID).nullable();

const version = z.number('invalid_input').int().optional();

/** A rate sent along with a new project, so without a project id. */
export const newRate = z.object({
  job: id,
  hourly_rate: euro,
  /** The first day on which it holds; null, and without it a new one: always. Of companies with budgets. */
  valid_from: dayOrNothing.optional(),
});
export type NewRate = z.output<typeof newRate>;

export const rateInput = newRate.extend({ project: id });
export type RateInput = z.output<typeof rateInput>;

/** Body of PUT /project/hourlyrate/{id}: omitted fields keep their values. */
export const rateChange = rateInput.partial();
export type RateChange = z.output<typeof rateChange>;

const fields = {
  internal_id: nullableTitle(PROJECT.internalIdMax),
  project_name: title(),
  start_date: dayOrNothing,
  end_date: dayOrNothing,
  customer: reference,
  status,
  notes: nullableNotes(PROJECT.notesMax),
  category: reference,
};

/** Body of POST /project. Stored together with its hourly rates, or not at all. */
export const projectInput = z.object({
  ...fields,
  internal_id: fields.internal_id.default(null),
  start_date: dayOrNothing.default(null),
  end_date: dayOrNothing.default(null),
  customer: reference.default(null),
  status: status.default(PROJECT_STATUS.inProgress),
  notes: fields.notes.default(null),
  category: reference.default(null),
  rates: z.array(newRate, 'invalid_input').max(200).default([]),
});
export type ProjectInput = z.output<typeof projectInput>;

/** Body of PUT /project/{id}: omitted fields keep their values. Only companies with budgets have an archive. */
export const projectChange = z.object({ ...fields, archived: z.boolean('invalid_input'), version }).partial();
export type ProjectChange = z.output<typeof projectChange>;

/** The filter of the overview; without it, and with 100, all projects. */
export const projectFilter = z
  .literal([...Object.values(PROJECT_STATUS).map(String), String(ALL_PROJECTS)], 'invalid_input')
  .transform((value) => (Number(value) === ALL_PROJECTS ? undefined : Number(value)))
  .optional();

/** Beside it: of an overview that hides the archive. */
export const archiveFilter = z.literal('0', 'invalid_input').optional();

/** Of companies with budgets: how far the budget is used, as far as the caller may know, and whether it is archived. */
const ofBudgets = {
  budget: budgetProgress.nullable().optional(),
  archived: z.boolean().optional(),
};

/** Sums are null where the company records no project hours, the customer where it manages no customers. */
export const project = z.object({
  id: z.int(),
  internal_id: z.string().nullable(),
  project_name: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  customer: z.int().nullable(),
  customer_name: z.string().nullable(),
  category: z.int().nullable(),
  category_name: z.string().nullable(),
  status: z.int(),
  notes: z.string().nullable(),
  sum_hours: z.number().nullable(),
  sum_hours_current_year: z.number().nullable(),
  version: z.int(),
  ...ofBudgets,
});
export type Project = z.output<typeof project>;

/** One project, with the first address of its customer. */
export const projectDetail = project.extend({
  customer_street: z.string().nullable(),
  customer_house_number: z.string().nullable(),
  customer_zip: z.string().nullable(),
  customer_city: z.string().nullable(),
});
export type ProjectDetail = z.output<typeof projectDetail>;

export const projectOfCustomer = project.pick({
  id: true,
  internal_id: true,
  project_name: true,
  status: true,
  budget: true,
  archived: true,
});
export type ProjectOfCustomer = z.output<typeof projectOfCustomer>;

/** How many employees the chart shows at most. */
export const EMPLOYEES_SHOWN = 20;

export const hoursOfEmployee = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  hours: z.number(),
});
export type HoursOfEmployee = z.output<typeof hoursOfEmployee>;

/** Those with the most hours, and the total of all others. */
export const projectEmployees = z.object({
  employees: z.array(hoursOfEmployee),
  others: z.object({ count: z.int(), hours: z.number() }),
});
export type ProjectEmployees = z.output<typeof projectEmployees>;

export const hourlyRate = z.object({
  id: z.int(),
  job: z.int(),
  job_title: z.string(),
  project: z.int(),
  hourly_rate: z.number(),
  /** Of companies with budgets. */
  valid_from: z.string().nullable().optional(),
});
export type HourlyRate = z.output<typeof hourlyRate>;

/** A line of GET /project/active: what can be booked on, without sums. */
export const activeProject = project.omit({ sum_hours: true, sum_hours_current_year: true });
export type ActiveProject = z.output<typeof activeProject>;

/** Sort keys of the lists; the server's list and the columns of the table must both match. */
export type ProjectSortKey =
  | 'internal_id'
  | 'project_name'
  | 'customer_name'
  | 'category_name'
  | 'status'
  | 'start_date'
  | 'end_date'
  | 'sum_hours'
  | 'sum_hours_current_year';
export type ProjectOfCustomerSortKey = 'internal_id' | 'project_name' | 'status';
export type RateSortKey = 'job_title' | 'hourly_rate' | 'valid_from';

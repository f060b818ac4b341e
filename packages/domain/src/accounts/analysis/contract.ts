import { z } from 'zod';
import { MAX_ID } from '../../wire/fields.ts';
import { budgetProgress } from '../budgets/contract.ts';

/** What bookings are grouped by. */
export const ANALYSIS_GROUPS = ['month', 'person', 'job', 'customer'] as const;
export type AnalysisGroup = (typeof ANALYSIS_GROUPS)[number];

/** The key of what has none: a project without a customer, a person without a job. */
export const NO_KEY = '-';

const id = z
  .string('invalid_input')
  .refine((text) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID)
  .transform(Number);
const idOrNone = z.union([z.literal(NO_KEY).transform(() => null), id], 'invalid_input');

/** Which bookings are looked at; everything is text, as in an address. */
export const analysedBookingsInput = z.object({
  project: id.optional(),
  person: id.optional(),
  job: idOrNone.optional(),
  customer: idOrNone.optional(),
  /** Of who belongs to it on the day. */
  team: id.optional(),
});
export type AnalysedBookings = z.output<typeof analysedBookingsInput>;

export const analysisInput = analysedBookingsInput.extend({ by: z.enum(ANALYSIS_GROUPS, 'invalid_input') });
export type AnalysisInput = z.output<typeof analysisInput>;

/** Of the bookings of a group: every figure is an exact sum, rounded once. */
const figures = {
  bookings: z.int(),
  /** On projects for customers; what follows is of these. */
  hours: z.number(),
  /** Euro; of a fixed price no more than that price. */
  revenue: z.number(),
  /** Hours without a rate: they bring nothing. */
  unpriced: z.number(),
  /** Euro; null where no hour has a cost: then nobody knows a margin. */
  cost: z.number().nullable(),
  /** Hours without a cost. */
  uncosted: z.number(),
  /** The same of internal projects, which bring nothing. */
  internal_hours: z.number(),
  internal_cost: z.number().nullable(),
};
export const analysisFigures = z.object(figures);
export type AnalysisFigures = z.output<typeof analysisFigures>;

export const analysisRow = z.object({
  /** An id, yyyy-mm or `NO_KEY`. */
  key: z.string(),
  /** Of people, jobs and customers. */
  name: z.string().nullable(),
  ...figures,
});
export type AnalysisRow = z.output<typeof analysisRow>;

/** GET /analysis/groups/{from}/{to} */
export const analysisGroups = z.object({
  rows: z.array(analysisRow),
  total: analysisFigures,
  /** Some bookings are older than the job that they were worked as: 'mit heutigem Arbeitsplatz gerechnet'. */
  by_todays_job: z.boolean(),
});
export type AnalysisGroups = z.output<typeof analysisGroups>;

/** How much of a project's budget is used today, whatever period is looked at. */
export const usedBudget = budgetProgress.extend({
  unit: z.enum(['hours', 'money']),
  /** Of the project as a whole, or of the month of today. */
  per: z.enum(['total', 'month']),
  amount: z.number(),
  used: z.number(),
  /** The day of the booking that exceeded it. */
  over_since: z.string().nullable(),
  /** At the pace of the last four weeks. */
  reached_on: z.string().nullable(),
});
export type UsedBudget = z.output<typeof usedBudget>;

/** A line of GET /analysis/projects/{from}/{to}: a project with bookings in the period. */
export const analysedProject = z.object({
  id: z.int(),
  internal_id: z.string().nullable(),
  project_name: z.string(),
  customer: z.int().nullable(),
  customer_name: z.string().nullable(),
  status: z.int(),
  /** Works for nobody: brings nothing, and stands below the sum. */
  internal: z.boolean(),
  fixed_price: z.boolean(),
  bookings: z.int(),
  hours: z.number(),
  revenue: z.number(),
  unpriced: z.number(),
  cost: z.number().nullable(),
  uncosted: z.number(),
  budget: usedBudget.nullable(),
});
export type AnalysedProject = z.output<typeof analysedProject>;

export const analysedProjectsInput = analysedBookingsInput
  .pick({ team: true })
  .extend({ customer: id.optional() });

/** A part of the bookings: on projects for customers, on internal ones, without a rate, without a cost. */
export const BOOKING_PARTS = ['customers', 'internal', 'unpriced', 'uncosted'] as const;
export type BookingPart = (typeof BOOKING_PARTS)[number];

/** Of one booking: its own hours at its own rates, so that somebody sees what a figure is made of. */
export const analysedBooking = z.object({
  id: z.int(),
  day: z.string(),
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  email: z.string(),
  project: z.int(),
  project_name: z.string(),
  internal_id: z.string().nullable(),
  job_title: z.string().nullable(),
  booking_text: z.string().nullable(),
  hours: z.number(),
  /** Euro per hour, and in all; null without a rate. */
  rate: z.number().nullable(),
  amount: z.number().nullable(),
  cost: z.number().nullable(),
});
export type AnalysedBooking = z.output<typeof analysedBooking>;

export type AnalysedBookingSortKey =
  | 'day'
  | 'name'
  | 'project_name'
  | 'job_title'
  | 'booking_text'
  | 'hours'
  | 'amount'
  | 'cost';

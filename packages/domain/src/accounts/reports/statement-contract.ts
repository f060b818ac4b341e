import { z } from 'zod';

const choice = z.enum(['1'], 'invalid_input').optional();

/** Query of the PDF: what stands beside hours and texts. */
export const statementInput = z.object({ people: choice, amounts: choice });

const booking = z.object({
  project: z.int(),
  internal_id: z.string().nullable(),
  project_name: z.string(),
  day: z.string(),
  person: z.string(),
  text: z.string(),
  hours: z.number(),
  /** Of the job on the day; null where the project has none. */
  rate: z.number().nullable(),
});
export type StatementBooking = z.output<typeof booking>;

/** What was booked on a customer's projects in a month, in the order of projects and days. */
export const statementBookings = z.object({
  company: z.string(),
  customer: z.string(),
  month: z.string(),
  /** Some rates are those of the job of today, because that of the day is not known. */
  todays_job: z.boolean(),
  bookings: z.array(booking),
});
export type StatementBookings = z.output<typeof statementBookings>;

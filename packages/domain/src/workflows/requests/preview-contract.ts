import { z } from 'zod';
import { HALVES } from '../../records/entries/halves.ts';

/** The effect of a request on the vacation account of a year. */
const yearChange = z.object({
  year: z.int(),
  before: z.number(),
  after: z.number(),
  /** Days of this year's remaining vacation that are already requested for next year. */
  promised: z.number(),
  /** Days of last year's vacation beyond the remainder. */
  overdrawn: z.number(),
});
export type YearChange = z.output<typeof yearChange>;

/** Answer of POST /timesheet/absence/preview and /timesheet/absence/change/{id}/preview, and what the own form counts by itself: what submitting it now would do. */
export const absencePreview = z.object({
  half: z.enum(HALVES).nullable(),
  away_minutes: z.int().nullable(),
  /** The days of several that are afternoon or morning alone. */
  noons: z.array(z.object({ day: z.string(), half: z.enum(HALVES) })),
  /** The days on which an absence is created. */
  days: z.array(z.string()),
  /** Working days skipped because they already have an absence. */
  skipped: z.array(z.string()),
  /** Weekdays on which the person works, left out because they are free. */
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  /** What the days count as; less than their number where half ones are among them. */
  cost: z.number(),
  /** Of each year's vacation account; empty for other absences. */
  years: z.array(yearChange),
  /** Minutes by which each month differs from what was owed; only those that become others, where an absence is changed. */
  months: z.array(z.object({ month: z.string(), before: z.int(), after: z.int() })).optional(),
});
export type Preview = z.output<typeof absencePreview>;

import { z } from 'zod';
import { entry } from '../timesheet/contract.ts';
import { day, MAX_ID, required } from '../wire/fields.ts';

/**
 * Body of POST /timesheet/absence. Without `end` it is one day; with `end` every working day from `day` to `end`,
 * both included. `hours` may be sent, but the server takes the person's daily hours.
 */
export const absenceInput = z.object({
  // Which codes can be requested is asked by the rules: a code that is none, also 0, is refused there.
  project: z
    .number(required())
    .int()
    .transform((code) => (code >= 1 && code <= MAX_ID ? code : 0)),
  day,
  end: day.nullish().transform((end) => end ?? null),
  hours: z.number('invalid_input').nullish(),
});
export type AbsenceInput = z.output<typeof absenceInput>;

const skippedDay = z.object({ day: z.string(), message: z.string() });

/** The first entry that was created, and for a range all of them and the days that were taken already. */
export const createdAbsence = entry.extend({
  created: z.array(entry).optional(),
  skipped: z.array(skippedDay).optional(),
});
export type CreatedAbsence = z.output<typeof createdAbsence>;

/** An absence in the inbox. */
export const pendingAbsence = entry.extend({
  /** Open requests of vacation: what remains for the year of the day, this request included; else null. */
  remaining_vacation: z.number().nullable(),
  /** Open requests of 'Urlaub Vorjahr': by how many days all of that year go beyond last year's remainder. */
  last_year_overdrawn: z.int(),
});
export type PendingAbsence = z.output<typeof pendingAbsence>;

/** A day in the vacation calendar. */
export const vacation = z.object({
  day: z.string(),
  project: z.int(),
  status: z.int(),
  name: z.string(),
  first_name: z.string(),
  user: z.int(),
});
export type Vacation = z.output<typeof vacation>;

/** What the inbox can be sorted by: the server's list and the columns of the table are held to it. */
export type InboxSortKey = 'day' | 'name' | 'project_name' | 'hours' | 'status';

import { z } from 'zod';
import { entry } from '../../records/timesheet/contract.ts';
import { longId } from '../../wire/fields.ts';
import { DAY_STATES } from './state.ts';

/** Days that one call answers. */
export const MOST_DAYS = 62;

export const PROPOSALS = [
  ...(['rest', 'usual', 'like', 'planned', 'shorten', 'times'] as const),
  ...(['delete_time', 'withdraw'] as const),
] as const;

/** Read once more by what writes it, as one that is typed. */
const proposedBooking = z.object({
  project: z.int('invalid_input'),
  project_name: z.string('invalid_input'),
  booking_text: z.string('invalid_input'),
  hours: z.number('invalid_input'),
});
export type ProposedBooking = z.output<typeof proposedBooking>;

const span = z.object({
  start_time: z.string('invalid_input'),
  end_time: z.string('invalid_input'),
  break: z.number('invalid_input'),
});

/** What one tap writes, all of it or nothing. */
export const proposal = z.object({
  kind: z.enum(PROPOSALS, 'invalid_input'),
  bookings: z.array(proposedBooking, 'invalid_input').max(50),
  time: span.nullable(),
  /** A booking that gets fewer hours. */
  shortened: proposedBooking.extend({ id: longId }).nullable(),
  /** The id of a working time, or of an absence. */
  deleted: longId.nullable(),
  /** The day that is repeated. */
  like: z.string('invalid_input').nullable(),
  /** Hours that differ afterwards. */
  left: z.number('invalid_input'),
});
export type Proposal = z.output<typeof proposal>;

/** Body of POST /timesheet/days/{date}/apply: a proposal as it was answered, and the day's fingerprint. */
export const applyInput = z.object({ proposal, fingerprint: z.string('invalid_input').max(64) });
export type ApplyInput = z.input<typeof applyInput>;

export const comparedDay = z.object({
  day: z.string(),
  /** The first that holds; null of a day to come of which nothing is to be said yet. */
  state: z.enum(DAY_STATES).nullable(),
  /** What makes the day free or short. */
  name: z.string().nullable(),
  /** Hours that the day owes, without what absences take of it. */
  target: z.number(),
  worked: z.number(),
  booked: z.number(),
  /** Bookings minus working time; where one of them is recorded alone, that minus the target. */
  difference: z.number(),
  /** In the order of asking. */
  entries: z.array(entry),
  fingerprint: z.string(),
  /** At most four, the best first; of others and of days that are not open none. */
  proposals: z.array(proposal),
});
export type ComparedDay = z.output<typeof comparedDay>;

/** What a week is filled with: what the week before holds, or what the days owe. */
export const REPEATED = ['last_week', 'plan'] as const;

/** Body of POST /timesheet/weeks/{cw}/repeat. */
export const repeatInput = z.object({ like: z.enum(REPEATED, 'invalid_input').default('last_week') });
export type RepeatInput = z.input<typeof repeatInput>;

export const repeatedWeek = z.object({
  created: z.array(entry),
  skipped: z.array(z.object({ day: z.string(), message: z.string() })),
});
export type RepeatedWeek = z.output<typeof repeatedWeek>;

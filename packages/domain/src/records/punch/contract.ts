import { z } from 'zod';
import { day, isStorable, longId, required, time, tooLong } from '../../wire/fields.ts';
import { CORRECTION_REASON } from './limits.ts';
import { PUNCH_STATES } from './state.ts';

/** Body of POST /clock/come, /break, /resume and /go: the same id twice is the same punch. */
export const tapInput = z.object({ client_id: z.uuid(required()).toLowerCase() });

/** Body of POST /clock/forgotten/{id}. */
export const forgottenInput = z.object({
  day,
  /** When the person has gone. */
  time: time(),
  reason: z
    .string(required('clock_reason', 'clock_reason'))
    .trim()
    .min(CORRECTION_REASON.min)
    .max(CORRECTION_REASON.max, tooLong())
    .refine(isStorable),
});
export type ForgottenAnswer = z.output<typeof forgottenInput>;

/** A break that the law asks for and nobody has had: what POST /clock/missing-break adds. */
export const missingBreakInput = z.object({
  day,
  minutes: z.int('invalid_input').min(1).max(120),
});
export type MissingBreak = z.output<typeof missingBreakInput>;

const forgotten = z.object({ id: longId, day: z.string(), since: z.string() });
export type Forgotten = z.output<typeof forgotten>;

/** Answer of GET /clock/forgotten/user/{userId}: the oldest first. */
export const forgottenOfPerson = z.array(forgotten);

/** Whether, and since when, the clock runs; instants are UTC as JavaScript writes them. */
export const clock = z.object({
  state: z.enum(PUNCH_STATES),
  /** When what runs has begun. */
  since: z.string().nullable(),
  /** The working time of today so far. */
  today_minutes: z.int(),
  /** Of today, when work was done by the clock; what runs ends now. */
  spans: z.array(z.object({ start: z.string(), end: z.string() })).optional(),
  /** A working time of which nobody has said when it ended. */
  forgotten: forgotten.nullable(),
  notes: z.array(z.string()),
  /** Of the shift that is over, where the company wants it proposed (CLK-08). */
  missing_break: z.object({ day: z.string(), minutes: z.int() }).nullable(),
});
export type PunchClock = z.output<typeof clock>;

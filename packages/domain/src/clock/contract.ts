import { z } from 'zod';
import { day, id, isStorable, required, time, tooLong } from '../wire/fields.ts';
import { CORRECTION_REASON } from './limits.ts';
import { CLOCK_STATES } from './state.ts';

/** Body of POST /clock/come, /break, /resume and /go: the same id twice is the same tap. */
export const tapInput = z.object({ client_id: z.uuid(required()).toLowerCase() });

/** Body of POST /clock/forgotten/{id}. */
export const forgottenInput = z.object({
  day,
  /** When the person has gone. */
  time: time(),
  reason: z
    .string(required('clock_reason', 'clock_reason'))
    .trim()
    .min(CORRECTION_REASON.min, 'clock_reason')
    .max(CORRECTION_REASON.max, tooLong())
    .refine(isStorable),
});
export type ForgottenAnswer = z.output<typeof forgottenInput>;

/** Whether, and since when, the clock runs; instants are UTC as JavaScript writes them. */
export const clock = z.object({
  state: z.enum(CLOCK_STATES),
  /** When what runs has begun. */
  since: z.string().nullable(),
  /** The working time of today so far. */
  today_minutes: z.int(),
  /** A working time of which nobody has said when it ended. */
  forgotten: z.object({ id, day: z.string(), since: z.string() }).nullable(),
  notes: z.array(z.string()),
});
export type Clock = z.output<typeof clock>;

import { z } from 'zod';
import { bookingInput } from '../../records/timesheet/contract.ts';
import { BOOKING } from '../../records/timesheet/working-hours.ts';
import { isStorable, longId, tooLong } from '../../wire/fields.ts';

/** Body of POST /timesheet/stopwatch. */
export const startInput = bookingInput.pick({ project: true }).extend({
  /** What is being done; it can be said when it is booked. */
  booking_text: z
    .string('invalid_input')
    .trim()
    .max(BOOKING.textMax, tooLong())
    .refine(isStorable)
    .default(''),
});
export type StartInput = z.input<typeof startInput>;

/** Body of POST /timesheet/stopwatch/{id}/book: as of a booking, on the day on which it was started. */
export const bookInput = bookingInput.omit({ day: true });
export type BookInput = z.input<typeof bookInput>;

const stopwatch = z.object({
  id: longId,
  project: z.int(),
  project_name: z.string(),
  booking_text: z.string(),
  /** The day on which it was started, in Germany. */
  day: z.string(),
  /** Instants are UTC as JavaScript writes them. */
  started_at: z.string(),
  stopped_at: z.string().nullable(),
  /** It ran for more than 16 hours. */
  is_forgotten: z.boolean(),
  /** What is proposed; null while it runs, and of a forgotten one. */
  hours: z.number().nullable(),
});
export type Stopwatch = z.output<typeof stopwatch>;

/** Answer of each call but the booking of one. */
export const stopwatches = z.object({
  running: stopwatch.nullable(),
  /** Those that wait to be booked, the oldest first. */
  stopped: z.array(stopwatch),
});
export type Stopwatches = z.output<typeof stopwatches>;

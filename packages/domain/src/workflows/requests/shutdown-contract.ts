import { z } from 'zod';
import { TYPE } from '../../records/entries/type-codes.ts';
import { day, id, title } from '../../wire/fields.ts';

const place_id = id.nullish().transform((place) => place ?? null);

/** What a shutdown books: vacation, overtime reduction or special leave. */
export const SHUTDOWN_TYPES = [TYPE.vacation, TYPE.overtime, TYPE.specialLeave] as const;

/** Body of POST /calendar/closure and of its preview. */
export const shutdownInput = z.object({
  name: title(50),
  from: day,
  to: day,
  type: z.union(
    SHUTDOWN_TYPES.map((type) => z.literal(type)),
    'invalid_input',
  ),
  place_id,
  /** Whom the vacation does not suffice: left out, or booked below zero. */
  shortage: z
    .enum(['skip', 'minus'], 'invalid_input')
    .nullish()
    .transform((shortage) => shortage ?? 'skip'),
});
export type ShutdownInput = z.output<typeof shutdownInput>;

/** What a shutdown means for a person. */
export const shutdownPerson = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  /** What is booked, in days of vacation. */
  days: z.number(),
  skipped: z.array(z.object({ day: z.string(), reason: z.string() })),
  remaining_before: z.number(),
  remaining_after: z.number(),
  /** The vacation does not suffice. */
  short: z.boolean(),
});
export type ShutdownPerson = z.output<typeof shutdownPerson>;

export const bookedShutdown = z.object({ id: z.int(), people: z.array(shutdownPerson) });

export const shutdown = z.object({
  id: z.int(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  type: z.int(),
  place_id: z.int().nullable(),
  booked_at: z.string(),
  undone_at: z.string().nullable(),
  /** Absences that count. */
  absences: z.int(),
  /** Who was hired after it was booked. */
  not_booked: z.array(z.object({ user: z.int(), first_name: z.string(), name: z.string() })),
});
export type Shutdown = z.output<typeof shutdown>;

export const undoneShutdown = z.object({ id: z.int(), cancelled: z.int(), stay: z.int() });
export type UndoneShutdown = z.output<typeof undoneShutdown>;

import { z } from 'zod';
import { TYPE } from '../../records/entries/type-codes.ts';
import { day, id, title } from '../../wire/fields.ts';

const place_id = id.nullish().transform((place) => place ?? null);

/** What a closure books: vacation, overtime reduction or special leave. */
export const CLOSURE_TYPES = [TYPE.vacation, TYPE.overtime, TYPE.specialLeave] as const;

/** Body of POST /calendar/closure and of its preview. */
export const closureInput = z.object({
  name: title(50),
  from: day,
  to: day,
  type: z.union(
    CLOSURE_TYPES.map((type) => z.literal(type)),
    'invalid_input',
  ),
  place_id,
  /** Whom the vacation does not suffice: left out, or booked below zero. */
  shortage: z
    .enum(['skip', 'minus'], 'invalid_input')
    .nullish()
    .transform((shortage) => shortage ?? 'skip'),
});
export type ClosureInput = z.output<typeof closureInput>;

/** What a closure means for a person. */
export const closurePerson = z.object({
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
export type ClosurePerson = z.output<typeof closurePerson>;

export const bookedClosure = z.object({ id: z.int(), people: z.array(closurePerson) });

export const closure = z.object({
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
export type Closure = z.output<typeof closure>;

export const undoneClosure = z.object({ id: z.int(), cancelled: z.int(), stay: z.int() });
export type UndoneClosure = z.output<typeof undoneClosure>;

import { z } from 'zod';
import type { Who } from '../../access/access.ts';
import { type Day, isDay } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseAdmin } from './messages.ts';

/** Nobody who works was born before. */
export const EARLIEST_BIRTH: Day = '1900-01-01';

/** Beside the fields of a person, where the company has the guide: what the JArbSchG and the MiLoG depend on. */
export const lawPersonInput = z.object({
  birth_date: z
    .string('invalid_input')
    .nullable()
    .refine((value) => !value || isDay(value), 'invalid_input')
    .transform((value) => value || null)
    .meta({ format: 'date', example: '2009-04-20' })
    .optional(),
  milog: z.boolean('invalid_input').optional(),
});
export type LawPersonInput = z.output<typeof lawPersonInput>;

export function birthDateRefusal(birth_date: Day | null | undefined, today: Day): Refusal | null {
  if (!birth_date || (birth_date >= EARLIEST_BIRTH && birth_date <= today)) return null;
  return refuseAdmin('birth_date_range', 'birth_date');
}

type Content = Record<string, unknown> | null;

/** What readers of the log may see of a change. */
export function seenChange<Change extends { person: number | null; before: Content; after: Content }>(
  who: Who & { id: number },
  change: Change,
): Change {
  if (change.person === null || mayReadBirthDate(who, change.person)) return change;
  return { ...change, before: withoutBirthDate(change.before), after: withoutBirthDate(change.after) };
}

function withoutBirthDate(content: Content): Content {
  if (!content) return null;
  const { birth_date: _, ...others } = content;
  return others;
}

/** A date of birth is seen by who must record it, and by the person. */
export function mayReadBirthDate(who: Who & { id: number }, person: number): boolean {
  return who.id === person || who.role === 'admin' || who.globalAdmin;
}

import { z } from 'zod';
import { id, isStorable, required, tooLong } from '../../wire/fields.ts';
import { REASON } from './rules.ts';

/** What an admin sends beside the fields of an entry to write it for somebody else. */
export const correctionInput = z.object({
  /** Whose entry it is. */
  user: id,
  reason: z
    .string(required('correction_reason', 'correction_reason'))
    .trim()
    .min(REASON.min)
    .max(REASON.max, tooLong())
    .refine(isStorable),
  /** Also in a month that is over. */
  any_month: z
    .boolean('invalid_input')
    .optional()
    .transform((any) => any ?? false),
});

export type Correction = z.input<typeof correctionInput>;

/** The same as fields of a body, where everybody else leaves them out. */
export const correctionFields = correctionInput.partial().shape;

/** Body of the calls that delete: nothing, or a correction. */
export const deletionInput = z.object(correctionFields);
/** What is looked at when it is none. */
export const noFields = z.object({}).optional();

/** Body of POST /audit/corrections/read: the changes of which the person has taken note. */
export const readCorrectionsInput = z.object({
  ids: z
    .array(z.number(required()).int().min(1).max(Number.MAX_SAFE_INTEGER), required())
    .min(1, 'fields_missing')
    .max(1000),
});
export const correctionsRead = z.object({ read: z.int() });

import { z } from 'zod';
import { id, required, title, version } from '../../wire/fields.ts';
import { CREDITS } from '../entries/credit.ts';
import { TYPE } from '../entries/type-codes.ts';
import { LOOKS } from '../visibility/matrix.ts';

export const KIND_NAME = 40;
export const KIND_SHORT = 3;

/** What a kind of a company can be built on: everything old goes on reading the code of the base. */
export const KIND_BASES = [
  TYPE.vacation,
  TYPE.sickness,
  TYPE.overtime,
  TYPE.specialLeave,
  TYPE.badWeather,
  TYPE.school,
  TYPE.other,
] as const;

export const PAID = ['yes', 'no', 'other'] as const;
/** Who enters it at the least: a person asks for it, or it is put down for them. */
export const ENTERED_BY = ['worker', 'lead', 'admin'] as const;
export const PROOFS = ['none', 'asked', 'needed'] as const;
/** What the law attaches to days of it, whatever the company calls them. */
export const STATUTORY = ['none', 'parental', 'maternity'] as const;
export const KIND_COLOURS = ['blue', 'teal', 'green', 'amber', 'red', 'violet', 'brown', 'grey'] as const;
export const KIND_PATTERNS = ['plain', 'stripes', 'dots', 'checks'] as const;

const yes = z.boolean('invalid_input');
const oneOf = <Values extends readonly string[]>(values: Values) => z.enum(values, 'invalid_input');

/** Body of POST /absence-kind. */
export const absenceKindInput = z.object({
  name: title(KIND_NAME),
  short: title(KIND_SHORT),
  base: z.literal([...KIND_BASES], required()),
  credit: oneOf(CREDITS),
  paid: oneOf(PAID),
  entered_by: oneOf(ENTERED_BY),
  /** Whether somebody decides on a request; else it holds as soon as it is made. */
  approval: yes,
  proof: oneOf(PROOFS),
  halves: yes,
  /** Whether it can be taken in hours, too. */
  hours: yes.nullish().transform((hours) => hours ?? false),
  /** What colleagues see of it at the most. */
  look: oneOf(LOOKS),
  colour: oneOf(KIND_COLOURS),
  pattern: oneOf(KIND_PATTERNS),
  /** The person's own sickness: cases of sickness and the six weeks are made of it, as of 20 itself. */
  own_sickness: yes,
  /** What days of it take from; null: nothing is counted. */
  contingent_id: id.nullish().transform((contingent) => contingent ?? null),
  /** Parental leave may reduce vacation (§ 17 BEEG), maternity leave lies around a day (§ 3 MuSchG). */
  statutory: oneOf(STATUTORY)
    .nullish()
    .transform((statutory) => statutory ?? 'none'),
});
export type AbsenceKindInput = z.output<typeof absenceKindInput>;

/** Body of PUT /absence-kind/{id}. An archived kind stays readable and can't be entered any more. */
export const absenceKindChange = absenceKindInput.extend({ archived: yes, version });
export type AbsenceKindChange = z.output<typeof absenceKindChange>;

export const absenceKind = absenceKindInput.extend({
  id: z.int(),
  name: z.string(),
  short: z.string(),
  hours: z.boolean(),
  statutory: z.enum(STATUTORY),
  archived: z.boolean(),
  /** Whether absences have it: base and credit stay as they are from then on. */
  used: z.boolean(),
  version: z.int(),
});
export type AbsenceKind = z.output<typeof absenceKind>;

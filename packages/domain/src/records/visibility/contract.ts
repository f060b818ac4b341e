import { z } from 'zod';
import { SUBSTITUTE_ANSWERS } from '../absences/contract.ts';
import { HALVES } from '../entries/halves.ts';

/** Body of PUT /absence-request/{id}/substitute: whether it suits. Nobody has a veto (§ 7 Abs. 1 BUrlG). */
export const substituteAnswerInput = z.object({ answer: z.enum(SUBSTITUTE_ANSWERS, 'invalid_input') });
export type SubstituteAnswerInput = z.output<typeof substituteAnswerInput>;

/** Somebody who may stand in, and whether that person is away then, as far as the caller may know. */
export const substituteCandidate = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  away: z.boolean(),
});
export type SubstituteCandidate = z.output<typeof substituteCandidate>;

/** What somebody is asked to stand in for: who, when, and what was written to it, not why. */
export const substitution = z.object({
  id: z.int(),
  first_name: z.string(),
  name: z.string(),
  days: z.array(z.object({ day: z.string(), half: z.enum(HALVES).nullable() })),
  note: z.string().nullable(),
  answer: z.enum(SUBSTITUTE_ANSWERS).nullable(),
});
export type Substitution = z.output<typeof substitution>;

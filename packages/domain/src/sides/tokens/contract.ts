import { z } from 'zod';
import { title } from '../../wire/fields.ts';
import { NEVER, TOKEN_DAYS } from './scopes.ts';

/** `timesheet:read`. Which modules there are the server knows: further ones can be added. */
const scope = z
  .string('invalid_input')
  .regex(/^[a-z][a-z0-9-]{0,30}:(read|write)$/, 'invalid_input')
  .refine((value) => !value.startsWith(`${NEVER}:`), 'invalid_input');

/** Body of POST /user/token. */
export const programTokenInput = z.object({
  name: title(60),
  scopes: z
    .array(scope, 'invalid_input')
    .min(1, 'scopes_missing')
    .max(40, 'invalid_input')
    .transform((scopes) => [...new Set(scopes)].sort()),
  days: z.int('invalid_input').min(1, 'token_days').max(TOKEN_DAYS, 'token_days'),
});
export type ProgramTokenInput = z.input<typeof programTokenInput>;

export const programToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.string()),
  created_at: z.string(),
  expires_at: z.string(),
  /** The beginning of the quarter of an hour in which it was last used. */
  seen_at: z.string().nullable(),
});
export type ProgramToken = z.output<typeof programToken>;

/** With the token itself, which is shown once. */
export const madeProgramToken = programToken.extend({ token: z.string() });
export type MadeProgramToken = z.output<typeof madeProgramToken>;

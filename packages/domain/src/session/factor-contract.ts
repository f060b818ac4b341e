import { z } from 'zod';
import { text, title } from '../wire/fields.ts';
import { CODE_INPUT_MAX, codeTyped } from './codes.ts';

/** Six digits, however they are grouped. */
const digits = text(20).transform((typed) => typed.replace(/\s/g, ''));
const recovery = text(CODE_INPUT_MAX).transform(codeTyped);

const bytes = z.string('invalid_input').max(20_000, 'invalid_input');
/** What a browser answers to a passkey that is used; the library looks at its insides. */
const passkeyUsed = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', 'invalid_input'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** Body of POST /user/login/second: one of the three. */
export const secondStepInput = z.object({
  challenge: text(100),
  code: digits.optional(),
  recovery: recovery.optional(),
  passkey: passkeyUsed.optional(),
});
export type SecondStepInput = z.output<typeof secondStepInput>;

/** Body of POST /user/factor/app. */
export const newAppInput = z.object({ name: title(40).optional() });

/** Body of POST /user/factor/app/confirm. */
export const appCodeInput = z.object({ code: digits });

const factor = z.object({
  id: z.int(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  created_at: z.string(),
  used_at: z.string().nullable(),
});
export type Factor = z.output<typeof factor>;

export const ownFactors = z.object({
  factors: z.array(factor),
  /** Recovery codes that are left. */
  codes: z.int(),
  /** Whether this installation can keep the secret of an app. */
  app: z.boolean(),
  /** Whether passkeys work under the address of this installation. */
  passkeys: z.boolean(),
});
export type OwnFactors = z.output<typeof ownFactors>;

/** What an app needs, told until a right code has come. */
export const newApp = z.object({ key: z.string(), uri: z.string() });
export type NewApp = z.output<typeof newApp>;

/** New recovery codes, told once; null where the person has some already. */
export const addedFactor = z.object({ id: z.int(), codes: z.array(z.string()).nullable() });
export type AddedFactor = z.output<typeof addedFactor>;

export const recoveryCodes = z.object({ codes: z.array(z.string()) });

/** Answer of GET /login-options: what the login page offers beside e-mail and password. */
export const loginOptions = z.object({ mail: z.boolean(), passkeys: z.boolean(), sso: z.boolean() });
export type LoginOptions = z.output<typeof loginOptions>;

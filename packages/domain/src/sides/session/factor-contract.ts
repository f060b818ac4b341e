import { z } from 'zod';
import { text, title } from '../../wire/fields.ts';
import { CODE_INPUT_MAX, codeTyped } from './codes.ts';

/** Six digits, however they are grouped. */
export const digits = text(20).transform((typed) => typed.replace(/\s/g, ''));
const recovery = text(CODE_INPUT_MAX).transform(codeTyped);

const bytes = z.string('invalid_input').max(20_000);
/** What a browser answers where a passkey is used; the library looks at its insides. */
export const usedPasskeyInput = z.object({
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

export type PasskeyUsed = z.output<typeof usedPasskeyInput>;

/** The same where one is made. */
const passkeyMade = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', 'invalid_input'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string('invalid_input').max(20)).max(10, 'invalid_input').optional(),
  }),
});

const passkeyName = title(40);

/** Body of POST /user/factor/passkey. */
export const newPasskeyInput = z.object({ name: passkeyName, passkey: passkeyMade });
export type NewPasskeyInput = z.output<typeof newPasskeyInput>;

/** Body of PUT /user/factor/{id}. */
export const factorNameInput = z.object({ name: passkeyName });

/** Body of POST /user/login/passkey. */
export const passkeyLoginInput = z.object({ passkey: usedPasskeyInput });

/** Body of POST /user/login/second: one of the three. */
export const secondStepInput = z.object({
  challenge: text(100),
  code: digits.optional(),
  recovery: recovery.optional(),
  passkey: usedPasskeyInput.optional(),
});
export type SecondStepInput = z.output<typeof secondStepInput>;

/** Body of POST /user/factor/app. */
export const newAppInput = z.object({ name: title(40).optional() });

/** Body of POST /user/factor/app/confirm. */
export const appCodeInput = z.object({ code: digits });

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What a browser is told to make a passkey from. */
export const newPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type NewPasskeyOptions = z.output<typeof newPasskeyOptions>;

/** What a browser is told to use a passkey for; without credentials any of this address will do. */
export const passkeyOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential).optional(),
});
export type PasskeyOptions = z.output<typeof passkeyOptions>;

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

export const renamedFactor = z.object({ id: z.int(), name: z.string() });

/** New recovery codes, told once; null where the person has some already. */
export const addedFactor = z.object({ id: z.int(), codes: z.array(z.string()).nullable() });
export type AddedFactor = z.output<typeof addedFactor>;

export const recoveryCodes = z.object({ codes: z.array(z.string()) });

/** Answer of DELETE /user/{id}/factor. */
export const resetFactors = z.object({ removed: z.int() });

/** An account of the demo whose password is published. */
export interface DemoAccount {
  email: string;
  password: string;
  what: string;
}

/** Answer of GET /login-options: what the login page offers beside e-mail and password. */
export const loginOptions = z.object({
  mail: z.boolean(),
  passkeys: z.boolean(),
  sso: z.boolean(),
  names: z.boolean(),
});
export type LoginOptions = z.output<typeof loginOptions>;

import { z } from 'zod';
import { EMAIL_MAX, email, text } from '../../wire/fields.ts';
import { CODE_INPUT_MAX, codeTyped } from './codes.ts';

export const code = text(CODE_INPUT_MAX).transform(codeTyped);

/** Body of POST /user/code. */
export const codeInput = z.object({ code });

/** What a code opens, for anyone who has it. */
export const codeOwner = z.object({
  kind: z.enum(['invite', 'reset']),
  email: z.string(),
  first_name: z.string(),
  /** The company's name. */
  company: z.string(),
  expires_at: z.string(),
});
export type LinkCodeOwner = z.output<typeof codeOwner>;

/** A code, told once to the admin who made it. */
export const madeCode = z.object({
  code: z.string(),
  /** null where the operator has not set PUBLIC_URL: the browser knows the address that the admin uses. */
  link: z.string().nullable(),
  expires_at: z.string(),
});
/** Body of POST /user/{id}/invite, which may be missing. */
export const inviteInput = z.object({ mail: z.boolean('invalid_input').optional() });

export type MadeLinkCode = z.output<typeof madeCode>;

/** Body of POST /user/forgot. The format is not checked: an unknown address is answered like any other. */
export const forgotInput = z.object({ email: text(EMAIL_MAX).toLowerCase() });

/** Body of POST /user/email. */
export const emailInput = z.object({ email });

export const emailAsked = z.object({
  /** Where the link was sent. */
  email: z.string(),
  expires_at: z.string(),
});
export type EmailAsked = z.output<typeof emailAsked>;

/** Body of POST /user/email/confirm. */
export const emailCodeInput = z.object({ code });
export type EmailCodeInput = z.output<typeof emailCodeInput>;

/** The e-mail with which the person logs in. */
export const emailConfirmed = z.object({ email: z.string() });

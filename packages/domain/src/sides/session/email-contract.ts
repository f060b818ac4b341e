import { z } from 'zod';
import { EMAIL_MAX, email, text } from '../../wire/fields.ts';
import { code } from './code-contract.ts';

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

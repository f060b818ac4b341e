import { z } from 'zod';
import { day } from '../../wire/fields.ts';
import { SHORT_NAME } from '../../wire/login-name.ts';
import { FACTOR_POLICIES } from './factor-policy.ts';

export const registration = z.enum(['open', 'invited'], 'invalid_input');
export type RegistrationMode = z.output<typeof registration>;

/** What a company sets for its login: the values alone, without the words of the form. */
export const loginValues = z.object({
  /** open: whoever knows the e-mail of a person without a password registers as that person. */
  registration: registration.default('open'),
  /** Whether whoever changes the own password has to know the present one. */
  password_old: z.boolean('invalid_input').default(false),
  /** Whether changing the access of others, and of the company, needs the proof as well. */
  proof_admin: z.boolean('invalid_input').default(false),
  /** Longer ones, and none that is easily guessed; for passwords that are set from then on. */
  strong_passwords: z.boolean('invalid_input').default(false),
  /** Whether an e-mail that an admin changes counts only once it is confirmed there, where mails are sent. */
  email_confirm: z.boolean('invalid_input').default(false),
  /** Whether people log in on our login page alone, where the installation has sessions in two halves. */
  bound_only: z.boolean('invalid_input').default(false),
  /** Who needs a second factor, from a day on that leaves time to set one up. */
  second_factor: z.enum(FACTOR_POLICIES, 'invalid_input').default('voluntary'),
  second_factor_from: day.nullable().default(null),
  /** Maintained by `settledPolicy`. */
  second_factor_admins_from: day.nullable().default(null),
  /** What follows the '@' of login names: with it people can log in without an e-mail. */
  short_name: z.string('invalid_input').trim().toLowerCase().regex(SHORT_NAME, 'invalid_input').optional(),
});

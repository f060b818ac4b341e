import { z } from 'zod';
import type { SettingGroup } from '../access/feature.ts';

export const registration = z.enum(['open', 'invited'], 'invalid_input');
export type RegistrationMode = z.output<typeof registration>;

/** Only closing an open registration needs no proof: nobody gains by doing that in somebody else's name. */
function needsProof(before: object, after: object): boolean {
  const closed = { ...before, registration: 'invited' };
  const isSame = (other: object) => JSON.stringify(other) === JSON.stringify(after);
  return !isSame(before) && !isSame(closed);
}

/** How people of a company come in. */
export const loginSettings = {
  name: 'login',
  label: 'Anmeldung und Registrierung',
  needsProof,
  settings: z.object({
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
  }),
} as const satisfies SettingGroup;

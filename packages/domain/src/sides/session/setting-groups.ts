import { z } from 'zod';
import type { SettingFacts, SettingGroup } from '../../access/feature.ts';
import { refuseFeature } from '../../features/messages.ts';
import { day } from '../../wire/fields.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { FACTOR_POLICIES, type FactorPolicy, factorPolicyRefusal, settledPolicy } from './factor-policy.ts';
import { securityFeature } from './features.ts';
import { refuseSession } from './messages.ts';

export const registration = z.enum(['open', 'invited'], 'invalid_input');
export type RegistrationMode = z.output<typeof registration>;

/** Only closing an open registration needs no proof: nobody gains by doing that in somebody else's name. */
function needsProof(before: object, after: object): boolean {
  const closed = { ...before, registration: 'invited' };
  const isSame = (other: object) => JSON.stringify(other) === JSON.stringify(after);
  return !isSame(before) && !isSame(closed);
}

function refusal(before: FactorPolicy, after: FactorPolicy, facts: SettingFacts): Refusal | null {
  const isAsked = after.second_factor !== 'voluntary';
  if (isAsked && !facts.features.includes(securityFeature.name)) {
    const values = { name: securityFeature.label, action: 'einschalten' };
    return refuseFeature('feature_requires', 'second_factor', values);
  }
  if (isAsked && !facts.hasKey) return refuseSession('second_factor_keyless', 'second_factor');
  return factorPolicyRefusal(before, after, facts.today);
}

/** How people of a company come in. */
export const loginSettings = {
  name: 'login',
  label: 'Anmeldung und Registrierung',
  needsProof,
  settled: settledPolicy,
  refusal,
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
    /** Who needs a second factor, from a day on that leaves time to set one up. */
    second_factor: z.enum(FACTOR_POLICIES, 'invalid_input').default('voluntary'),
    second_factor_from: day.nullable().default(null),
    /** Maintained by `settledPolicy`. */
    second_factor_admins_from: day.nullable().default(null),
  }),
} as const satisfies SettingGroup;

export type LoginSettings = z.output<typeof loginSettings.settings>;

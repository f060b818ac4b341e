import { z } from 'zod';
import type { SettingGroup } from '../access/feature.ts';

export const registration = z.enum(['open', 'invited'], 'invalid_input');
export type RegistrationMode = z.output<typeof registration>;

/** How people of a company come in. */
export const loginSettings = {
  name: 'login',
  label: 'Anmeldung und Registrierung',
  settings: z.object({
    /** open: whoever knows the e-mail of a person without a password registers as that person. */
    registration: registration.default('open'),
    /** Whether whoever changes the own password has to know the present one. */
    password_old: z.boolean('invalid_input').default(false),
    /** Longer ones, and none that is easily guessed of its person; for passwords that are set from then on. */
    strong_passwords: z.boolean('invalid_input').default(false),
  }),
} as const satisfies SettingGroup;

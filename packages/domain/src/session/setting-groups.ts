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
  }),
} as const satisfies SettingGroup;

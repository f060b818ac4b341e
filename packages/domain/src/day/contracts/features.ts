import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';

export const contractsFeature = {
  name: 'contracts',
  label: 'Verträge',
  meaning:
    'Stunden je Wochentag, Urlaubsanspruch, Ein- und Austritt gelten ab einem Tag; was davor liegt, bleibt, wie es war.',
  group: 'Kalender und Verträge',
  requires: ['calendar'],
  flags: [],
  isRecommended: true,
  settings: z.object({
    /** What a year of entry or leaving gives (CON-07). */
    prorata: z.enum(['law', 'share'], 'invalid_input').default('law'),
    /** What becomes of a fraction below half a day (CON-06). */
    fraction: z.enum(['keep', 'up'], 'invalid_input').default('keep'),
  }),
} as const satisfies FeatureDefinition;

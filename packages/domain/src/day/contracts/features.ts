import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { contractsWords } from './feature-words.ts';

export const contractsFeature = {
  ...contractsWords,
  settings: z.object({
    /** What a year of entry or leaving gives (CON-07). */
    prorata: z.enum(['law', 'share'], 'invalid_input').default('law'),
    /** What becomes of a fraction below half a day (CON-06). */
    fraction: z.enum(['keep', 'up'], 'invalid_input').default('keep'),
  }),
} as const satisfies FeatureDefinition;

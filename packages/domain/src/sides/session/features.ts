import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { securityWords } from './feature-words.ts';

export const securityFeature = {
  ...securityWords,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

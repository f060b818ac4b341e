import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { officeWords } from './feature-words.ts';

export const officeFeature = {
  ...officeWords,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { reportsWords } from './feature-words.ts';

export const reportsFeature = {
  ...reportsWords,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { kindsWords } from './feature-words.ts';

export const kindsFeature = {
  ...kindsWords,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

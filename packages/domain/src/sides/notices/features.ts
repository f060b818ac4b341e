import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { noticesWords } from './feature-words.ts';

export const noticesFeature = {
  ...noticesWords,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

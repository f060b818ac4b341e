import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { halfdaysWords } from './feature-words.ts';

export const halfdays = {
  ...halfdaysWords,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

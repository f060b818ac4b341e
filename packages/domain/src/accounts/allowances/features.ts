import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { allowancesWords } from './feature-words.ts';

/** Rules and kinds are calls of their own: they hold from days on. */
export const allowancesFeature = {
  ...allowancesWords,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { dayWords } from './feature-words.ts';

export const dayFeature = { ...dayWords, settings: z.object({}) } as const satisfies FeatureDefinition;

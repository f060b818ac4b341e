import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { feedsWords } from './feature-words.ts';

export const feedsFeature = { ...feedsWords, settings: z.object({}) } as const satisfies FeatureDefinition;

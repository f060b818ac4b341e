import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { tokensWords } from './feature-words.ts';

export const tokensFeature = { ...tokensWords, settings: z.object({}) } as const satisfies FeatureDefinition;

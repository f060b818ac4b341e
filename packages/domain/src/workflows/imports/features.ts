import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { importWords } from './feature-words.ts';

export const importFeature = { ...importWords, settings: z.object({}) } as const satisfies FeatureDefinition;

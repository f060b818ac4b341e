import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { payrollWords } from './feature-words.ts';

/** What is set of it concerns the office alone, and is a call of its own (FND-04). */
export const payrollFeature = {
  ...payrollWords,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

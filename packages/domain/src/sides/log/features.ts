import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { LEAST_KEEP_YEARS } from './chain.ts';
import { auditWords, MOST_KEEP_YEARS } from './feature-words.ts';

/** What is older can no longer be read. */
const needsProof = (before: object, after: object) =>
  (after as Kept).keep_years < (before as Kept).keep_years;

interface Kept {
  keep_years: number;
}

export const auditFeature = {
  ...auditWords,
  needsProof,
  settings: z.object({
    /** For how many years what was changed can be read. */
    keep_years: z.int('invalid_input').min(LEAST_KEEP_YEARS).max(MOST_KEEP_YEARS).default(3),
  }),
} as const satisfies FeatureDefinition;

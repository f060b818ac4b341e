import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { decisionsWords, SELF_EVIDENT } from './feature-words.ts';

export const decisionsFeature = {
  ...decisionsWords,
  settings: z.object({
    /** Whether an admin may decide on the own request (AMB-10, DEC-05). */
    self_approval: z.boolean('invalid_input').default(true),
    /** Kinds that are approved when they are requested. */
    auto_approve: z
      .array(z.literal(SELF_EVIDENT, 'invalid_input'), 'invalid_input')
      .max(SELF_EVIDENT.length, 'invalid_input')
      .transform((codes) => SELF_EVIDENT.filter((code) => codes.includes(code)))
      .default([]),
  }),
} as const satisfies FeatureDefinition;

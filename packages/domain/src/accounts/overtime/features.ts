import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { overtimeWords } from './feature-words.ts';

/** Hours at which a warning begins. */
const limit = z.number('invalid_input').multipleOf(0.5);

export const overtimeFeature = {
  ...overtimeWords,
  settings: z.object({
    /** Whether 'Schlecht Wetter' costs hours, as the target has always counted it (OVT-02). */
    type80: z.enum(['lowering', 'neutral'], 'invalid_input').default('lowering'),
    warn_over: limit.min(0).max(1000).default(40),
    warn_under: limit.min(-1000).max(0).default(-20),
    /** Whether overtime reduction can only be requested from hours that are there (OVT-06). */
    only_credit: z.boolean('invalid_input').default(false),
  }),
} as const satisfies FeatureDefinition;

export type OvertimeSettings = z.output<typeof overtimeFeature.settings>;

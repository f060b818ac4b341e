import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { budgetsWords } from './feature-words.ts';

export const budgetsFeature = {
  ...budgetsWords,
  settings: z.object({
    /** What becomes of a booking beyond the budget (BUD-03). */
    budget_over: z.enum(['warn', 'block'], 'invalid_input').default('warn'),
    /** Whether employees are told how much of the hours is used, in percent (BUD-02). */
    budget_visible: z.boolean('invalid_input').default(false),
    /** Whether employees see the hourly rates that the page of a project has always shown. */
    rates_visible: z.boolean('invalid_input').default(true),
  }),
} as const satisfies FeatureDefinition;

import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { GRACE } from '../../day/workday/open-days.ts';
import { LEAD_CHECKS, monthCloseWords } from './feature-words.ts';

export const monthCloseFeature = {
  ...monthCloseWords,
  settings: z.object({
    /** Until this day the month before can still be changed (MON-04). */
    grace: z.int('invalid_input').min(GRACE.min).max(GRACE.max).default(GRACE.preset),
    /** Whether a month that no lead has checked is closed only with a reason (TEAM-11). */
    lead_check: z.enum(LEAD_CHECKS, 'invalid_input').default('none'),
  }),
} as const satisfies FeatureDefinition;

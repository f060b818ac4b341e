import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { CALENDAR_REACHES } from './contract.ts';
import { teamsWords } from './feature-words.ts';

export const teamsFeature = {
  ...teamsWords,
  settings: z.object({
    /** Whether who leads the same team may decide on a lead's request (TEAM-05). */
    peer_leads: z.boolean('invalid_input').default(false),
    calendar: z.enum(CALENDAR_REACHES, 'invalid_input').default('company'),
    /** Working days after which whoever decides is reminded, and after twice as many the office (TEAM-10). */
    remind_after: z.int('invalid_input').min(1).max(10).default(3),
  }),
} as const satisfies FeatureDefinition;

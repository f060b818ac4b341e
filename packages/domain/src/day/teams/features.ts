import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { teamsWords } from './feature-words.ts';

export const teamsFeature = {
  ...teamsWords,
  settings: z.object({
    /** Whether who leads the same team may decide on a lead's request (TEAM-05). */
    peer_leads: z.boolean('invalid_input').default(false),
  }),
} as const satisfies FeatureDefinition;

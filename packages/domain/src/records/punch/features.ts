import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { ROUNDINGS } from './day-entry.ts';
import { punchWords } from './feature-words.ts';
import { FORGOTTEN_HOURS as HOURS } from './limits.ts';

export const punchFeature = {
  ...punchWords,
  settings: z.object({
    /** How begin and end of a day are rounded (CLK-03). */
    rounding: z.enum(ROUNDINGS, 'invalid_input').default('none'),
    /** After how many hours a clock that runs is forgotten (CLK-06). */
    forgotten_after: z.int('invalid_input').min(HOURS.min).max(HOURS.max).default(HOURS.default),
    /** Whether a terminal shows the time account of the person at it (CLK-07). */
    terminal_balance: z.boolean('invalid_input').default(false),
    /** Whether the break that the law asks for is proposed to anyone who goes without it (CLK-08). */
    auto_break: z.enum(['off', 'suggest'], 'invalid_input').default('off'),
  }),
} as const satisfies FeatureDefinition;

import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { MAX_ID } from '../../wire/fields.ts';
import { calendarWords } from './feature-words.ts';

const eve = z.enum(['working', 'half', 'free'], 'invalid_input');

export const calendarFeature = {
  ...calendarWords,
  settings: z.object({
    /** Where people work whose contract names no place; without one the days that are free everywhere count. */
    place: z.int('invalid_input').min(1).max(MAX_ID).nullable().default(null),
    eve24: eve.default('working'),
    eve31: eve.default('working'),
    /** Whether 'Feiertag' can still be requested by hand. */
    manual40: z.boolean('invalid_input').default(false),
  }),
} as const satisfies FeatureDefinition;

export type CalendarSettings = z.output<typeof calendarFeature.settings>;

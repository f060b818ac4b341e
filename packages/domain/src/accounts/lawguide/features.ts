import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { LAW_LEVELS } from '../law/law-rules.ts';
import { lawWords } from './feature-words.ts';

const level = z.enum(LAW_LEVELS, 'invalid_input').default('note');

export const lawFeature = {
  ...lawWords,
  settings: z.object({
    break: level,
    no_break: level,
    day8: level,
    day10: level,
    week60: level,
    rest11: level,
    sunday: level,
    holiday: level,
    rest_day: level,
    sundays15: level,
    average8: level,
    night: level,
    night8: level,
    /** All of the JArbSchG. */
    minor: level,
    late7: level,
    /** Hours of rest: ten in trades of § 5 Abs. 2 ArbZG. */
    rest: z.union([z.literal(11), z.literal(10)], 'invalid_input').default(11),
    average: z.enum(['weeks', 'months'], 'invalid_input').default('weeks'),
    /** Hours of a minor from begin to end: eleven in trades of § 12 JArbSchG. */
    span: z.union([z.literal(10), z.literal(11)], 'invalid_input').default(10),
  }),
} as const satisfies FeatureDefinition;

export type LawSettings = z.output<typeof lawFeature.settings>;

import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { CERTIFICATE_DAY } from '../sickcases/certificate.ts';
import { MOST_MONTHS } from '../sickcases/deletion.ts';
import { BEYOND_CONTINGENT, kindsWords } from './feature-words.ts';

export const kindsFeature = {
  ...kindsWords,
  settings: z.object({
    /** The day of a sickness from which on a certificate is asked for (SICK-02). */
    certificate_day: z
      .int('invalid_input')
      .min(CERTIFICATE_DAY.min)
      .max(CERTIFICATE_DAY.max)
      .default(CERTIFICATE_DAY.preset),
    /** After how many months what is noted of a sickness is deleted; 0 is never (SICK-07). */
    sick_months: z.int('invalid_input').min(0).max(MOST_MONTHS).default(0),
    /** What a request beyond what a contingent has left becomes (ART-02). */
    beyond_contingent: z.enum(BEYOND_CONTINGENT, 'invalid_input').default('refuse'),
  }),
} as const satisfies FeatureDefinition;

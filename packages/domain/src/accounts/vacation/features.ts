import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { lines } from '../../wire/fields.ts';
import { expiryDay } from './contract.ts';
import { ledgerWords, TEMPLATE_MAX } from './feature-words.ts';
import { yearEndSentences } from './messages.ts';
import { isNoticeTemplate, NOTICE_TEMPLATE } from './notice.ts';

export const ledgerFeature = {
  ...ledgerWords,
  sentences: yearEndSentences,
  settings: z.object({
    /** When vacation of a year expires: never, or on a day of the following year (LED-08). */
    expiry: expiryDay.default('never'),
    /** What people are told before it does (LED-10). */
    notice: lines(TEMPLATE_MAX, 'notice_template')
      .refine(isNoticeTemplate, 'notice_template')
      .default(NOTICE_TEMPLATE),
  }),
} as const satisfies FeatureDefinition;

import { z } from 'zod';
import type { SettingGroup } from '../../access/feature.ts';
import { privacyWords } from './feature-words.ts';
import { periodSentences } from './messages.ts';
import { keptTooShort, LONGEST_PERIOD, type Periods, SHORTEST_PERIOD } from './periods.ts';

const months = z.int('invalid_input').min(0, 'invalid_input').max(LONGEST_PERIOD, 'invalid_input').default(0);
const ofYears = months.refine((value) => value === 0 || value >= SHORTEST_PERIOD, 'invalid_input');

/** The values of the group, which are also what is previewed. */
export const periodValues = z.object({
  times_months: months,
  bookings_months: ofYears,
  absences_months: ofYears,
  payroll_months: ofYears,
});

/** After which time what is stored goes by itself (GDPR-03). */
export const privacySettings = {
  ...privacyWords,
  sentences: periodSentences,
  settings: periodValues,
  needsProof: (before, after) => JSON.stringify(before) !== JSON.stringify(after),
  refusal: (_, after: Periods) => keptTooShort(after),
} as const satisfies SettingGroup<typeof periodValues>;

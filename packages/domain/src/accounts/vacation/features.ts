import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { lines } from '../../wire/fields.ts';
import { expiryDay } from './expiry-day.ts';
import { isNoticeTemplate, NOTICE_TEMPLATE } from './notice.ts';

const TEMPLATE_MAX = 1000;

export const ledgerFeature = {
  name: 'ledger',
  label: 'Urlaubskonto',
  meaning:
    'Jede Zahl zum Urlaub öffnet die Buchungen, aus denen sie besteht; Zusatztage, Korrekturen und Auszahlungen werden mit Grund gebucht.',
  group: 'Konten und Monat',
  requires: ['contracts'],
  flags: ['absences'],
  isRecommended: true,
  settings: z.object({
    /** When vacation of a year expires: never, or on a day of the following year (LED-08). */
    expiry: expiryDay.default('never'),
    /** What people are told before it does (LED-10). */
    notice: lines(TEMPLATE_MAX, 'notice_template')
      .refine(isNoticeTemplate, 'notice_template')
      .default(NOTICE_TEMPLATE),
  }),
} as const satisfies FeatureDefinition;

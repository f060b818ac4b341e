import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { GRACE } from '../../day/workday/grace.ts';

export const closingFeature = {
  name: 'closing',
  label: 'Monatsabschluss',
  meaning:
    'Jeder bestätigt seinen Monat, ein Administrator schließt ihn ab; danach ändert ihn nur noch eine beantragte Korrektur.',
  group: 'Konten und Monat',
  requires: ['overtime'],
  flags: ['timebooking'],
  isRecommended: false,
  isProtection: true,
  settings: z.object({
    /** Until this day the month before can still be changed (MON-04). */
    grace: z.int('invalid_input').min(GRACE.min).max(GRACE.max).default(GRACE.preset),
  }),
} as const satisfies FeatureDefinition;

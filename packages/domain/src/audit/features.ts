import { z } from 'zod';
import type { FeatureDefinition } from '../access/feature.ts';
import { LEAST_KEEP_YEARS } from './chain.ts';

export const auditFeature = {
  name: 'audit',
  label: 'Verlauf',
  meaning:
    'Wer was wann geändert hat, von welchem Wert auf welchen; jeder sieht die Änderungen an seinen Daten.',
  group: 'Sicherheit und Nachweis',
  requires: [],
  flags: [],
  isRecommended: true,
  settings: z.object({
    /** For how many years what was changed can be read. */
    keep_years: z.int('invalid_input').min(LEAST_KEEP_YEARS).max(10).default(3),
  }),
} as const satisfies FeatureDefinition;

import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';

export const officeFeature = {
  name: 'office',
  label: 'Korrekturen durch das Büro',
  meaning:
    'Administratoren tragen Zeiten und Abwesenheiten anderer mit einem Grund ein; wer betroffen ist, liest es auf der Startseite und in der Woche.',
  group: 'Konten und Monat',
  requires: ['audit'],
  flags: [],
  isRecommended: true,
  isProtection: true,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';

export const noticesFeature = {
  name: 'notices',
  label: 'Mitteilungen',
  meaning:
    'Jeder erfährt in der App und per E-Mail, was ihn angeht: einen Antrag, eine Entscheidung, fehlende Tage, das Ende des Monats. Wie, wählt jeder selbst unter „Mein Profil“.',
  group: 'Sicherheit und Nachweis',
  requires: [],
  flags: [],
  isRecommended: false,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

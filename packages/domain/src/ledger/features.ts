import { z } from 'zod';
import type { FeatureDefinition } from '../access/feature.ts';

export const ledgerFeature = {
  name: 'ledger',
  label: 'Urlaubskonto',
  meaning:
    'Jede Zahl zum Urlaub öffnet die Buchungen, aus denen sie besteht; Zusatztage, Korrekturen und Auszahlungen werden mit Grund gebucht.',
  group: 'Konten und Monat',
  requires: ['contracts'],
  flags: ['absences'],
  isRecommended: true,
  settings: z.object({}),
} as const satisfies FeatureDefinition;

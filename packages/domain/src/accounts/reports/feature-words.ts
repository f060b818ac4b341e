import type { FeatureDescription } from '../../access/feature.ts';

export const reportsWords = {
  name: 'reports',
  label: 'Berichte',
  meaning:
    'Die Verwaltung wertet Stunden nach Person, Projekt, Kunde und Zeit aus und gibt Kunden einen Leistungsnachweis.',
  group: 'Projekte und Auswertung',
  requires: [],
  flags: [],
  isRecommended: false,
} as const satisfies FeatureDescription;

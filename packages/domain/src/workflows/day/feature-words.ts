import type { FeatureDescription } from '../../access/feature.ts';

export const dayWords = {
  name: 'day',
  label: 'Tagesabgleich',
  meaning:
    'Wer erfasst, sieht den Monat Tag für Tag mit Soll, Arbeitszeit und Projektstunden und bringt offene Tage mit einem Klick in Ordnung: wie der letzte Tag, der Rest auf das letzte Projekt, die letzte Woche noch einmal.',
  group: 'Konten und Monat',
  requires: [],
  flags: [],
  isRecommended: false,
} as const satisfies FeatureDescription;

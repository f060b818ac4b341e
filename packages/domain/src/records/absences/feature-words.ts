import type { FeatureDescription } from '../../access/feature.ts';

export const halfdaysWords = {
  name: 'halfdays',
  label: 'Halbe Tage',
  meaning:
    'Eine Abwesenheit kann den Vormittag oder den Nachmittag dauern und zählt dann überall als halber Tag; ein Antrag über mehrere Tage ist eine Zeile mit einer Notiz.',
  group: 'Kalender und Verträge',
  requires: [],
  flags: ['absences'],
  isRecommended: true,
  isProposed: true,
} as const satisfies FeatureDescription;

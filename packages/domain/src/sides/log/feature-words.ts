import type { FeatureDescription } from '../../access/feature.ts';
import { LEAST_KEEP_YEARS } from './chain.ts';

export const MOST_KEEP_YEARS = 10;

const years = Array.from({ length: MOST_KEEP_YEARS - LEAST_KEEP_YEARS + 1 }, (_, i) => {
  const value = LEAST_KEEP_YEARS + i;
  return { value, label: `${value} Jahre` };
});

export const auditWords = {
  name: 'audit',
  label: 'Verlauf',
  meaning:
    'Wer was wann geändert hat, von welchem Wert auf welchen; jeder sieht die Änderungen an seinen Daten.',
  group: 'Sicherheit und Nachweis',
  requires: [],
  flags: [],
  isRecommended: true,
  isProposed: true,
  isProtection: true,
  formLabel: 'Einstellungen des Verlaufs',
  fields: {
    keep_years: {
      kind: 'choice',
      label: 'Der Inhalt von Änderungen bleibt lesbar für',
      hint: 'Danach wird er gelöscht; die Siegel bleiben prüfbar. Das Gesetz verlangt mindestens zwei Jahre.',
      options: years,
      log: { label: 'Aufbewahrung in Jahren', words: {} },
    },
  },
} as const satisfies FeatureDescription;

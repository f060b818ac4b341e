import type { FeatureDescription } from '../../access/feature.ts';

export const officeWords = {
  name: 'office',
  label: 'Korrekturen durch das Büro',
  meaning:
    'Administratoren tragen Zeiten und Abwesenheiten anderer mit einem Grund ein; wer betroffen ist, liest es auf der Startseite und in der Woche.',
  group: 'Konten und Monat',
  requires: ['audit'],
  flags: [],
  isRecommended: true,
  isProtection: true,
  tables: {
    correction_reads: {
      title: 'Korrektur gelesen',
      fields: { change_id: { label: 'Änderung (Nr.)' } },
    },
  },
} as const satisfies FeatureDescription;

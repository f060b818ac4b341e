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
  tables: {
    saved_views: {
      title: 'Ansicht eines Berichts',
      isOfPerson: true,
      fields: {
        name: { label: 'Name' },
        shared: { label: 'Geteilt', read: 'yes' },
        definition: { label: 'Inhalt' },
      },
    },
  },
} as const satisfies FeatureDescription;

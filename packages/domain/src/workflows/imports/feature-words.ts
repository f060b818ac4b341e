import type { FeatureDescription } from '../../access/feature.ts';
import { wordOf } from '../../wire/log-words.ts';
import { IMPORT_KIND_WORDS, IMPORT_STATE_WORDS } from './words.ts';

export const importWords = {
  name: 'import',
  label: 'Daten übernehmen',
  meaning:
    'Mitarbeiter mit ihren Ständen, Kunden, Projekte, Buchungen, Arbeitszeiten und Abwesenheiten kommen aus einer Tabelle, werden vorher geprüft und können zurückgenommen werden.',
  group: 'Sicherheit und Nachweis',
  requires: ['audit'],
  flags: [],
  isRecommended: false,
  tables: {
    imports: {
      title: 'Übernahme',
      fields: {
        kind: { label: 'Inhalt', read: wordOf(IMPORT_KIND_WORDS) },
        source: { label: 'Quelle' },
        file_name: { label: 'Datei' },
        starts_on: { label: 'Stichtag', read: 'day' },
        round: { label: 'Auf 15 Minuten runden', read: 'yes' },
        create_missing: { label: 'Fehlende anlegen', read: 'yes' },
        finished_at: { label: 'Beendet am', read: 'moment' },
        undone_at: { label: 'Rückgängig gemacht am', read: 'moment' },
        state: { label: 'Stand', read: wordOf(IMPORT_STATE_WORDS) },
      },
    },
  },
} as const satisfies FeatureDescription;

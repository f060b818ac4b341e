import type { FeatureDescription } from '../../access/feature.ts';
import { wordOf } from '../../wire/log-words.ts';
import { UNIT_WORDS } from './sources.ts';
import { TARGET_WORDS } from './wage-types.ts';

export const payrollWords = {
  name: 'payroll',
  label: 'Lohnübergabe',
  meaning:
    'Aus den abgeschlossenen Monaten entsteht die Datei für das Lohnprogramm; eine spätere Korrektur wird als Differenz übergeben.',
  group: 'Konten und Monat',
  requires: ['closing'],
  flags: ['timebooking'],
  isRecommended: false,
  tables: {
    payroll_setups: {
      title: 'Einrichtung der Lohnübergabe',
      fields: { value: { label: 'Einrichtung', read: () => 'geändert' } },
    },
    wage_types: {
      title: 'Lohnart',
      fields: {
        source: { label: 'Quelle' },
        unit: { label: 'Einheit', read: wordOf(UNIT_WORDS) },
        wage_type: { label: 'Lohnart' },
        key: { label: 'Bearbeitungsschlüssel' },
        absence_key: { label: 'Ausfallschlüssel' },
        absence_reason: { label: 'Grund der Fehlzeit' },
      },
    },
    cost_centres: {
      title: 'Kostenstelle',
      isOfPerson: true,
      fields: { cost_centre: { label: 'Kostenstelle' } },
    },
    payroll_layouts: {
      title: 'Spalten der Lohnübergabe',
      fields: { name: { label: 'Name' }, definition: { label: 'Spalten', read: () => 'geändert' } },
    },
    payroll_runs: {
      title: 'Lohnübergabe',
      fields: {
        month: { label: 'Monat', read: 'month' },
        target: { label: 'Lohnprogramm', read: wordOf(TARGET_WORDS) },
        line_count: { label: 'Zeilen' },
        handed_over_at: { label: 'Übergeben am', read: 'moment' },
        handed_over_by: { label: 'Übergeben von (Nr.)' },
      },
    },
  },
} as const satisfies FeatureDescription;

import type { FeatureDescription } from '../../access/feature.ts';
import { wordOf } from '../../wire/log-words.ts';
import { TIME_POSTING_LABELS } from './postings.ts';
import { signedHours } from './words.ts';

export const overtimeWords = {
  name: 'overtime',
  label: 'Stundenkonto',
  meaning:
    'Jeder sieht, wie viele Stunden er im Plus oder Minus ist, und zu jeder Zahl die Tage und Buchungen, aus denen sie entsteht.',
  group: 'Konten und Monat',
  requires: ['contracts'],
  flags: ['timebooking'],
  isRecommended: true,
  fields: {
    type80: {
      kind: 'choice',
      label: 'Schlecht Wetter',
      options: [
        { value: 'lowering', label: 'kostet Stunden' },
        { value: 'neutral', label: 'kostet keine Stunden' },
      ],
    },
    warn_over: {
      kind: 'number',
      label: 'Warnen über (Stunden)',
      log: { label: 'Warnung ab (Stunden)' },
    },
    warn_under: {
      kind: 'number',
      label: 'Warnen unter (Stunden)',
      log: { label: 'Warnung unter (Stunden)' },
    },
    only_credit: { kind: 'yes', label: 'Überstundenabbau nur aus Guthaben' },
  },
  tables: {
    time_postings: {
      title: 'Buchung auf dem Stundenkonto',
      isOfPerson: true,
      fields: {
        day: { label: 'Datum', read: 'day' },
        minutes: {
          label: 'Buchung auf dem Stundenkonto',
          read: (minutes: unknown) => `${signedHours(Number(minutes))} h`,
        },
        kind: { label: 'Art', read: wordOf(TIME_POSTING_LABELS) },
        text: { label: 'Grund' },
        reverses_id: { label: 'Nimmt zurück' },
      },
    },
  },
} as const satisfies FeatureDescription;

import type { FeatureDescription } from '../../access/feature.ts';
import { wordOf } from '../../wire/log-words.ts';
import { CORRECTION_STATE_WORDS, MONTH_STATE_WORDS } from './states.ts';
import { storedWishWord } from './wish-words.ts';

export const LEAD_CHECKS = ['none', 'needed'] as const;

export const monthCloseWords = {
  name: 'closing',
  label: 'Monatsabschluss',
  meaning:
    'Jeder bestätigt seinen Monat, ein Administrator schließt ihn ab; danach ändert ihn nur noch eine beantragte Korrektur.',
  group: 'Konten und Monat',
  requires: ['overtime'],
  flags: ['timebooking'],
  isRecommended: false,
  isProtection: true,
  fields: {
    grace: {
      kind: 'number',
      label: 'Tag, bis zu dem der Vormonat offen bleibt (1 bis 15)',
      log: { label: 'Karenz: Vormonat offen bis zum Tag' },
    },
    lead_check: {
      kind: 'choice',
      label: 'Prüfung durch die Teamleitung',
      options: [
        { value: 'none', label: 'freiwillig' },
        { value: 'needed', label: 'nötig: sonst braucht der Abschluss einen Grund' },
      ],
    },
  },
  tables: {
    month_closings: {
      title: 'Monatsabschluss',
      isOfPerson: true,
      fields: {
        month: { label: 'Monat', read: 'month' },
        state: { label: 'Stand', read: wordOf(MONTH_STATE_WORDS) },
        sha256: { label: 'Prüfsumme' },
        confirmed_at: { label: 'Bestätigt am', read: 'moment' },
        closed_at: { label: 'Abgeschlossen am', read: 'moment' },
        closed_by: { label: 'Abgeschlossen von (Nr.)' },
        reopened_at: { label: 'Wieder geöffnet am', read: 'moment' },
        reopened_by: { label: 'Wieder geöffnet von (Nr.)' },
        reason: { label: 'Grund' },
        checked_at: { label: 'Geprüft am', read: 'moment' },
        checked_by: { label: 'Geprüft von (Nr.)' },
      },
    },
    correction_requests: {
      title: 'Korrekturwunsch',
      isOfPerson: true,
      fields: {
        day: { label: 'Datum', read: 'day' },
        wish: {
          label: 'Gewünscht',
          read: (wish: unknown) => storedWishWord(wish as Parameters<typeof storedWishWord>[0]),
        },
        reason: { label: 'Grund' },
        state: { label: 'Stand', read: wordOf(CORRECTION_STATE_WORDS) },
        answer: { label: 'Antwort' },
        answered_at: { label: 'Beantwortet am', read: 'moment' },
        answered_by: { label: 'Beantwortet von (Nr.)' },
      },
    },
  },
} as const satisfies FeatureDescription;

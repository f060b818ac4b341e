import type { FeatureDescription } from '../../access/feature.ts';
import { wordOf } from '../../wire/log-words.ts';
import { expiryLabel, expiryOptions } from './expiry.ts';
import { POSTING_LABELS } from './posting.ts';

export const TEMPLATE_MAX = 1000;

export const ledgerWords = {
  name: 'ledger',
  label: 'Urlaubskonto',
  meaning:
    'Jede Zahl zum Urlaub öffnet die Buchungen, aus denen sie besteht; Zusatztage, Korrekturen und Auszahlungen werden mit Grund gebucht.',
  group: 'Konten und Monat',
  requires: ['contracts'],
  flags: ['absences'],
  isRecommended: true,
  isProposed: true,
  fields: {
    expiry: {
      kind: 'choice',
      label: 'Urlaub verfällt',
      hint: 'nur nach einem rechtzeitig gelesenen Hinweis',
      options: expiryOptions,
      log: { words: { never: 'nie' } },
    },
    notice: {
      kind: 'text',
      label: 'Text des Hinweises',
      hint: '{tage}, {frist} und {jahr} werden für jede Person eingesetzt',
      maxLength: TEMPLATE_MAX,
      log: { label: 'Hinweis vor dem Verfall' },
    },
  },
  tables: {
    vacation_postings: {
      title: 'Urlaubsbuchung',
      isOfPerson: true,
      fields: {
        year: { label: 'Urlaub aus dem Jahr' },
        day: { label: 'Datum', read: 'day' },
        kind: { label: 'Art', read: wordOf(POSTING_LABELS) },
        days: { label: 'Tage', read: 'number' },
        text: { label: 'Grund' },
        closing_id: { label: 'Jahreswechsel' },
        reverses_id: { label: 'Nimmt Buchung zurück' },
      },
    },
    vacation_notices: {
      title: 'Hinweis zum Urlaub',
      isOfPerson: true,
      fields: {
        year: { label: 'Urlaub aus dem Jahr' },
        days: { label: 'Tage', read: 'number' },
        deadline: { label: 'Frist', read: 'day' },
        text: { label: 'Text' },
        sha256: { label: 'Prüfsumme' },
        channel: {
          label: 'Weg',
          read: (value: unknown) => (value === 'paper' ? 'auf Papier' : 'im Programm'),
        },
        sent_at: { label: 'Mitgeteilt am', read: 'moment' },
        sent_by: { label: 'Mitgeteilt von (Nr.)' },
        read_at: { label: 'Gelesen am', read: 'moment' },
        confirmed_at: { label: 'Bestätigt am', read: 'moment' },
        note: { label: 'Notiz' },
      },
    },
    vacation_expiries: {
      title: 'Urlaubsverfall',
      isOfPerson: true,
      fields: {
        expiry: { label: 'Urlaub verfällt', read: (value: unknown) => expiryLabel(String(value)) },
        suspended_until: { label: 'Gehemmt bis', read: 'day' },
      },
    },
    vacation_closings: {
      title: 'Jahreswechsel',
      fields: {
        year: { label: 'Jahr' },
        hash: { label: 'Prüfsumme' },
        applied_at: { label: 'Angewendet am', read: 'moment' },
        undone_at: { label: 'Rückgängig am', read: 'moment' },
        undone_by: { label: 'Rückgängig von (Nr.)' },
      },
    },
  },
} as const satisfies FeatureDescription;

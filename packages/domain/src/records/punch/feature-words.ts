import type { FeatureDescription } from '../../access/feature.ts';
import { wordOf } from '../../wire/log-words.ts';
import { FORGOTTEN_HOURS as HOURS, PUNCH_CLOCK } from './limits.ts';

const SOURCES = {
  form: 'im Formular',
  clock: 'mit der Stempeluhr',
  terminal: 'am Terminal',
  correction: 'als Korrektur',
};

export const punchWords = {
  name: PUNCH_CLOCK,
  label: 'Stempeluhr',
  meaning:
    'Kommen, Pause und Gehen mit einem Tipp; Arbeitszeiten gelten auf die Minute, auch nachts und sonntags.',
  group: 'Konten und Monat',
  requires: ['law'],
  flags: ['timebooking'],
  isRecommended: false,
  fields: {
    rounding: {
      kind: 'choice',
      label: 'Rundung',
      hint: 'Gerundet werden Beginn und Ende eines Tages; die gestempelten Zeiten bleiben erhalten.',
      options: [
        { value: 'none', label: 'auf die Minute' },
        { value: '5', label: 'auf 5 Minuten' },
        { value: '15', label: 'auf 15 Minuten' },
      ],
      log: { label: 'Rundung (Minuten)', words: { none: 'keine' } },
    },
    forgotten_after: {
      kind: 'number',
      label: 'Uhr gilt als vergessen nach (Stunden)',
      hint: `${HOURS.min} bis ${HOURS.max}`,
    },
    auto_break: {
      kind: 'choice',
      label: 'Fehlende Pause beim Gehen',
      hint: 'Abgezogen wird nie von selbst.',
      options: [
        { value: 'off', label: 'nur hinweisen' },
        { value: 'suggest', label: 'zum Eintragen vorschlagen' },
      ],
      log: {
        label: 'Fehlende Pause vorschlagen',
        words: { off: 'nichts sagen', suggest: 'vorschlagen' },
      },
    },
    terminal_balance: {
      kind: 'yes',
      label: 'Stundenkonto am Terminal zeigen',
      log: { label: 'Stundenkonto am Terminal' },
    },
  },
  tables: {
    work_intervals: {
      title: 'Zeitraum der Arbeitszeit',
      isOfPerson: true,
      fields: {
        day: { label: 'Datum', read: 'day' },
        started_at: { label: 'Von', read: 'moment' },
        ended_at: { label: 'Bis', read: 'moment' },
        kind: { label: 'Art', read: (value: unknown) => (value === 'break' ? 'Pause' : 'Arbeit') },
        source: { label: 'Erfasst', read: wordOf(SOURCES) },
        forgotten: { label: 'Ende vergessen', read: 'yes' },
        entry_id: { label: 'Arbeitszeit (Nr.)' },
      },
    },
    terminals: {
      title: 'Terminal',
      fields: {
        name: { label: 'Name' },
        revoked_at: { label: 'Abgemeldet am', read: 'moment' },
        used_at: { label: 'Zuletzt benutzt', read: 'moment' },
      },
    },
    terminal_pins: { title: 'PIN am Terminal', isOfPerson: true, fields: {} },
  },
} as const satisfies FeatureDescription;

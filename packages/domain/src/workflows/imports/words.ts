import type { IMPORT_STATES, ImportKind, RowResult } from './contract.ts';

export const IMPORT_KIND_WORDS: Readonly<Record<ImportKind, string>> = {
  people: 'Mitarbeiter',
  openings: 'Anfangsstände',
  customers: 'Kunden',
  projects: 'Projekte',
  bookings: 'Projektbuchungen',
  times: 'Arbeitszeiten',
  absences: 'Abwesenheiten',
};

export const IMPORT_STATE_WORDS: Readonly<Record<(typeof IMPORT_STATES)[number], string>> = {
  running: 'läuft',
  done: 'übernommen',
  undone: 'rückgängig gemacht',
};

export const ROW_RESULT_WORDS: Readonly<Record<RowResult, string>> = {
  new: 'neu',
  known: 'schon da',
  changed: 'geändert',
  refused: 'abgelehnt',
  left: 'nicht übernommen',
};

import { expect, it } from 'vitest';
import { importPages } from './access.ts';
import { importCalls } from './calls.ts';
import type { ImportedRow, ImportKind, ImportSums } from './contract.ts';
import { IMPORT_KINDS, importInput, importRowsInput, ROW_RESULTS } from './contract.ts';
import { importRowSentences, importSentences, refuseImport, refuseRow } from './messages.ts';
import { IMPORT_ROW_SCHEMAS, type SentRow } from './rows.ts';
import { IMPORT_KIND_WORDS, IMPORT_STATE_WORDS, ROW_RESULT_WORDS } from './words.ts';

const anna = { email: 'anna@firma.example' };
const ROWS: { [Kind in ImportKind]: SentRow<Kind> } = {
  people: {
    line: 2,
    ...anna,
    first_name: 'Anna',
    name: 'Beispiel',
    job: 'Entwicklung',
    vacation_lastyear: 3.5,
  },
  openings: { line: 2, ...anna, starts_on: '2026-12-01', opening_minutes: -750 },
  customers: { line: 2, customer_name: 'Beispiel GmbH' },
  projects: { line: 2, project_name: 'Website', customer: 'Beispiel GmbH' },
  bookings: {
    line: 2,
    ...anna,
    day: '2026-11-02',
    project: 'Website',
    minutes: 233,
    booking_text: 'Startseite',
  },
  times: { line: 2, ...anna, day: '2026-11-02', start: 487, end: 720 },
  absences: { line: 2, ...anna, day: '2026-11-02', last: '2026-11-06', type: 'Urlaub' },
};

it.each(IMPORT_KINDS)('[IMP-01] %s: what a browser sends of a row is read', (kind) => {
  const row = ROWS[kind];
  expect(importRowsInput.parse({ chunk: 0, rows: [row], commit: false }).rows).toEqual([row]);
  expect(IMPORT_ROW_SCHEMAS[kind].parse(row)).toMatchObject(row);
  expect(importInput.parse({ kind, source: 'Vorlage', file_name: 'alle.xlsx' })).toMatchObject({
    round: false,
  });
  expect(IMPORT_KIND_WORDS[kind]).toMatch(/^[A-Z]/);
});

it('[IMP-03] a row that is wrong does not stop the others: only its own schema refuses it', () => {
  const wrong = { ...ROWS.times, start: 'acht' };
  expect(importRowsInput.safeParse({ chunk: 0, rows: [wrong], commit: false }).success).toBe(true);
  expect(IMPORT_ROW_SCHEMAS.times.safeParse(wrong).success).toBe(false);
  const many = Array.from({ length: 501 }, () => ROWS.times);
  expect(importRowsInput.safeParse({ chunk: 0, rows: many, commit: false }).success).toBe(false);
});

it('[IMP-03] each result and each state has its word, each refusal its sentence', () => {
  const empty: ImportSums = {
    new: 0,
    known: 0,
    changed: 0,
    refused: 0,
    left: 0,
    vacation: 0,
    minutes: 0,
    hours: 0,
  };
  expect(
    ROW_RESULTS.every((result: ImportedRow['result']) => result in empty && ROW_RESULT_WORDS[result]),
  ).toBe(true);
  expect(Object.values(IMPORT_STATE_WORDS)).toHaveLength(3);
  expect(refuseImport('import_running')).toMatchObject(importSentences.import_running);
  expect(refuseRow('row_double', undefined, { line: '13' }).message).toBe('doppelt mit Zeile 13');
  expect(Object.keys(importRowSentences).filter((code) => !code.startsWith('row_'))).toEqual([]);
  expect(importCalls.beginImport.access).toBe(importPages['/import']);
});

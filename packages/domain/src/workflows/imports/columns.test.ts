import { expect, it } from 'vitest';
import { columnsOfImport, headerOf, IMPORT_COLUMNS, importFeatures } from './columns.ts';
import { IMPORT_KINDS } from './contract.ts';
import { cellName, rowNotes } from './messages.ts';
import { IMPORT_ROW_SCHEMAS } from './rows.ts';

it.each(IMPORT_KINDS)('[IMP-01] %s: each field of a row has a column, each header is there once', (kind) => {
  const keys = IMPORT_COLUMNS[kind].map(({ key }) => key);
  const { line: _, change: __, ...fields } = IMPORT_ROW_SCHEMAS[kind].shape;
  expect([...keys].sort()).toEqual(Object.keys(fields).sort());
  const headers = IMPORT_COLUMNS[kind].map(({ header }) => header);
  expect(new Set(headers).size).toBe(headers.length);
});

it('[IMP-07] a template has the columns of what is on', () => {
  const headers = (features: string[]) => columnsOfImport('people', features).map(({ header }) => header);
  expect(headers([])).toEqual([
    ...['Personalnummer', 'Vorname', 'Nachname', 'E-Mail', 'Rolle', 'Eintritt', 'Wochenstunden'],
    ...['Urlaubstage/Jahr', 'Arbeitsplatz', 'Stichtag', 'Resturlaub Vorjahr'],
  ]);
  expect(headers(['overtime'])).toContain('Stundenkonto');
  expect(headers([...importFeatures([], 'muster')])).toContain('Anmeldename');
  const needed = (features: readonly string[]) =>
    columnsOfImport('people', features).flatMap(({ header, isNeeded }) => (isNeeded ? [header] : []));
  expect(needed([])).toEqual(['Vorname', 'Nachname', 'E-Mail', 'Arbeitsplatz']);
  expect(needed(importFeatures([], 'muster'))).toEqual(['Vorname', 'Nachname', 'Arbeitsplatz']);
  expect(importFeatures(['ledger'], '')).toEqual(['ledger']);
  expect(headers(['contracts'])).toEqual(expect.arrayContaining(['Austritt', 'Mo', 'So', 'Einsatzort']));
});

it('[IMP-09] a refusal names the cell', () => {
  expect(cellName(14, headerOf('people', 'worker_since'))).toBe('Zeile 14, Spalte Eintritt');
  expect(cellName(14, headerOf('people', 'nothing'))).toBe('Zeile 14');
  expect(rowNotes.together(13)).toBe('zusammen mit Zeile 13');
});

import { describe, expect, it } from 'vitest';
import { projectTexts } from './messages.ts';
import {
  categoryUnknown,
  customerUnknown,
  datesRefusal,
  internalIdTaken,
  rateJobUnknown,
  rateProjectUnknown,
} from './rules.ts';
import {
  projectFilterOptions,
  projectStatusLabel,
  projectStatusOptions,
  projectStatusTone,
} from './status.ts';

describe('the dates of a project', () => {
  it.each([
    ['2026-11-20', '2026-11-19', 'End Datum muss nach Start Datum liegen.'],
    ['2026-11-20', '2026-11-20', undefined],
    ['2026-11-20', '2026-11-21', undefined],
    ['2026-11-20', null, undefined],
    [null, '2026-11-20', undefined],
    [null, null, undefined],
  ])('[PROJ-10] [AMB-42] from %s to %s: %s', (start_date, end_date, message) => {
    const refusal = datesRefusal({ start_date, end_date });
    expect(refusal?.message).toBe(message);
    if (refusal) expect(refusal).toMatchObject({ status: 400, field: 'end_date' });
  });
});

it('[PROJ-11] [AMB-62] the refusals have the status and the field of the contract', () => {
  expect(internalIdTaken()).toEqual({
    status: 409,
    code: 'project_internal_id_taken',
    message: 'Interne ID bereits vorhanden.',
    field: 'internal_id',
  });
  expect([
    customerUnknown(),
    categoryUnknown(),
    rateJobUnknown(),
    rateJobUnknown('rates'),
    rateProjectUnknown(),
  ]).toEqual(
    ['customer', 'category', 'job', 'rates', 'project'].map((field) =>
      expect.objectContaining({ status: 400, field }),
    ),
  );
});

it('[PROJ-03] [PROJ-05] the states have their labels', () => {
  expect([0, 1, 2, 3].map(projectStatusLabel)).toEqual([
    'Abgebrochen',
    'In Bearbeitung',
    'Anfrage',
    'Abgeschlossen',
  ]);
  expect([0, 1, 2, 3].map(projectStatusTone)).toEqual(['neutral', 'info', 'warn', 'good']);
  expect(projectStatusLabel(100)).toBe('');
  expect(projectStatusOptions.map(({ value }) => value)).toEqual([0, 1, 2, 3]);
  expect(projectFilterOptions[0]).toEqual({ value: 100, label: 'Alle' });
});

it('[PROJ-15] [PROJ-16] [RATE-02] [RATE-03] [AMB-96] [AMB-100] says what the specification says', () => {
  expect(projectTexts).toMatchObject({
    created: 'Projekt erfolgreich angelegt.',
    saved: 'Projekt erfolgreich geupdated.',
    createFailed: 'Fehler beim anlegen des Projekts',
    saveFailed: 'Fehler beim updaten des Projekts',
    rateCreated: 'Stundensatz erfolgreich angelegt.',
    rateFailed: 'Fehler beim Anlegen des Stundensatzes',
  });
});

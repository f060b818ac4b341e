import type { ImportInput, ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import { importRowSentences } from '@stundenbuch/domain/workflows/imports/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { away, store } from '../../../test/entries.ts';
import { Hiring } from '../../../test/hiring.ts';
import { emailOf } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';
import { withAccounts } from '../../../test/year-end.ts';
import { taken } from './imports.fixture.ts';

let world: World;
beforeAll(async () => {
  world = (await Hiring.start()).world;
  await withAccounts(world);
  await switchOn(world, 1, ['audit', 'import', 'overtime'], '2026-01-01');
  await world.sql(`insert into customers (company_id, customer_name) values (1, 'Doppelt'), (1, 'doppelt')`);
});
beforeEach(async () => {
  world.setClock('2026-11-23T09:00:00Z');
  await world.sql('delete from imports');
});
afterAll(() => world?.close());

const anna = { line: 2, email: emailOf('anna'), personnelNumber: null };
const booking = {
  ...anna,
  day: '2026-11-04',
  project: 'Dach Nord',
  minutes: 60,
  booking_text: 'Dach gedeckt',
};
const time = { ...anna, day: '2026-11-04', start: 480, end: 1020, break: 45 };
const person = {
  ...{ line: 2, personnelNumber: 'N1', first_name: 'Paula', name: 'Neumann', email: 'neu@firma.example' },
  ...{ job: 'Polier', worker_since: '2024-03-01', weeklyhours: 40, vacation: 30, starts_on: '2026-11-01' },
};
const openings = { ...anna, starts_on: '2026-11-01' };
const missing = { create_missing: true };

type Case = [
  code: keyof typeof importRowSentences,
  column: string | null,
  kind: ImportKind,
  rows: object[],
  more?: Partial<ImportInput>,
];

/** The last of the rows is refused. Of parts of a file, 'row_split': record-rows.test.ts. */
const cases: Case[] = [
  [
    'row_double',
    null,
    'customers',
    [
      { line: 2, customer_name: 'Holz AG' },
      { line: 3, customer_name: 'holz ag' },
    ],
  ],
  ['row_somebody', 'E-Mail', 'bookings', [{ ...booking, email: null }]],
  ['row_person', 'E-Mail', 'times', [{ ...time, email: 'niemand@firma.example' }]],
  ['row_persons', 'Personalnummer', 'bookings', [{ ...booking, personnelNumber: 'P12' }]],
  ['row_email', 'E-Mail', 'people', [{ ...person, email: emailOf('otto') }]],
  ['row_unknown', 'Arbeitsplatz', 'people', [{ ...person, job: 'Pilot' }]],
  ['row_unknown', 'Art', 'absences', [{ ...anna, day: '2026-11-04', type: 'Kur' }]],
  ['row_ambiguous', 'Kunde', 'projects', [{ line: 2, project_name: 'Halle', customer: 'Doppelt' }]],
  ['row_leaves', 'Austritt', 'people', [{ ...person, leaves_on: '2024-02-29' }]],
  ['row_week', 'Wochenstunden', 'people', [{ ...person, monday: 480, tuesday: 480 }]],
  ['row_vacation', 'Resturlaub Vorjahr', 'openings', [{ ...openings, vacation_lastyear: 61 }]],
  ['row_vacation', 'Urlaub genommen lfd. Jahr', 'openings', [{ ...openings, vacation_taken: -1 }]],
  ['row_halves', 'Resturlaub Vorjahr', 'openings', [{ ...openings, vacation_lastyear: 3.5 }]],
  ['row_balance', 'Stundenkonto', 'openings', [{ ...openings, opening_minutes: -30_001 }]],
  ['row_starts_on', 'Stichtag', 'openings', [{ ...openings, starts_on: '2026-11-02', opening_minutes: 60 }]],
  ['row_starts_on', 'Stichtag', 'openings', [{ ...openings, starts_on: '2025-12-01', opening_minutes: 60 }]],
  ['row_no_start', 'Stichtag', 'openings', [{ ...anna, opening_minutes: 60 }]],
  [
    'row_expires',
    'verfällt am',
    'openings',
    [{ ...openings, vacation_lastyear: 3, expires_on: '2026-06-30' }],
  ],
  [
    'row_taken_or_rest',
    'Resturlaub lfd. Jahr',
    'openings',
    [{ ...openings, vacation_taken: 1, vacation_rest: 2 }],
  ],
  ['row_off', 'Stunden', 'absences', [{ ...anna, day: '2026-11-04', type: 'Urlaub', away_minutes: 60 }]],
  ['row_off', 'Halber Tag', 'absences', [{ ...anna, day: '2026-11-04', type: 'Urlaub', half: 'first' }]],
  ['row_off', 'Team', 'people', [{ ...person, team: 'Dach' }]],
  ['row_reader', 'Rolle', 'people', [{ ...person, role: 4 }]],
  ['row_people', 'Name', 'bookings', [{ ...booking, email: 'neu@firma.example' }], missing],
  ['row_early', 'Datum', 'bookings', [{ ...booking, day: '2023-12-29' }]],
  ['row_early', 'Von', 'absences', [{ ...anna, day: '2023-12-29', type: 'Urlaub' }]],
  ['row_future', 'Datum', 'times', [{ ...time, day: '2026-11-24' }]],
  ['row_grid', 'Beginn', 'times', [{ ...time, start: 487 }]],
  ['row_grid', 'Dauer', 'bookings', [{ ...booking, minutes: 50 }]],
  ['row_nothing', 'Dauer', 'bookings', [{ ...booking, minutes: 5 }], { round: true }],
  ['row_break', 'Pause', 'times', [{ ...time, break: 540 }]],
];

it.each(cases)(
  '[IMP-09] %s names the cell %s of %s, and nothing of the row stays',
  async (code, column, kind, rows, more) => {
    const { preview, answer, importing } = await taken(world, kind, rows as never, more);
    const row = answer.rows.at(-1);
    expect(row).toMatchObject({ result: 'refused', code, column });
    const [start] = importRowSentences[code].message.split('{');
    expect(row?.message).toContain(start);
    expect(preview.rows).toEqual(answer.rows);
    expect(await world.sql('select from import_rows where line = $1', [rows.length + 1])).toEqual([]);
    if (rows.length > 1) await importing.undo();
  },
);

it('[IMP-09] no refusal of a row is left out', () => {
  const told = new Set<string>([...cases.map(([code]) => code), 'row_split']);
  expect(Object.keys(importRowSentences).filter((code) => !told.has(code))).toEqual([]);
});

it('[SET-62] what is left of this year is posted less the entitlement without what is booked here before the day', async () => {
  const days = ['2026-02-02', '2026-02-03', '2026-02-04', '2026-02-05'];
  await store(world, ...[...days, '2026-12-01', '2026-12-02'].map((day) => away(day)));
  const before = await world.sql('select id from vacation_postings where user_id = 11');
  const { answer } = await taken(world, 'openings', [{ ...openings, vacation_rest: 10 }]);
  expect(answer.rows[0]).toMatchObject({ result: 'new', message: null });
  const posted = await world.sql(
    `select year, kind, days::float8, text from vacation_postings where user_id = 11 and id <> all($1)`,
    [before.map(({ id }) => id)],
  );
  // 10 − (30 − 4)
  expect(posted).toEqual([
    { year: 2026, kind: 'correction', days: -16, text: 'Übernahme alle.xlsx 01.11.2026' },
  ]);
  const again = await taken(world, 'openings', [{ ...openings, vacation_rest: 10 }]);
  expect(again.answer.rows[0]).toMatchObject({ result: 'known', openings: { vacation: 10 } });
});

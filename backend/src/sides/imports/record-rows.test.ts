import type { SentRow } from '@stundenbuch/domain/workflows/imports/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailOf, PROJECTS } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';
import { contents, Importing, taken } from './imports.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('alter table users alter column id restart with 1000');
  await world.sql('alter table projects alter column id restart with 5000');
  await world.sql(`insert into jobs (company_id, job_title) values (1, 'Polier')`);
});
beforeEach(async () => {
  world.setClock('2026-11-23T09:00:00Z');
  await world.setFeatures('alpha', ['audit', 'import']);
  await world.sql('delete from imports');
  await world.sql('delete from entries');
});
afterAll(() => world?.close());

const anna = { email: emailOf('anna'), personnelNumber: null };
const booking = (line: number, minutes: number, fields: Partial<SentRow<'bookings'>> = {}) => ({
  ...{ line, ...anna, day: '2024-03-04', project: 'Dach Nord', minutes, booking_text: `Arbeit ${line}` },
  ...fields,
});
const interval = (line: number, start: number, end: number, fields: Partial<SentRow<'times'>> = {}) => ({
  ...{ line, ...anna, day: '2024-03-04', start, end },
  ...fields,
});
const entries = () =>
  world.sql(
    `select day::text, type, project_id, hours::float8, start_minute, end_minute, break_hours::float8 as break, booking_text,
      user_id from entries order by day, type, id`,
  );

describe('[IMP-04] hours of months that are over', () => {
  it('08:07–12:00 and 12:31–17:02 are 08:00–17:00 with a break of 0.50, bookings of 4.00 and 4.50', async () => {
    const rows = [interval(2, 487, 720), interval(3, 751, 1022)];
    const refused = await taken(world, 'times', rows);
    expect(refused.answer.rows[0]).toMatchObject({ result: 'refused', code: 'row_grid', column: 'Beginn' });
    const times = await taken(world, 'times', rows, { round: true });
    expect(times.preview.rows).toEqual(times.answer.rows);
    expect(times.results).toEqual([
      [2, 'new'],
      [3, 'new'],
    ]);
    const bookings = await taken(world, 'bookings', [booking(2, 233), booking(3, 271)], { round: true });
    expect(bookings.answer.sums).toMatchObject({ new: 2, hours: 8.5 });
    expect(await entries()).toMatchObject([
      { type: 50, start_minute: 480, end_minute: 1020, break: 0.5, hours: 8.5 },
      { project_id: PROJECTS.roof, hours: 4 },
      { project_id: PROJECTS.roof, hours: 4.5 },
    ]);
    const again = await taken(world, 'bookings', [booking(2, 233), booking(3, 271)], { round: true });
    expect(again.results.map(([, result]) => result)).toEqual(['known', 'known']);
  });

  it('[SET-60] over midnight are two days; same project and text are one; nothing left is refused', async () => {
    const night = await taken(world, 'times', [interval(2, 1320, 1500)]);
    expect(night.answer.rows.map(({ result, code }) => [result, code])).toEqual([
      ['refused', expect.anything()],
    ]);
    const same = { booking_text: 'Immer dasselbe' };
    const { answer } = await taken(
      world,
      'bookings',
      [booking(2, 10, same), booking(3, 20, same), booking(4, 5, { booking_text: 'Fast nichts' })],
      { round: true },
    );
    expect(answer.rows.map(({ result, code, message }) => [result, code, message])).toEqual([
      ['new', null, null],
      ['new', null, 'zusammen mit Zeile 2'],
      ['refused', 'row_nothing', 'Gerundet bleiben keine 15 Minuten.'],
    ]);
  });

  it('are refused before 2024, tomorrow, and where a rule of the form says so', async () => {
    const rows = [
      booking(2, 60, { day: '2023-12-29' }),
      booking(3, 60, { day: '2026-11-24' }),
      booking(4, 60, { day: '2024-03-03' }),
      booking(5, 60, { day: '2024-03-05', project: 'Altbau' }),
      booking(6, 60, { day: '2024-03-06', project: 'Nichts' }),
      booking(7, 60, { day: '2024-03-07', booking_text: 'kurz' }),
      booking(8, 60, { day: '2024-03-08', email: emailOf('otto') }),
      booking(9, 60, { day: '2024-03-11', email: null }),
      booking(10, 60, { day: '2024-03-12', personnelNumber: 'P12' }),
    ];
    const { answer } = await taken(world, 'bookings', rows);
    expect(answer.rows.map(({ code, column }) => [code, column])).toEqual([
      ['row_early', 'Datum'],
      ['row_future', 'Datum'],
      ['booking_weekday', 'Datum'],
      ['booking_project', 'Projekt'],
      ['row_unknown', 'Projekt'],
      ['booking_text_length', 'Text'],
      ['row_person', 'E-Mail'],
      ['row_somebody', 'E-Mail'],
      ['row_persons', 'Personalnummer'],
    ]);
  });
});

describe('[IMP-05] what is missing', () => {
  it('is created where that is chosen: people without access', async () => {
    const row = booking(2, 60, {
      email: 'neu@firma.example',
      person: 'Nele Neumann',
      project: 'Halle',
      customer: 'Halle AG',
    });
    expect((await taken(world, 'bookings', [row])).answer.rows[0]?.code).toBe('row_person');
    const before = await contents(world);
    const { answer, importing } = await taken(world, 'bookings', [row], { create_missing: true });
    expect(answer.rows[0]).toMatchObject({ result: 'new', message: null });
    expect(
      await world.sql(`select first_name, name, active from users where email = 'neu@firma.example'`),
    ).toEqual([{ first_name: 'Nele', name: 'Neumann', active: false }]);
    expect((await importing.undo()).body).toMatchObject({ stay: [] });
    expect(await contents(world)).toEqual(before);
    const foreign = { ...row, email: emailOf('otto') };
    const taken_ = (await taken(world, 'bookings', [foreign], { create_missing: true })).answer.rows[0];
    expect(taken_).toMatchObject({
      result: 'refused',
      message: 'Diese E-Mail ist vergeben.',
      column: 'E-Mail',
    });
  });
});

describe('[IMP-03] parts of a file', () => {
  it('that are sent again answer what they answered at first', async () => {
    const importing = await Importing.begin(world, 'bookings');
    const first = await importing.rows([booking(2, 60)]);
    expect(await importing.rows([booking(2, 60), booking(3, 60)])).toEqual(first);
    expect(await entries()).toHaveLength(1);
  });

  it('[IMP-09] know each other: a person twice, a day in two parts', async () => {
    const customers = await Importing.begin(world, 'customers');
    for (const commit of [false, true]) {
      await customers.rows([{ line: 2, customer_name: 'Holz AG' }], { commit });
      const double = await customers.rows([{ line: 9, customer_name: 'HOLZ AG' }], { commit, chunk: 1 });
      expect(double.rows[0]).toMatchObject({ code: 'row_double', message: 'doppelt mit Zeile 2' });
    }
    await customers.finish();
    const bookings = await Importing.begin(world, 'bookings');
    await bookings.rows([booking(2, 60)], { commit: false });
    const split = await bookings.rows([booking(9, 60)], { commit: false, chunk: 1 });
    expect(split.rows[0]?.code).toBe('row_split');
  });

  it('a second import waits, unless the first is silent for a quarter of an hour', async () => {
    await world.sql('update users set role = 2 where id = 12');
    const first = await Importing.begin(world, 'bookings');
    const begin = () => begunBy('bert');
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'import_running' } });
    expect(await first.undo()).toMatchObject({ status: 409, body: { code: 'import_unfinished' } });
    world.setClock('2026-11-23T09:14:00Z');
    await first.rows([booking(2, 60)]);
    world.setClock('2026-11-23T09:28:00Z');
    expect((await begin()).status).toBe(409);
    world.setClock('2026-11-23T09:30:00Z');
    expect((await begin()).status).toBe(200);
    expect(await first.send([booking(3, 60)])).toMatchObject({ status: 409, body: { code: 'import_over' } });
    expect((await first.undo()).body).toMatchObject({ removed: 1 });
    await world.sql('update users set role = 1 where id = 12');
  });

  it('whoever only looked at a file begins another one at once: a page that was closed says nothing', async () => {
    const looked = await Importing.begin(world, 'bookings');
    await looked.rows([booking(2, 60)], { commit: false });
    expect((await begunBy('chef')).status).toBe(200);
    expect((await looked.send([booking(2, 60)])).status).toBe(404);
    // Nothing was taken over of it, so nothing is listed that could be undone.
    expect((await world.get<object[]>('chef', '/import')).body).toMatchObject([{ file_name: 'b.xlsx' }]);
    await world.sql('delete from imports');
    const taking = await Importing.begin(world, 'bookings');
    await taking.rows([booking(2, 60)]);
    expect(await begunBy('chef')).toMatchObject({ status: 409, body: { code: 'import_running' } });
  });
});

const begunBy = (person: 'bert' | 'chef') =>
  world.post(person, '/import', { kind: 'times', source: 'Vorlage', file_name: 'b.xlsx' });

describe('[IMP-11] what stands in the way of undoing', () => {
  it('is named: 30 days, a month that was closed, a decision', async () => {
    const { importing } = await taken(world, 'bookings', [booking(2, 60)]);
    await world.sql(
      `insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, closed_by, created_at, created_by)
       values (1, 11, '2024-03-01', 'closed', 1, repeat('a', 64), '2026-11-23T10:00:00Z', 13, now(), 13)`,
    );
    expect(await importing.undo()).toMatchObject({
      status: 409,
      body: { code: 'undo_too_late', stands: ['März 2024 von Anna Muster ist abgeschlossen.'] },
    });
    await world.sql('delete from month_closings');
    world.setClock('2026-12-24T09:00:00Z');
    expect((await importing.undo()).body).toMatchObject({
      stands: ['Die Frist ist am 23.12.2026 abgelaufen.'],
    });
    world.setClock('2026-12-23T09:00:00Z');
    expect((await importing.undo()).body).toMatchObject({ removed: 1, stay: [] });
    expect(await entries()).toEqual([]);
    expect((await importing.undo()).status).toBe(409);
  });

  it('[IMP-06] what was changed since stays, with its line', async () => {
    const { importing } = await taken(world, 'bookings', [booking(2, 60), booking(3, 60)]);
    await world.sql('begin');
    await world.sql(`update entries set hours = 2 where booking_text = 'Arbeit 3'`);
    await world.sql('commit');
    expect((await importing.undo()).body).toMatchObject({
      removed: 1,
      stay: [{ line: 3, name: '04.03.2024', reason: 'seitdem geändert' }],
    });
  });
});

it('[IMP-01] absences are approved, customers and projects found again by number', async () => {
  const absence = { line: 2, ...anna, day: '2026-11-24', last: '2026-11-27', type: 'urlaub' };
  const { answer, importing } = await taken(world, 'absences', [
    absence,
    { ...absence, line: 3, type: 'Kur' },
  ]);
  expect(answer.rows.map(({ result, column }) => [result, column])).toEqual([
    ['new', null],
    ['refused', 'Art'],
  ]);
  expect((await taken(world, 'absences', [absence])).results).toEqual([[2, 'known']]);
  expect(await world.sql('select distinct type, status from entries')).toEqual([{ type: 10, status: 1 }]);
  await importing.undo();
  expect(await entries()).toEqual([]);
  const project = { line: 2, internal_id: '100001', project_name: 'Dach Süd' };
  expect((await taken(world, 'projects', [project])).results).toEqual([[2, 'left']]);
  const changed = await taken(world, 'projects', [{ ...project, change: true }]);
  expect(changed.answer.rows[0]?.changes).toEqual([{ field: 'Projekt', old: 'Dach Nord', new: 'Dach Süd' }]);
  expect((await changed.importing.undo()).body).toMatchObject({ restored: 1, stay: [] });
  expect(await world.sql('select project_name from projects where id = 1001')).toEqual([
    { project_name: 'Dach Nord' },
  ]);
});

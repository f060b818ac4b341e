import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { away, store } from '../../../test/entries.ts';
import { lockedMonth, withMonthClose } from '../../../test/month.ts';
import { emailOf } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { Importing, taken } from './imports.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('alter table users alter column id restart with 1000');
  await world.sql(`insert into jobs (company_id, job_title) values (1, 'Polier')`);
});
beforeEach(async () => {
  world.setClock('2026-11-23T09:00:00Z');
  await world.setFeatures('alpha', ['audit', 'import']);
  await world.sql('delete from imports');
  await world.sql('delete from month_closings');
  await world.sql('delete from entries');
});
afterAll(() => world?.close());

const booking = (line: number, day: string, fields = {}) => ({
  ...{ line, email: emailOf('anna'), personnelNumber: null, day, project: 'Dach Nord', minutes: 60 },
  ...{ booking_text: `Arbeit ${line}` },
  ...fields,
});
const lines = () =>
  world.sql(`select day::text, booking_text as text from entries where company_id = 1 order by day, id`);
const noted = (id: number) =>
  world.sql<{ line: number }>('select line from import_rows where import_id = $1 order by line', [id]);

describe('[IMP-03] a part of a file', () => {
  it('that is sent twice at once is taken over once, and both are answered the same', async () => {
    const importing = await Importing.begin(world, 'bookings');
    const sent = [booking(2, '2024-03-04'), booking(3, '2024-03-05')];
    const [one, other] = await Promise.all([importing.rows(sent), importing.rows(sent)]);
    expect(one.sums.new).toBe(2);
    expect(other).toEqual(one);
    expect(await lines()).toHaveLength(2);
  });

  it('of two imports that are begun at once one runs', async () => {
    await world.sql('update users set role = 2 where id = 12');
    const begin = (person: 'chef' | 'bert') =>
      world.post(person, '/import', { kind: 'bookings', source: 'Vorlage', file_name: 'a.xlsx' });
    const answers = await Promise.all([begin('chef'), begin('bert')]);
    await world.sql('update users set role = 1 where id = 12');
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[IMP-06] notes each change once, with the line that made it', async () => {
    const { importing } = await taken(world, 'bookings', [
      booking(2, '2024-03-04'),
      booking(3, '2024-03-03'),
      booking(4, '2024-03-05'),
    ]);
    expect((await noted(importing.id)).map(({ line }) => line)).toEqual([2, 4]);
  });

  it('finds a booking of the part again by the other name of its project', async () => {
    const same = { booking_text: 'Immer dasselbe' };
    const { answer } = await taken(world, 'bookings', [
      booking(2, '2024-03-04', same),
      booking(3, '2024-03-04', { ...same, project: 'Anders genannt', project_number: '100001' }),
    ]);
    expect(answer.rows.map(({ result }) => result)).toEqual(['new', 'known']);
    expect(await lines()).toHaveLength(1);
  });

  it('a row that is refused after it has created somebody leaves nobody, the others stay', async () => {
    const stranger = { email: 'fremd@firma.example', person: 'Nele Neumann' };
    const people = () => world.sql(`select from users where email = 'fremd@firma.example'`);
    const { answer } = await taken(
      world,
      'bookings',
      // A Sunday.
      [booking(2, '2024-03-04'), booking(3, '2024-03-03', stranger), booking(4, '2024-03-05')],
      { create_missing: true },
    );
    expect(answer.rows.map(({ result }) => result)).toEqual(['new', 'refused', 'new']);
    expect(await people()).toEqual([]);
    expect(await lines()).toHaveLength(2);
  });

  it('[IMP-09] answers the same whether bookings are stored at once or, with budgets, one by one', async () => {
    await store(world, away('2024-03-07'), { day: '2024-03-08', project_id: 1001, hours: 2 });
    await world.sql(`update entries set booking_text = 'Schon gebucht' where project_id = 1001`);
    const sent = [
      booking(2, '2024-03-04'),
      booking(3, '2024-03-09'),
      booking(4, '2024-03-05', { email: emailOf('bert') }),
      booking(5, '2024-03-05', { project: 'Altbau' }),
      booking(6, '2024-03-05', { project: 'Nichts' }),
      booking(7, '2024-03-07'),
      booking(8, '2024-03-06', { booking_text: 'kurz' }),
      booking(9, '2024-03-08', { booking_text: 'Schon gebucht', minutes: 120 }),
      booking(10, '2024-03-08', { booking_text: 'Schon gebucht', minutes: 180, project_number: '100001' }),
      booking(11, '2024-03-04', { booking_text: 'Arbeit 2', project_number: '100001', minutes: 90 }),
      booking(12, '2024-03-06', { email: null, personnelNumber: 'P12' }),
      booking(13, '2024-03-06', { email: emailOf('otto') }),
      booking(14, '2024-03-06', { minutes: 50 }),
    ];
    const answers = [];
    for (const features of [
      ['audit', 'import'],
      ['audit', 'import', 'budgets'],
    ]) {
      await world.setFeatures('alpha', features);
      const { preview, answer, importing } = await taken(world, 'bookings', sent);
      expect(preview.rows.map(({ code }) => code)).toEqual(answer.rows.map(({ code }) => code));
      const stored = await lines();
      const undone = (await importing.undo()).body;
      answers.push({
        rows: answer.rows,
        sums: answer.sums,
        stored,
        removed: undone.removed,
        stay: undone.stay,
      });
      expect(await lines()).toHaveLength(2);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.rows.map(({ code, result }) => code ?? result)).toEqual([
      ...['new', 'booking_weekday', 'new', 'booking_project', 'row_unknown', 'booking_absence'],
      ...['booking_text_length', 'known', 'left', 'left', 'new', 'row_person', 'row_grid'],
    ]);
  });

  it('[IMP-09] answers the same whether working times are stored at once or, where the law is asked, one by one', async () => {
    await store(world, away('2024-03-07'), { day: '2024-03-06', project_id: 1001, hours: 2 });
    const time = (line: number, day: string, fields = {}) => ({
      ...{ line, email: emailOf('anna'), personnelNumber: null, day, start: 480, end: 960, ...fields },
    });
    await taken(world, 'times', [time(2, '2024-03-11'), time(3, '2024-03-12')]);
    const sent = [
      time(2, '2024-03-04'),
      time(3, '2026-12-01'),
      time(4, '2024-03-05', { email: emailOf('bert') }),
      time(5, '2024-03-06', { break: 30 }),
      time(6, '2024-03-07'),
      time(7, '2024-03-04', { email: null, personnelNumber: 'P11' }),
      time(8, '2024-03-11'),
      time(9, '2024-03-12', { end: 990 }),
      time(10, '2024-03-13', { email: emailOf('otto') }),
      time(11, '2024-03-14', { start: 487 }),
      time(12, '2024-03-15', { break: 480 }),
      time(13, '2024-03-18', { start: 480, end: 720 }),
      time(14, '2024-03-18', { start: 780, end: 1020 }),
    ];
    const answers = [];
    for (const law of ['2026-11-01', '2024-01-01']) {
      await switchOn(world, 1, ['audit', 'import', 'calendar', 'law'], law);
      const { preview, answer, importing } = await taken(world, 'times', sent);
      expect(preview.rows.map(({ code }) => code)).toEqual(answer.rows.map(({ code }) => code));
      const notes = await noted(importing.id);
      const { removed, stay } = (await importing.undo()).body;
      answers.push({ rows: answer.rows, sums: answer.sums, notes, removed, stay });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.rows.map(({ code, result }) => code ?? result)).toEqual([
      ...['new', 'row_future', 'new', 'new', 'working_time_absence', 'known', 'known', 'left'],
      ...['row_person', 'row_grid', 'row_break', 'new', 'new'],
    ]);
    expect(answers[0]?.rows[3]?.message).toContain('2,00');
    expect(answers[0]?.notes.map(({ line }) => line)).toEqual([2, 4, 5, 13]);
  });

  it('[IMP-04] notes why a working time is as it is where the law asks, whatever came together with it', async () => {
    await switchOn(world, 1, ['audit', 'import', 'calendar', 'law'], '2024-03-01');
    await world.sql(
      `update company_settings set value = '{"day10": "refuse"}' where company_id = 1 and feature = 'law'`,
    );
    const long = (line: number, day: string) => ({
      ...{ line, email: emailOf('anna'), personnelNumber: null, day, start: 420, end: 1140, break: 45 },
    });
    const { answer } = await taken(world, 'times', [long(2, '2024-02-29'), long(3, '2024-03-01')]);
    expect(answer.sums.new).toBe(2);
    expect(await world.sql('select day::text, code from law_reasons')).toEqual([
      { day: '2024-03-01', code: 'day10' },
    ]);
    await world.sql('delete from law_reasons');
  });

  it('[IMP-09] answers the same whether absences come together or one by one', async () => {
    await switchOn(world, 1, ['audit', 'import', 'calendar', 'requests', 'halfdays'], '2024-01-01');
    await world.sql(
      'update users set vacation = 5, vacation_lastyear_entered_in = 2026 where id in (11, 12)',
    );
    await store(world, away('2026-03-12'));
    const absence = (line: number, day: string, fields = {}) => ({
      ...{ line, email: emailOf('anna'), personnelNumber: null, day, type: 'Urlaub', ...fields },
    });
    const sent = [
      absence(2, '2026-03-02', { last: '2026-03-04' }),
      absence(3, '2026-03-05', { half: 'first' }),
      absence(4, '2026-03-05', { half: 'second', type: 'Krankheit' }),
      absence(5, '2026-03-04', { type: 'Krankheit' }),
      absence(6, '2026-03-03'),
      absence(7, '2026-03-08'),
      absence(8, '2026-03-02', { email: emailOf('bert'), last: '2026-03-06' }),
      absence(9, '2026-03-12'),
      absence(10, '2026-03-16', { half: 'first' }),
      absence(11, '2026-03-17'),
      absence(12, '2026-03-18', { type: 'Kur' }),
      absence(13, '2023-12-29', { type: 'Krankheit' }),
      absence(14, '2026-03-19', { email: emailOf('otto') }),
      absence(15, '2026-03-09', { email: emailOf('bert') }),
      absence(16, '2026-03-20', { type: 'Krankheit', last: '2026-03-24' }),
    ];
    const all = async (parts: readonly (typeof sent)[]) => {
      const importing = await Importing.begin(world, 'absences');
      const answers = [];
      for (const [chunk, rows] of parts.entries()) answers.push(await importing.rows(rows, { chunk }));
      await importing.finish();
      const stored = await world.sql(
        `select e.user_id, e.day::text, e.type, e.status, e.hours::float8, e.first_half, e.second_half, r.line, q.line as asked
          from entries e left join import_rows r on r.table_name = 'entries' and r.record_id = e.id
          left join import_rows q on q.table_name = 'absence_requests' and q.record_id = e.request_id
          order by e.user_id, e.day, e.first_half`,
      );
      const { removed, stay } = (await importing.undo()).body;
      return { rows: answers.flatMap(({ rows }) => rows), stored, removed, stay };
    };
    const single = await all(sent.map((row) => [row]));
    expect(await all([sent])).toEqual(single);
    expect(single.rows.map(({ code, result }) => code ?? result)).toEqual([
      ...['new', 'new', 'new', 'absence_taken', 'known', 'absence_weekday', 'new', 'known', 'new'],
      ...['vacation_insufficient', 'row_unknown', 'row_early', 'row_person', 'vacation_insufficient', 'new'],
    ]);
    expect(single.stay).toEqual([]);
    await world.sql(
      'update users set vacation = 30, vacation_lastyear_entered_in = 2020 where id in (11, 12)',
    );
  });

  it('[MON-03] [IMP-04] into a month that is closed takes nothing, what else it has is taken', async () => {
    await withMonthClose(world);
    await switchOn(world, 1, ['audit', 'import']);
    await lockedMonth(world, 11, '2026-10-01');
    const { preview, answer } = await taken(world, 'bookings', [
      booking(2, '2026-10-05'),
      booking(3, '2026-11-05'),
      booking(4, '2026-10-05', { email: emailOf('bert') }),
    ]);
    expect(answer.rows.map(({ code, result }) => code ?? result)).toEqual(['month_sealed', 'new', 'new']);
    expect(preview.rows).toEqual(answer.rows);
    const times = await taken(world, 'times', [
      { line: 2, email: emailOf('anna'), personnelNumber: null, day: '2026-10-05', start: 480, end: 960 },
    ]);
    const absences = await taken(world, 'absences', [
      { line: 2, email: emailOf('anna'), personnelNumber: null, day: '2026-10-05', type: 'Urlaub' },
    ]);
    expect([times, absences].map((one) => one.answer.rows[0]?.code)).toEqual([
      'month_sealed',
      'month_sealed',
    ]);
  });
});

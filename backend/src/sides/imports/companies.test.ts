import type { SentRow } from '@stundenbuch/domain/workflows/imports/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NEW_KIND } from '../../../test/kinds.ts';
import { ledTeam } from '../../../test/led-team.ts';
import { emailOf } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
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
  for (const table of ['imports', 'work_intervals', 'entries', 'vacation_postings', 'time_postings'])
    await world.sql(`delete from ${table}`);
  await world.sql('delete from company_settings where company_id = 1');
  await world.setFeatures('alpha', ['audit', 'import']);
  await world.setFlags('alpha', FLAGS);
});
afterAll(() => world?.close());

const FLAGS = [
  ...(['timebooking', 'projectbooking', 'absences', 'customer', 'projects', 'vacationcalendar'] as const),
];
const anna = { email: emailOf('anna'), personnelNumber: null };
const booking = (fields: Partial<SentRow<'bookings'>> = {}): SentRow<'bookings'> => ({
  ...{ line: 2, ...anna, day: '2026-03-04', project: 'Dach Nord', minutes: 60, booking_text: 'Dach gedeckt' },
  ...fields,
});
const time = (fields: Partial<SentRow<'times'>> = {}): SentRow<'times'> => ({
  ...{ line: 2, ...anna, day: '2026-03-04', start: 480, end: 1020, break: 45 },
  ...fields,
});
const absence = (fields: Partial<SentRow<'absences'>> = {}): SentRow<'absences'> => ({
  ...{ line: 2, ...anna, day: '2026-03-05', type: 'Urlaub' },
  ...fields,
});
const person = (fields: Partial<SentRow<'people'>> = {}): SentRow<'people'> => ({
  ...{ line: 2, personnelNumber: 'N1', first_name: 'Paula', name: 'Neumann', email: 'neu@firma.example' },
  ...{ job: 'Polier', worker_since: '2024-03-01', weeklyhours: 40, vacation: 30 },
  ...fields,
});
const code = ({ answer }: Awaited<ReturnType<typeof taken>>) =>
  answer.rows.map((row) => row.code ?? row.result);

describe('an import into a company', () => {
  it.each([
    ['with nothing else', []],
    ['with a calendar and the law, without a ledger', ['calendar', 'law', 'contracts']],
    ['with a clock', ['calendar', 'law', 'clock']],
    ['with accounts', ['calendar', 'contracts', 'ledger', 'overtime', 'halfdays']],
    ['with overtime, without a ledger', ['calendar', 'contracts', 'overtime']],
    ['with teams and an office', ['calendar', 'contracts', 'office', 'teams']],
    ['with budgets and notices', ['budgets', 'notices']],
  ])('[IMP-03] %s tries what it takes over, and is as it was once that is undone', async (_, features) => {
    await switchOn(world, 1, features, '2026-01-01');
    if (features.includes('teams')) await ledTeam(world, ['correct', 'absences']);
    const kinds = [
      ['bookings', [booking(), booking({ line: 3, day: '2026-03-06' })]],
      ['times', [time(), time({ line: 3, day: '2026-03-06', start: 420, end: 720, break: 0 })]],
      ['absences', [absence()]],
      ['people', [person()]],
    ] as const;
    for (const [kind, rows] of kinds) {
      const before = await contents(world);
      const one = await taken(world, kind, rows as never, { starts_on: '2026-11-01' });
      expect([kind, code(one)]).toEqual([kind, rows.map(() => 'new')]);
      expect(one.preview.rows).toEqual(one.answer.rows);
      expect((await one.importing.undo()).body).toMatchObject({ stay: [] });
      expect(await contents(world)).toEqual(before);
    }
  });

  it('[IMP-01] takes nothing of a module that it does not have', async () => {
    const begin = (kind: string) =>
      world.post('chef', '/import', { kind, source: 'Vorlage', file_name: 'a.xlsx' });
    const running = await Importing.begin(world, 'bookings');
    await world.setFlags('alpha', ['vacationcalendar']);
    for (const kind of ['customers', 'projects', 'bookings', 'times', 'absences'])
      expect(await begin(kind)).toMatchObject({ status: 403, body: { code: 'module_off' } });
    expect(await running.send([booking()])).toMatchObject({ status: 403, body: { code: 'module_off' } });
    await running.finish();
    expect((await begin('people')).status).toBe(200);
  });

  it('[IMP-05] takes hours of somebody who has no access, as the office does', async () => {
    await world.sql('update users set active = false where id = 11');
    const { answer } = await taken(world, 'bookings', [booking()]);
    await world.sql('update users set active = true where id = 11');
    expect(answer.rows[0]?.result).toBe('new');
  });

  it('[IMP-09] names what is not switched on', async () => {
    const cells = [
      [{ monday: 480 }, 'Mo'],
      [{ place: 'Köln' }, 'Einsatzort'],
      [{ team: 'Dach' }, 'Team'],
      [{ leaves_on: '2027-01-31' }, 'Austritt'],
      [{ opening_minutes: 60 }, 'Stundenkonto'],
      [{ vacation_taken: 3 }, 'Urlaub genommen lfd. Jahr'],
      [{ vacation_rest: 3 }, 'Resturlaub lfd. Jahr'],
      [{ vacation_extra: 3 }, 'Zusatz'],
      [{ expires_on: '2027-03-31' }, 'verfällt am'],
    ] as const;
    const rows = cells.map(([cell], at) =>
      person({ line: at + 2, personnelNumber: `N${at}`, email: `n${at}@firma.example`, ...cell }),
    );
    const { answer } = await taken(world, 'people', rows, { starts_on: '2026-11-01' });
    expect(answer.rows.map((row) => [row.code, row.column])).toEqual(
      cells.map(([, column]) => ['row_off', column]),
    );
  });

  it('[IMP-04] leaves an absence that was asked for and the day of one that is approved alone', async () => {
    const request = await world.post<{ id: number }>('anna', '/timesheet/absence', {
      ...{ project: 10, day: '2026-12-01', end: '2026-12-01' },
    });
    expect(request.status).toBe(200);
    const before = await contents(world);
    const one = await taken(world, 'absences', [absence({ day: '2026-12-01' })]);
    expect(one.answer.rows[0]).toMatchObject({ result: 'refused' });
    const approved = await taken(world, 'absences', [absence()]);
    expect(code(approved)).toEqual(['new']);
    expect(code(await taken(world, 'bookings', [booking({ day: '2026-03-05' })]))).toEqual([
      'booking_absence',
    ]);
    expect(code(await taken(world, 'times', [time({ day: '2026-03-05' })]))).toEqual([
      'working_time_absence',
    ]);
    await approved.importing.undo();
    expect(await contents(world)).toEqual(before);
  });

  it('[BUD-03] takes the hours that a budget has left, and no more of them', async () => {
    await switchOn(world, 1, ['budgets', 'notices']);
    await world.sql(
      `update company_settings set value = '{"budget_over": "block"}' where company_id = 1 and feature = 'budgets'`,
    );
    await world.sql('update projects set budget_hours = 3 where id = 1001');
    const rows = [2, 3, 4].map((line) =>
      booking({ line, minutes: 90, booking_text: `Dach gedeckt ${line}`, day: '2026-11-18' }),
    );
    const one = await taken(world, 'bookings', rows);
    await world.sql('update projects set budget_hours = null where id = 1001');
    expect(code(one)).toEqual(['new', 'new', 'budget_exceeded']);
    expect(one.preview.rows).toEqual(one.answer.rows);
    await one.importing.undo();
    await world.sql('truncate budget_notices, notices, outbox');
  });

  it('[ART-05] takes hours of a kind that has them, and finds them again', async () => {
    await switchOn(world, 1, ['calendar', 'kinds'], '2026-01-01');
    await world.sql('delete from absence_kinds');
    const kind = { ...NEW_KIND, name: 'Arztbesuch', hours: true, approval: false };
    expect((await world.post('chef', '/absence-kind', kind)).status).toBe(200);
    const row = absence({ type: 'Arztbesuch', away_minutes: 90 });
    const one = await taken(world, 'absences', [row]);
    expect(code(one)).toEqual(['new']);
    expect(await world.sql('select away_minutes, first_half, second_half, status from entries')).toEqual([
      { away_minutes: 90, first_half: false, second_half: false, status: 1 },
    ]);
    expect(code(await taken(world, 'absences', [row]))).toEqual(['known']);
    const more = await taken(world, 'absences', [
      absence({ type: 'Urlaub', away_minutes: 60, day: '2026-03-06' }),
    ]);
    expect(more.answer.rows[0]).toMatchObject({ code: 'kind_no_hours', column: 'Stunden' });
    expect((await one.importing.undo()).body).toMatchObject({ stay: [] });
    await world.sql('delete from absence_kinds');
  });

  it('[IMP-10] what was taken over, read, taken back and taken over again reads the same, but for ids', async () => {
    const files = {
      projects: [{ line: 2, internal_id: 'P-1', project_name: 'Halle', notes: 'mit Kran' }],
      bookings: [
        booking({ project: 'Halle', minutes: 225 }),
        booking({ line: 3, day: '2026-03-06', email: emailOf('bert') }),
      ],
      times: [time(), time({ line: 3, day: '2026-03-06', start: 420, end: 720, break: 0 })],
      absences: [absence({ last: '2026-03-05' })],
    };
    const all = async () => {
      const importings = [];
      for (const [kind, rows] of Object.entries(files)) {
        const one = await taken(world, kind as 'bookings', rows as never);
        expect(code(one)).toEqual(rows.map(() => 'new'));
        importings.unshift(one.importing);
      }
      return importings;
    };
    const before = await contents(world);
    const importings = await all();
    const first = await exported();
    for (const importing of importings) expect((await importing.undo()).body).toMatchObject({ stay: [] });
    expect(await contents(world)).toEqual(before);
    files.projects = first.projects.map((row, at) => ({ ...row, line: at + 2 })) as never;
    files.bookings = first.bookings.map((row, at) => ({ ...row, line: at + 2 })) as never;
    files.times = first.times.map((row, at) => ({ ...row, line: at + 2 })) as never;
    files.absences = first.absences.map((row, at) => ({ ...row, line: at + 2 })) as never;
    const again = await all();
    expect(await exported()).toEqual(first);
    for (const importing of again) await importing.undo();
  });
});

/** By the names that a file has, without ids. */
async function exported() {
  const person = `u.email, u.personnel_number as "personnelNumber", e.day::text`;
  return {
    projects: await world.sql(
      `select internal_id, project_name, notes from projects where company_id = 1 and internal_id = 'P-1'`,
    ),
    bookings: await world.sql(
      `select ${person}, p.project_name as project, (e.hours * 60)::int as minutes, e.booking_text
        from entries e join users u on u.id = e.user_id join projects p on p.id = e.project_id order by e.day`,
    ),
    times: await world.sql(
      `select ${person}, e.start_minute as start, e.end_minute as end, (e.break_hours * 60)::int as break
        from entries e join users u on u.id = e.user_id where e.type = 50 order by e.day`,
    ),
    absences: await world.sql(
      `select ${person}, 'Urlaub' as type from entries e join users u on u.id = e.user_id where e.type = 10 order by e.day`,
    ),
  };
}

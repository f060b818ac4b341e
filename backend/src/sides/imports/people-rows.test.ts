import type { SentRow } from '@stundenbuch/domain/workflows/imports/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Hiring } from '../../../test/hiring.ts';
import { installationOf } from '../../../test/installation.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';
import { Schedule } from '../../mail/schedule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { tables } from '../../platform/database/entities.ts';
import { Rounds } from '../../platform/rounds.ts';
import { contents, taken } from './imports.fixture.ts';
import { OldImports } from './old-imports.ts';

let world: World;
const accounts = ['audit', 'import', 'calendar', 'contracts', 'ledger', 'overtime', 'halfdays'];

beforeAll(async () => {
  world = (await Hiring.start()).world;
});
beforeEach(async () => {
  // Monday
  world.setClock('2026-11-23T09:00:00Z');
  await world.setFeatures('alpha', []);
  await world.sql(`delete from imports`);
  await world.sql('update companies set records_from = $1 where id = 1', ['2025-11-01']);
  await switchOn(world, 1, accounts, '2025-11-01');
});
afterAll(() => world?.close());

let count = 0;
const person = (fields: Partial<SentRow<'people'>> = {}): SentRow<'people'> => {
  count += 1;
  return {
    line: 1 + count,
    ...{ personnelNumber: `N${count}`, first_name: 'Paula', name: `Neumann${'abcdefgh'[count % 8]}` },
    ...{ email: `neu${count}@firma.example`, job: 'Polier', worker_since: '2024-03-01', weeklyhours: 40 },
    ...{ vacation: 30, starts_on: '2026-11-01', vacation_lastyear: 3.5, vacation_taken: 12 },
    ...{ opening_minutes: 750, ...fields },
  };
};
const idOf = async (email: string) =>
  Number((await world.sql<{ id: number }>('select id from users where email = $1', [email]))[0]?.id);
const vacation = (id: number) =>
  world.sql(
    'select year, day::text, kind, days::float8, text from vacation_postings where user_id = $1 order by id',
    [id],
  );
const time = (id: number) =>
  world.sql('select day::text, minutes, kind, text from time_postings where user_id = $1 order by id', [id]);

describe('[IMP-08] people with opening balances', () => {
  it('come with postings of the import, the preview says the same', async () => {
    const row = person();
    const before = await contents(world);
    const { preview, answer } = await taken(world, 'people', [row]);
    expect(preview.rows).toEqual(answer.rows);
    expect(preview.sums).toEqual(answer.sums);
    expect(answer.rows[0]).toMatchObject({
      result: 'new',
      openings: { day: '2026-11-01', vacation: 21.5, minutes: 750 },
    });
    expect(answer.sums).toMatchObject({ new: 1, vacation: 21.5, minutes: 750 });
    const id = await idOf(row.email as string);
    const text = 'Übernahme alle.xlsx 01.11.2026';
    expect(await time(id)).toEqual([{ day: '2026-11-01', minutes: 750, kind: 'opening', text }]);
    expect(await vacation(id)).toEqual([
      { year: 2025, day: '2026-11-01', kind: 'opening', days: 3.5, text },
      { year: 2026, day: '2026-11-01', kind: 'correction', days: -12, text },
    ]);
    const [stored] = await world.sql('select records_from::text, active from users where id = $1', [id]);
    expect(stored).toEqual({ records_from: '2026-11-01', active: true });
    expect(before).not.toEqual(await contents(world));
  });

  it('[IMP-06] what their rows held is forgotten once nothing can be undone', async () => {
    await taken(world, 'people', [person()]);
    const held = async () =>
      (
        await world.sql(
          'select (select count(*) from import_rows)::int + (select count(*) from import_chunks)::int as n',
        )
      )[0];
    const database = await Database.open(world.databaseUrl, 2, tables);
    let now = '';
    const clock = new Clock(() => Date.parse(now));
    const schedule = new Schedule(database, clock, new Rounds(installationOf({})));
    new OldImports(schedule, clock);
    const at = async (moment: string) => {
      now = moment;
      await schedule.round();
      return held();
    };
    expect(await at('2026-12-24T08:00:00Z')).not.toEqual({ n: 0 });
    expect(await at('2026-12-25T09:00:00Z')).toEqual({ n: 0 });
    await database.onApplicationShutdown();
    expect((await world.get<unknown[]>('chef', '/import')).body).toHaveLength(1);
  });

  it('[IMP-06] undone without a trace', async () => {
    const before = await contents(world);
    const rows = [
      person(),
      person({ leaves_on: '2027-03-31', vacation_taken: null, vacation_rest: 7 }),
      person(),
    ];
    const { importing, answer } = await taken(world, 'people', rows);
    expect(answer.rows.map(({ result, message }) => [result, message])).toEqual(
      rows.map(() => ['new', null]),
    );
    const { status, body } = await importing.undo();
    expect([status, body]).toEqual([200, { id: importing.id, removed: 3, restored: 0, stay: [] }]);
    expect(await contents(world)).toEqual(before);
  });

  it('[IMP-10] the same file again is nothing new; another figure takes the posting back', async () => {
    const row = person();
    await taken(world, 'people', [row]);
    expect((await taken(world, 'people', [row])).results).toEqual([[row.line, 'known']]);
    const other = { ...row, first_name: 'Paulina', opening_minutes: 600, vacation_taken: 10 };
    const left = await taken(world, 'people', [other]);
    expect(left.preview.rows[0]).toMatchObject({ result: 'changed', message: null });
    expect(left.results).toEqual([[row.line, 'left']]);
    const changed = await taken(world, 'people', [{ ...other, change: true }]);
    expect(changed.answer.rows[0]).toMatchObject({
      result: 'changed',
      changes: [
        { field: 'Vorname', old: 'Paula', new: 'Paulina' },
        { field: 'Urlaub genommen lfd. Jahr', old: '12', new: '10' },
        { field: 'Stundenkonto', old: '+12:30', new: '+10:00' },
      ],
    });
    const id = await idOf(row.email as string);
    expect((await time(id)).map(({ minutes }) => minutes)).toEqual([750, -750, 600]);
    expect((await vacation(id)).map(({ days }) => days)).toEqual([3.5, -12, 12, -10]);
    const contract = await taken(world, 'people', [{ ...other, change: true, vacation: 28 }]);
    expect(contract.answer.rows[0]).toMatchObject({ result: 'refused', column: 'Urlaubstage/Jahr' });
    await changed.importing.undo();
    expect(await world.sql('select first_name from users where id = $1', [id])).toEqual([
      { first_name: 'Paula' },
    ]);
    expect((await time(id)).reduce((sum, { minutes }) => sum + Number(minutes), 0)).toBe(750);
    expect((await vacation(id)).reduce((sum, { days }) => sum + Number(days), 0)).toBe(-8.5);
  });
});

it('[IMP-13] a login name stands for an e-mail where the company has a short name', async () => {
  const row = person({ email: null, login: 'Max.M' });
  const off = await taken(world, 'people', [row]);
  expect(off.answer.rows[0]).toMatchObject({ result: 'refused', code: 'row_off', column: 'Anmeldename' });
  await world.sql(`insert into company_settings (company_id, feature, value, created_at, created_by)
    values (1, 'login', '{"short_name": "alpha"}', now(), 13)
    on conflict (company_id, feature) do update set value = excluded.value`);
  expect((await taken(world, 'people', [row])).answer.rows[0]).toMatchObject({ result: 'new' });
  expect(await idOf('max.m@alpha')).toBeGreaterThan(0);
  expect((await taken(world, 'people', [row])).answer.rows[0]).toMatchObject({ result: 'known' });
  for (const login of ['ab', 'Max Müller', 'max@beta'])
    expect((await taken(world, 'people', [person({ email: null, login })])).answer.rows[0]).toMatchObject({
      result: 'refused',
      column: 'Anmeldename',
    });
  const whole = person({ personnelNumber: 'P-99', email: null, login: 'moritz@alpha' });
  expect((await taken(world, 'people', [whole])).answer.rows[0]).toMatchObject({ result: 'new' });
  expect(await idOf('moritz@alpha')).toBeGreaterThan(0);
  const wrong = person({ personnelNumber: 'P-98', email: 'keine Adresse', login: null });
  expect((await taken(world, 'people', [wrong])).answer.rows[0]).toMatchObject({ column: 'E-Mail' });
  await world.sql(`delete from company_settings where feature = 'login'`);
});

import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
let entry: number;

const read = async (who: Person, path: string) => {
  const { status, body, headers } = await world.get<Change[]>(who, `/audit/${path}`);
  return { status, body, total: headers.get('x-total-count') };
};
const looks = () =>
  world.sql(
    `select actor_id, table_name, record_id::int, person_id, after from changes where op = 'R' order by id`,
  );

beforeAll(async () => {
  world = await World.start();
  for (const who of ['anna', 'bert', 'chef', 'lena'] as const) await world.token(who);
  await world.sql(`update companies set features = '{audit}' where id = 1`);
  const booking = { day: '2026-11-19', project: 1001, hours: 8, booking_text: 'Dach gedeckt' };
  entry = (await world.post<{ id: number }>('anna', '/timesheet/booking', booking)).body.id;
  await world.put('anna', `/timesheet/booking/${entry}`, { ...booking, hours: 8.25 });
  await world.put('chef', '/user/12', { first_name: 'Berta', name: 'Muster' });
});
afterAll(() => world?.close());

describe('[AUD-06] the log of one record', () => {
  it('is told to the person, newest first, with names and what it is about; nobody else is told of that', async () => {
    const { body } = await read('anna', `record/entries/${entry}`);
    const about = { day: '2026-11-19', project: 1001, project_name: 'Dach Nord' };
    const by = { actor: 11, actor_kind: 'person', actor_name: 'Anna Muster', actor_role: 1 };
    expect(body).toMatchObject([
      { ...about, ...by, op: 'U', before: { hours: 8 }, after: { hours: 8.25 }, names: {} },
      { ...about, ...by, op: 'I', before: null, names: { project_id: { 1001: 'Dach Nord' } } },
    ]);
    expect(body[0]).toMatchObject({
      person: 11,
      person_name: 'Anna Muster',
      table: 'entries',
      record: entry,
    });
    expect(await looks()).toEqual([]);
  });

  it('is refused to a colleague, with and without anything in it', async () => {
    const [row] = await world.sql<{ id: number }>(
      `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
       values (1, 12, '2026-11-18', 1001, 1, 'Bestand', now()) returning id`,
    );
    for (const path of [`record/entries/${row?.id}`, 'record/users/12', 'record/companies/1']) {
      expect(refused(await world.get('anna', `/audit/${path}`))).toEqual([403, 'forbidden']);
    }
    await world.sql('delete from changes where record_id = $1', [row?.id]);
    expect(refused(await world.get('anna', `/audit/record/entries/${row?.id}`))).toEqual([403, 'forbidden']);
    expect((await read('bert', `record/entries/${row?.id}`)).body).toEqual([]);
  });

  it.each([
    'record/entries/987654',
    'record/projects/1001',
    'record/nothing/1',
    'record/ein%20Wort/1',
    'record/sessions/987',
  ])('is unknown: %s', async (path) =>
    expect(refused(await world.get('chef', `/audit/${path}`))).toEqual([404, 'not_found']),
  );

  it('of a person has the logins, that of the company its settings', async () => {
    await world.newToken('bert');
    expect((await read('lena', 'record/users/12')).body[0]).toMatchObject({ table: 'sessions', op: 'I' });
    await world.sql(`insert into company_settings (company_id, feature, created_at, created_by)
      values (1, 'audit', now(), 13)`);
    const company = await read('chef', 'record/companies/1');
    expect(company.body.map(({ table }) => table)).toEqual(['company_settings', 'companies']);
    expect(company.body[0]).toMatchObject({ feature: 'audit' });
    expect(refused(await world.get('chef', '/audit/record/companies/2'))).toEqual([404, 'not_found']);
    await world.sql(`delete from changes where op = 'R'`);
  });

  it('of a deleted entry can be read on, with its day and project', async () => {
    const { body } = await world.post<{ id: number }>('bert', '/timesheet/booking', {
      day: '2026-11-17',
      project: 1001,
      hours: 3,
      booking_text: 'Leiter',
    });
    await world.delete('bert', `/timesheet/booking/${body.id}`);
    const found = await read('bert', `record/entries/${body.id}`);
    const about = { day: '2026-11-17', project: 1001, project_name: 'Dach Nord' };
    expect(found.body).toMatchObject([
      { ...about, op: 'D', after: null },
      { ...about, op: 'I', before: null },
    ]);
  });

  it('[AUD-06] [HOL-04] names the place of a contract, of an own day and of the settings, and the closure of a request', async () => {
    await world.sql(`insert into places (id, company_id, name, land, created_at, created_by)
      values (501, 1, 'Werk Köln', 'NW', now(), 13)`);
    await world.sql(`insert into closures (id, company_id, from_day, to_day, type, name, booked_at, created_at, created_by)
      values (601, 1, '2026-12-28', '2026-12-30', 10, 'Zwischen den Jahren', now(), now(), 13)`);
    await world.sql(`insert into company_days (id, company_id, place_id, day, name, kind, created_at, created_by)
      values (701, 1, 501, '2026-12-04', 'Barbarafeier', 'free', now(), 13)`);
    await world.sql(`insert into absence_requests (id, company_id, user_id, closure_id, created_at, created_by)
      values (801, 1, 11, 601, now(), 13)`);
    await world.sql(`insert into company_settings (company_id, feature, value, created_at, created_by)
      values (1, 'calendar', '{"place": 501, "eve24": "half"}', now(), 13)`);
    const names = async (path: string) => (await read('chef', `record/${path}`)).body[0]?.names;
    expect(await names('company_days/701')).toMatchObject({ place_id: { 501: 'Werk Köln' } });
    expect(await names('absence_requests/801')).toMatchObject({ closure_id: { 601: 'Zwischen den Jahren' } });
    expect(await names('companies/1')).toMatchObject({ place: { 501: 'Werk Köln' } });
    await world.sql(`delete from changes where op = 'R' or table_name in
      ('places', 'closures', 'company_days', 'absence_requests', 'company_settings')`);
    await world.sql(`delete from company_settings where feature = 'calendar'`);
  });

  it('[AUD-06] reading somebody else’s log is recorded, and the person sees who did', async () => {
    await read('lena', `record/entries/${entry}`);
    const look = { actor_id: 14, table_name: 'entries', record_id: entry, person_id: 11, after: {} };
    expect(await looks()).toEqual([look]);
    const { body } = await read('anna', 'mine');
    expect(body[0]).toMatchObject({ op: 'R', actor_name: 'Lena Muster', actor_role: 4, table: 'entries' });
  });
});

describe('[AUD-06] the log of the company', () => {
  it('comes in pages, by day and by person, and each look is recorded', async () => {
    await world.sql(`delete from changes where op = 'R'`);
    const all = await read('chef', 'company?page=1&size=2');
    expect(all.body).toHaveLength(2);
    expect(Number(all.total)).toBeGreaterThan(4);
    const bert = await read('chef', 'company?person=12');
    expect(bert.body.length).toBeGreaterThan(1);
    expect(bert.body.every(({ actor, person }) => actor === 12 || person === 12)).toBe(true);
    await world.sql(
      `update changes set at = '2026-10-24T22:00:00Z' where table_name = 'users' and record_id = 12`,
    );
    const day = (from: string, to: string) => read('lena', `company?from=${from}&to=${to}`);
    expect((await day('2026-10-25', '2026-10-25')).body).toMatchObject([{ person: 12 }]);
    expect((await day('2026-10-24', '2026-10-24')).body).toEqual([]);
    expect((await looks()).slice(0, 3)).toMatchObject([
      {
        actor_id: 13,
        table_name: 'companies',
        record_id: 1,
        person_id: null,
        after: { page: 1, from: null },
      },
      { actor_id: 13, person_id: 12 },
      { actor_id: 14, after: { from: '2026-10-25', to: '2026-10-25', page: 1 } },
    ]);
  });

  it('is refused to employees, as are seals and their verification', async () => {
    for (const path of ['company', 'seals', 'verify'])
      expect(refused(await world.get('anna', `/audit/${path}`))).toEqual([403, 'forbidden']);
  });

  it('takes a person by a number alone', async () => {
    expect(refused(await world.get('chef', '/audit/company?person=x'))).toEqual([
      400,
      'invalid_input',
      'person',
    ]);
  });
});

it('[AUD-06] everybody reads what was changed of the own data, and of nobody else', async () => {
  const { body, total } = await read('bert', 'mine?page=1&size=50');
  expect(Number(total)).toBe(body.length);
  expect(body.every(({ person }) => person === 12)).toBe(true);
  expect(body).toContainEqual(
    expect.objectContaining({
      table: 'users',
      actor_name: 'Chef Muster',
      after: { first_name: 'Berta', version: 2 },
    }),
  );
});

it('[FND-02] without the function there is no log', async () => {
  await world.sql(`update companies set features = '{}' where id = 1`);
  for (const path of ['mine', 'company', 'seals', 'verify', `record/entries/${entry}`])
    expect(refused(await world.get('chef', `/audit/${path}`))).toEqual([403, 'feature_off']);
});

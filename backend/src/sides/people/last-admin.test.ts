import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('alter table users alter column id restart with 1000');
});
beforeEach(async () => {
  await world.sql('update users set active = true, global_admin = id = 91');
  await world.sql(
    `update users set role = case when id in (12, 13, 22) then 2 when id = 14 then 4 else 1 end where id < 1000`,
  );
});
afterAll(() => world?.close());

/** The active admins of a company. */
const admins = async (company: number) =>
  (await world.sql('select id from users where company_id = $1 and role = 2 and active', [company])).length;

const by = (authorize: string, method: string, path: string, body?: object) =>
  world.call(null, method, path, body, { headers: { authorize } });

describe('two admins who revoke each other’s rights at the same moment', () => {
  const ways = [
    ['deactivate', 'PUT', { active: 0 }],
    ['demote', 'PUT', { setAdmin: 0 }],
    ['delete', 'DELETE', undefined],
  ] as const;
  const pairs = ways.flatMap((one) => ways.map((other) => [one[0], other[0], one, other] as const));

  it.each(pairs)('[AMB-49] leave one of them: %s and %s', async (_one, _other, way, otherWay) => {
    for (let round = 0; round < 3; round++) {
      const company = await newCompany();
      const [one, two] = [await newAdmin(company), await newAdmin(company)];
      const statuses = await Promise.all([
        by(one.token, way[1], `/user/${two.id}`, way[2]),
        by(two.token, otherWay[1], `/user/${one.id}`, otherWay[2]),
      ]).then((answers) => answers.map(({ status }) => status));
      expect(statuses).toContain(200);
      expect(statuses.find((status) => status !== 200)).toBeOneOf([401, 403]);
      expect(await admins(company)).toBe(1);
    }
  });

  async function newCompany(): Promise<number> {
    const [row] = await world.sql<{ id: number }>(
      `insert into companies (id, name, created_at) select max(id) + 1, 'Neu', now() from companies returning id`,
    );
    return row?.id as number;
  }

  async function newAdmin(company: number) {
    const [row] = await world.sql<{ id: number }>(
      `insert into users (company_id, email, first_name, name, role, vacation_lastyear_entered_in)
       values ($1, gen_random_uuid() || '@beispiel.example', 'Ein', 'Admin', 2, 2026) returning id`,
      [company],
    );
    const id = row?.id as number;
    return { id, token: await world.newTokenOf(id, company) };
  }
});

describe('the last active admin of a company', () => {
  it.each([
    ['deactivated', 'PUT', { active: 0 }],
    ['demoted', 'PUT', { setAdmin: 0 }],
    ['made a reader', 'PUT', { role: 4 }],
  ])('[AMB-49] is not %s, not even by the global admin', async (_, method, body) => {
    const answer = await world.call('gero', method, '/user/22', body);
    expect(refused(answer)).toEqual([409, 'last_admin']);
    expect(await admins(2)).toBe(1);
    expect(await world.sql('select from sessions where user_id = 22 and not active')).toEqual([]);
  });

  it('can be removed as soon as someone else is admin', async () => {
    expect((await world.put('gero', '/user/21', { role: 2 })).status).toBe(200);
    expect((await world.put('gero', '/user/22', { setAdmin: 0 })).status).toBe(200);
    expect(await admins(2)).toBe(1);
  });

  it('is protected by the database against any statement', async () => {
    const last = { constraint: 'users_last_admin' };
    for (const statement of [
      'update users set active = false where id = 22',
      'update users set role = 4 where company_id = 2',
      'delete from users where company_id = 2',
    ])
      await expect(world.sql(statement)).rejects.toMatchObject(last);
    await expect(world.sql('update users set active = false where global_admin')).rejects.toMatchObject({
      constraint: 'users_last_global_admin',
    });
    await expect(world.sql('update users set global_admin = false')).rejects.toMatchObject({
      constraint: 'users_last_global_admin',
    });
  });

  it('can be deleted with the whole company, and a company without an admin may remain without one', async () => {
    await world.post('gero', '/company', { id: 77, name: 'Neu' });
    const body = { first_name: 'Ohne', name: 'Rechte', email: 'ohne@beispiel.example', company: 77 };
    const { body: person } = await world.post<CurrentUser>('gero', '/user', body);
    expect((await world.put('gero', `/user/${person.id}`, { active: 0 })).status).toBe(200);
    expect((await world.put('gero', `/user/${person.id}`, { active: 1, role: 2 })).status).toBe(200);
    await world.sql(
      `do $$ begin delete from users where company_id = 77; delete from companies where id = 77; end $$`,
    );
    expect(await world.sql('select from companies where id = 77')).toEqual([]);
  });
});

describe('a global admin in a company with another admin', () => {
  beforeEach(() => world.sql('update users set global_admin = true where id = 11'));

  const change = (body: object): Promise<Answer> => world.put('chef', '/user/11', body);

  it('[AMB-24] cannot lose e-mail, role or access', async () => {
    for (const [body, field] of [
      [{ email: 'anders@beispiel.example' }, 'email'],
      [{ active: 0 }, 'active'],
      [{ setAdmin: 1 }, 'setAdmin'],
    ] as const)
      expect(refused(await change(body))).toEqual([403, 'global_admin_protected', field]);
    expect(refused(await world.delete('chef', '/user/11'))).toEqual([403, 'global_admin_protected']);
  });

  it('can be edited like any employee otherwise', async () => {
    const same = { email: 'anna@beispiel.example', active: 1, setAdmin: 0 };
    expect((await change({ ...same, vacation: 28 })).body).toMatchObject({ vacation: 28 });
    expect((await world.put('gero', '/user/11', { active: 0 })).status).toBe(200);
  });
});

it('an admin who was deactivated while the call waited no longer changes anything', async () => {
  const authorize = await world.newToken('bert');
  await world.sql('begin');
  await world.sql('select lock_people(1)');
  await world.sql('update users set active = false where id = 12');
  const change = by(authorize, 'PUT', '/user/11', { vacation: 1 });
  await new Promise((next) => setTimeout(next, 150));
  await world.sql('commit');
  expect(refused(await change)).toEqual([401, 'unauthenticated']);
  expect(await world.sql('select vacation::int from users where id = 11')).not.toEqual([{ vacation: 1 }]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const PASSWORD = 'Richtig1';
const hash = quickHash(PASSWORD);

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z');
  await world.sql(`insert into jobs (id, company_id, job_title) values (20001, 1, 'Zimmerei')`);
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  for (const who of ['anna', 'chef', 'gero'] as const) await world.token(who);
  await world.sql('truncate login_failures');
  await world.sql('delete from company_settings');
  await world.sql('update users set password_hash = $1', [hash]);
  await world.sql('update sessions set proved_at = null');
});
afterAll(() => world?.close());

const prove = (who: Person, password: string = PASSWORD) => world.post(who, '/user/proof', { password });
const link = () => world.post('chef', '/user/11/reset');
const decide = (company: number, value: object) =>
  world.sql(
    `insert into company_settings (company_id, feature, value, created_at, created_by)
      values ($1, 'login', $2, now(), 13)`,
    [company, JSON.stringify(value)],
  );

describe('the proof', () => {
  it('[ACCT-10] is the password, and lasts for ten minutes in this session alone', async () => {
    expect(refused(await link())).toEqual([403, 'proof_needed']);
    expect(await prove('chef')).toMatchObject({ status: 200, body: true });
    expect((await link()).status).toBe(200);
    const authorize = await world.newToken('chef');
    await world.sql(
      `update sessions set proved_at = null where created_at = '2026-01-01' and proved_at > '2030-01-01'`,
    );
    const other = await world.call(null, 'POST', '/user/11/reset', undefined, { headers: { authorize } });
    expect(refused(other)).toEqual([403, 'proof_needed']);
    world.setClock('2026-11-20T09:09:59Z');
    expect((await link()).status).toBe(200);
    world.setClock('2026-11-20T09:10:00Z');
    expect(refused(await link())).toEqual([403, 'proof_needed']);
  });

  it('[ACCT-10] is refused with a wrong password, and ten of them end the guessing', async () => {
    for (let i = 0; i < 10; i++)
      expect(refused(await prove('chef', `Falsch${i}`))).toEqual([400, 'old_password_wrong', 'password']);
    expect(refused(await prove('chef'))).toEqual([429, 'too_many_attempts']);
    expect(refused(await link())).toEqual([403, 'proof_needed']);
    expect((await prove('anna')).status).toBe(200);
  });

  it('[ACCT-10] is not a matter of the role: that is refused first', async () => {
    expect(refused(await world.post('anna', '/user/12/reset'))).toEqual([403, 'forbidden']);
  });
});

describe('how people log in', () => {
  const set = (value: object) => world.put('chef', '/company/settings/login', { value });

  it('[ACCT-10] [ACCT-01] is changed with the proof, but for closing an open registration', async () => {
    expect(refused(await set({ strong_passwords: true }))).toEqual([403, 'proof_needed']);
    expect((await set({ registration: 'invited' })).status).toBe(200);
    expect(refused(await set({ registration: 'open' }))).toEqual([403, 'proof_needed']);
    expect((await set({ registration: 'invited' })).status).toBe(200);
    await prove('chef');
    expect((await set({ registration: 'open', strong_passwords: true })).status).toBe(200);
    await world.sql('update sessions set proved_at = null');
    expect((await set({ registration: 'invited', strong_passwords: true })).status).toBe(200);
    expect(refused(await set({ registration: 'invited' }))).toEqual([403, 'proof_needed']);
  });
});

describe('changing the access of others', () => {
  const worker = { first_name: 'Anna', name: 'Muster', job: 20_001 };
  const calls: [title: string, who: Person, method: string, path: string, body?: object][] = [
    ['another e-mail', 'chef', 'PUT', '/user/11', { ...worker, email: 'anne@beispiel.example' }],
    ['an admin more', 'chef', 'PUT', '/user/11', { ...worker, setAdmin: 1 }],
    ['another role', 'gero', 'PUT', '/user/12', { role: 4 }],
    ['a person less', 'chef', 'DELETE', '/user/14'],
    ['another company', 'gero', 'PUT', '/company/2', { name: 'Beta AG' }],
  ];

  it.each(calls)('[ACCT-10] [DCN-01] needs no proof by default: %s', async (_, who, method, path, body) => {
    expect((await world.call(who, method, path, body)).status).not.toBe(403);
  });

  it.each(calls)(
    '[ACCT-10] needs it where the company demands it: %s',
    async (_, who, method, path, body) => {
      for (const company of [1, 9]) await decide(company, { proof_admin: true });
      // What the test before may have done is undone, so that there is something to change.
      await world.sql(`update users set email = 'anna@beispiel.example', role = 1 where id = 11`);
      await world.sql('update users set role = 1 where id = 12');
      expect(refused(await world.call(who, method, path, body))).toEqual([403, 'proof_needed']);
      await prove(who);
      expect((await world.call(who, method, path, body)).status).not.toBe(403);
    },
  );

  it('[ACCT-10] does not need it for what gives no access', async () => {
    await decide(1, { proof_admin: true });
    const same = { ...worker, email: 'anna@beispiel.example', setAdmin: 0, weeklyhours: 30 };
    await world.sql(`update users set email = 'anna@beispiel.example', role = 1 where id = 11`);
    expect((await world.put('chef', '/user/11', same)).status).toBe(200);
  });
});

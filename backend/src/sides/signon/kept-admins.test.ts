import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, refused } from '../../../test/answers.ts';
import { connect } from '../../../test/database.ts';
import { PEOPLE } from '../../../test/people.ts';
import { TestProvider } from '../../../test/provider.ts';
import { SignOnWorld } from '../../../test/sign-on.ts';
import type { World } from '../../../test/world.ts';

type Admin = 'bert' | 'chef' | 'lena';
const SENTENCE =
  'Solange sich alle nur mit dem Firmenkonto anmelden, behalten zwei Administratoren Passwort und zweiten Faktor. Richten Sie zuerst einen anderen zweiten Faktor ein.';

let all: SignOnWorld;
let world: World;
beforeAll(async () => {
  all = await SignOnWorld.start();
  ({ world } = all);
});
afterAll(() => all?.close());
beforeEach(async () => {
  await all.reset();
  await world.sql('update users set role = 2 where id in (12, 14)');
  await world.sql('update sso set tested_at = now()');
  for (const who of ['bert', 'chef'] as const) await addFactor(who);
});
afterEach(() => world.sql('update users set role = case id when 12 then 1 else 4 end where id in (12, 14)'));

async function addFactor(who: Admin, kind: 'totp' | 'passkey' = 'totp') {
  const id = PEOPLE[who].id;
  const key = kind === 'totp' ? 'secret' : 'public_key';
  await world.sql(
    `insert into second_factors (company_id, user_id, kind, name, ${key}, credential_id, confirmed_at, created_at, created_by)
      values (1, $1, $2, 'Faktor', '\\x00', case $2 when 'passkey' then '\\x01'::bytea end, now(), now(), $1)`,
    [id, kind],
  );
  await world.sql(
    `insert into recovery_codes (company_id, user_id, secret_hash, created_at, created_by)
      values (1, $1, '\\x00', now(), $1) on conflict do nothing`,
    [id],
  );
}
const setMode = (mode: 'beside' | 'only') => {
  const { client_id } = TestProvider.client;
  return world.put('chef', '/sso', { preset: 'other', issuer: all.provider.issuer, client_id, mode });
};
const only = async () => expect((await setMode('only')).status).toBe(200);
/** The first one there is. */
async function remove(who: Admin) {
  const [factor] = await world.sql<{ id: number }>(
    `select id from second_factors where user_id = $1 order by id`,
    [PEOPLE[who].id],
  );
  return world.delete<{ code?: string; message?: string }>(who, `/user/factor/${factor?.id}`);
}
const ready = async () =>
  (
    await world.sql<{ id: number }>(
      'select id from users where company_id = 1 and role = 2 and has_factor order by id',
    )
  ).map(({ id }) => id);

describe('[SSO-04] while the provider is the only way two admins keep password and second factor', () => {
  it('the last factor of one of two is not removed, and stays with its codes', async () => {
    await only();
    const { status, body } = await remove('bert');
    expect([status, body]).toEqual([409, { code: 'sso_factor', message: SENTENCE }]);
    expect(await ready()).toEqual([12, 13]);
    expect(await world.sql('select from recovery_codes')).toHaveLength(2);
  });

  it('one of several factors is, and so is the last of a third admin', async () => {
    await addFactor('bert', 'passkey');
    await addFactor('lena');
    await only();
    expect((await remove('bert')).status).toBe(200);
    expect((await remove('lena')).status).toBe(200);
    expect(refused(await remove('bert'))).toEqual([409, 'sso_factor']);
    expect(await ready()).toEqual([12, 13]);
  });

  it('an app that was never confirmed, that of an employee and that of an admin without a password are', async () => {
    await addFactor('lena');
    await only();
    await world.sql('update users set password_hash = null where id = 14');
    expect((await remove('lena')).status).toBe(200);
    await addFactor('lena');
    await world.sql('update users set role = 1, password_hash = $1 where id = 14', ['x']);
    expect((await remove('lena')).status).toBe(200);
    await world.sql('delete from second_factors where user_id = 13');
    await world.sql(
      `insert into second_factors (company_id, user_id, kind, name, secret, created_at, created_by)
        values (1, 13, 'totp', 'App', '\\x00', now(), 13)`,
    );
    expect((await remove('chef')).status).toBe(200);
  });

  it('beside passwords, or without the feature’s mode, every factor is', async () => {
    expect((await remove('bert')).status).toBe(200);
    await addFactor('bert');
    await only();
    expect((await setMode('beside')).status).toBe(200);
    expect((await remove('bert')).status).toBe(200);
  });
});

describe('[SSO-04] at the same moment', () => {
  /** `first` has removed the factor and has not ended yet, when `then` begins. */
  async function together(first: Admin, then: () => Promise<Answer>) {
    const other = await connect(world.databaseUrl);
    // Not by the other one: within a transaction PostgreSQL shows no connection that came later.
    const waiting = async () =>
      (
        await world.sql(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).length;
    await other.query('begin');
    await other.query('select from recovery_codes where user_id = $1 for update', [PEOPLE[first].id]);
    const removed = remove(first);
    await expect.poll(waiting).toBe(1);
    let isOver = false;
    const done = then().finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await waiting()) === 2).toBe(true);
    await other.query('commit');
    await other.end();
    return [refused(await removed), refused(await done)];
  }

  it('a factor that is being removed is not counted when the mode is set', async () => {
    expect(await together('bert', () => setMode('only'))).toEqual([
      [200, undefined],
      [409, 'sso_admins', 'mode'],
    ]);
    expect(await world.sql('select mode from sso')).toEqual([{ mode: 'beside' }]);
  });

  it('of three admins two do not both remove theirs', async () => {
    await addFactor('lena');
    await only();
    expect(await together('bert', () => remove('chef'))).toEqual([
      [200, undefined],
      [409, 'sso_factor'],
    ]);
    expect(await ready()).toEqual([13, 14]);
  });
});

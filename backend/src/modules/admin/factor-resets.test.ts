import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf, type Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const PASSWORD = 'Richtig1';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('update users set password_hash = $1', [quickHash(PASSWORD)]);
});
beforeEach(async () => {
  await world.setFeatures('alpha', ['security', 'notices']);
  await world.setFeatures('beta', ['security']);
  await world.sql('delete from second_factors');
  await world.sql('truncate recovery_codes, notices');
  await world.sql('update users set global_admin = id in (14, 91), active = true');
  await world.sql(`update sessions set proved_at = '2040-01-01'`);
  for (const [company, id] of [
    [1, 11],
    [1, 13],
    [1, 14],
    [2, 21],
  ]) {
    await world.sql(
      `insert into second_factors (company_id, user_id, kind, name, secret, confirmed_at, created_at, created_by)
        values ($1, $2, 'totp', 'App', '\\x00', now(), now(), $2)`,
      [company, id],
    );
    await world.sql(
      `insert into recovery_codes (company_id, user_id, secret_hash, created_at, created_by)
        values ($1, $2, '\\x01', now(), $2)`,
      [company, id],
    );
  }
});
afterAll(() => world?.close());

const reset = (who: Person, id: number) => world.delete<{ removed: number }>(who, `/user/${id}/factor`);
const login = () => world.post(null, '/user/login', { email: emailOf('anna'), password: PASSWORD });
const leftOf = async (id: number) =>
  (
    await world.sql(
      `select (select count(*)::int from second_factors where user_id = $1) as factors,
        (select count(*)::int from recovery_codes where user_id = $1) as codes`,
      [id],
    )
  )[0];
const ANNA = '/user/email/anna@beispiel.example';

it('[MFA-07] an admin removes factors and codes: sessions end, the password is enough, and the person is told', async () => {
  const session = await world.newToken('anna');
  expect(refused(await login())).toEqual([401, 'second_factor_needed']);
  expect((await world.get<CurrentUser>('chef', ANNA)).body.has_factor).toBe(true);
  expect((await reset('chef', 11)).body).toEqual({ removed: 1 });
  expect(await leftOf(11)).toEqual({ factors: 0, codes: 0 });
  expect(await leftOf(13)).toEqual({ factors: 1, codes: 1 });
  expect(await world.sql('select from challenges')).toEqual([]);
  const own = await world.call(null, 'GET', '/user/current', undefined, { headers: { authorize: session } });
  expect(refused(own)).toEqual([401, 'unauthenticated']);
  expect((await world.get<CurrentUser>('chef', ANNA)).body.has_factor).toBe(false);
  expect((await login()).status).toBe(200);
  expect(await world.sql('select user_id, kind, data from notices')).toEqual([
    { user_id: 11, kind: 'factor_reset', data: { by: 'Chef Muster' } },
  ]);
});

it('[MFA-07] is refused for oneself, without the proof, for a global admin and to everybody else', async () => {
  expect(refused(await reset('chef', 13))).toEqual([403, 'own_factor_reset']);
  expect(refused(await reset('chef', 14))).toEqual([403, 'global_admin_protected']);
  for (const id of [21, 999_999]) expect(refused(await reset('chef', id))).toEqual([404, 'not_found']);
  for (const who of ['bert', 'gero'] as const)
    expect(refused(await reset(who, 11))).toEqual([403, 'forbidden']);
  await world.sql('update sessions set proved_at = null');
  expect(refused(await reset('chef', 11))).toEqual([403, 'proof_needed']);
  await world.setFeatures('alpha', []);
  expect(refused(await reset('chef', 11))).toEqual([403, 'feature_off']);
  expect((await world.get<CurrentUser>('chef', ANNA)).body.has_factor).toBeUndefined();
  expect(await leftOf(11)).toEqual({ factors: 1, codes: 1 });
});

it('[MFA-07] of twenty at the same time one removes something, and the person is told once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset('chef', 11)));
  expect(answers.map(({ status, body }) => [status, body.removed]).sort()).toEqual([
    ...Array(19).fill([200, 0]),
    [200, 1],
  ]);
  expect(await world.sql('select from notices')).toHaveLength(1);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';
import { isPassword } from '../../platform/session/passwords.ts';

const anna = 'anna@beispiel.example';
const register = (email: unknown, password: unknown) =>
  world.post(null, '/user/register', { email, password });
const stored = async () => {
  const [row] = await world.sql<{ password_hash: string | null }>(
    'select password_hash from users where email = $1',
    [anna],
  );
  return row?.password_hash ?? null;
};

let world: World;
beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  await world.sql('delete from login_failures');
  await world.sql('update users set password_hash = null, active = true');
});
afterAll(() => world?.close());

describe('registration', () => {
  it('[AUTH-19] [API-65] [AMB-45] sets the first password of an account that an admin has created', async () => {
    expect(await register(' Anna@Beispiel.EXAMPLE', 'Abc123')).toMatchObject({ status: 200, body: true });
    expect(await isPassword('Abc123', await stored())).toBe(true);
    expect((await world.post(null, '/user/login', { email: anna, password: 'Abc123' })).status).toBe(200);
  });

  it('[AUTH-20] [AUTH-21] [AMB-45] answers unknown, registered and inactive with one body, and creates nobody', async () => {
    await register(anna, 'Abc123');
    await world.sql(`update users set active = false where email = 'bert@beispiel.example'`);
    const before = await stored();
    const [{ count }] = (await world.sql('select count(*) from users')) as [{ count: string }];
    for (const email of [anna, 'bert@beispiel.example', 'niemand@beispiel.example']) {
      expect(await register(email, 'Xyz789')).toMatchObject({
        status: 400,
        body: {
          code: 'registration_failed',
          message: 'Registrierung fehlgeschlagen. Kontaktieren Sie Ihren Administrator.',
        },
      });
    }
    expect(await stored()).toBe(before);
    expect(await world.sql('select count(*) from users')).toEqual([{ count }]);
  });

  it('[AUTH-21] [API-65] lets one of twenty concurrent requests win', async () => {
    const passwords = Array.from({ length: 20 }, (_, i) => `Abc123${i}`);
    const answers = await Promise.all(passwords.map((password) => register(anna, password)));
    const winners = answers.flatMap(({ status }, i) => (status === 200 ? [passwords[i] as string] : []));
    expect(winners).toHaveLength(1);
    expect(await isPassword(winners[0] as string, await stored())).toBe(true);
  });

  it.each([
    ['AUTH-13', '', 'Abc123', 'fields_missing'],
    ['AUTH-13', anna, undefined, 'fields_missing'],
    ['AUTH-14', anna, 'Abc12', 'password_too_short'],
    ['AUTH-16', anna, 'abcdef', 'password_too_simple'],
    ['AUTH-18', anna, 'abc', 'password_too_simple'],
    ['AMB-89', anna, `Aa1${'x'.repeat(126)}`, 'password_too_long'],
    ['API-65', 7, 'Abc123', 'invalid_input'],
    ['API-65', anna, { $ne: 1 }, 'invalid_input'],
  ])('[%s] refuses %j with %j: %s', async (_, email, password, code) => {
    const answer = await register(email, password);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, code]);
    expect(await stored()).toBeNull();
  });

  it('[API-65] refuses an overlong e-mail quickly, and other requests are answered meanwhile', async () => {
    const begun = process.threadCpuUsage();
    const hostile = register(`a@${'.'.repeat(60_000)}@`, 'Abc123');
    const health = await world.get(null, '/health');
    expect([health.status, refused(await hostile)]).toEqual([200, [400, 'text_too_long', 'email']]);
    expect(process.threadCpuUsage(begun).user).toBeLessThan(2_000_000);
  });

  it('[API-65] refuses after ten failures', async () => {
    for (let i = 0; i < 10; i++) await register('niemand@beispiel.example', 'Abc123');
    expect(refused(await register('niemand@beispiel.example', 'Abc123'))).toEqual([429, 'too_many_attempts']);
  });
});

describe('change of the password', () => {
  const change = (password: unknown) => world.post('anna', '/user/pwupdate', { password });

  it('[AUTH-23] [API-67] [AMB-65] preserves the current session and ends the others', async () => {
    const other = await world.newToken('anna');
    const colleague = await world.newToken('bert');
    expect(await change('Neu1234')).toMatchObject({ status: 200, body: true });
    expect((await world.get('anna', '/user/current')).status).toBe(200);
    const by = (authorize: string) =>
      world.call(null, 'GET', '/user/current', undefined, { headers: { authorize } });
    expect((await by(other)).status).toBe(401);
    expect((await by(colleague)).status).toBe(200);
    expect((await world.post(null, '/user/login', { email: anna, password: 'Neu1234' })).status).toBe(200);
  });

  it.each([
    ['AUTH-22', '', 'password_too_simple'],
    ['AUTH-22', 'Abc12', 'password_too_short'],
    ['AUTH-22', 'abcdefg', 'password_too_simple'],
    ['API-67', null, 'fields_missing'],
    ['API-67', 123456, 'invalid_input'],
  ])('[%s] refuses %j: %s', async (_, password, code) => {
    const answer = await change(password);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, code]);
    expect(await stored()).toBeNull();
  });

  it('[API-67] is allowed to readers as well, but not after logout', async () => {
    expect((await world.post('lena', '/user/pwupdate', { password: 'Neu1234' })).status).toBe(200);
    expect(refused(await world.post(null, '/user/pwupdate', { password: 'Neu1234' }))).toEqual([
      401,
      'unauthenticated',
    ]);
  });
});

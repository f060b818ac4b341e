import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const PASSWORD = 'Richtig1';
const login = (email: string, password: string, headers = {}) =>
  world.call<string>(null, 'POST', '/user/login', { email, password }, { headers });
const anna = 'anna@beispiel.example';

let world: World;
const hash = quickHash(PASSWORD);
beforeAll(async () => {
  world = await World.start(undefined, { TRUST_PROXY: '127.0.0.1' });
});
beforeEach(async () => {
  await world.sql('delete from login_failures');
  await world.sql('delete from known_devices');
  await world.sql('update users set password_hash = $1, active = true', [hash]);
});
afterAll(() => world?.close());

describe('login', () => {
  it('[AUTH-12] [API-66] returns a token as a JSON string that opens a session', async () => {
    const { status, body: token } = await login(anna, PASSWORD);
    expect(status).toBe(200);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const current = await world.call(null, 'GET', '/user/current', undefined, {
      headers: { authorize: token },
    });
    expect(current.body).toMatchObject({ email: anna });
  });

  it('[AUTH-12] ignores case and blanks of the e-mail', async () => {
    expect((await login(' ANNA@Beispiel.example ', PASSWORD)).status).toBe(200);
  });

  it('[AUTH-11] [AMB-44] answers wrong, unknown and inactive with one sentence', async () => {
    await world.sql(`update users set active = false where email = 'bert@beispiel.example'`);
    const answers = await Promise.all([
      login(anna, 'Falsch12'),
      login('niemand@beispiel.example', PASSWORD),
      login('bert@beispiel.example', PASSWORD),
    ]);
    const sentence = 'Login fehlgeschlagen. E-Mail oder Passwort falsch.';
    for (const { status, body } of answers)
      expect([status, body]).toEqual([401, { code: 'login_failed', message: sentence }]);
  });

  it('[AUTH-11] refuses people who have not registered', async () => {
    await world.sql('update users set password_hash = null where email = $1', [anna]);
    expect(refused(await login(anna, ''))).toEqual([400, 'fields_missing', 'password']);
    expect(refused(await login(anna, PASSWORD))).toEqual([401, 'login_failed']);
  });

  it.each([[{}], [{ email: anna }], [{ password: PASSWORD }], [{ email: '', password: '' }]])(
    '[AUTH-10] needs e-mail and password: %j',
    async (body) => {
      expect((await world.post(null, '/user/login', body)).body).toMatchObject({ code: 'fields_missing' });
    },
  );

  it.each([
    [null],
    [7],
    ['text'],
    [[]],
    [{ email: {}, password: [] }],
    [{ email: anna, password: 'x'.repeat(2000) }],
  ])('[API-66] refuses a malformed body: %j', async (body) => {
    expect((await world.post(null, '/user/login', body)).status).toBe(400);
  });
});

describe('failed attempts', () => {
  it('[API-66] [AMB-89] are refused after ten per e-mail and address, wherever the next server runs', async () => {
    for (let i = 0; i < 10; i++) expect((await login(anna, 'Falsch12')).status).toBe(401);
    expect(refused(await login(anna, PASSWORD))).toEqual([429, 'too_many_attempts']);
    expect((await login('bert@beispiel.example', PASSWORD)).status).toBe(200);
    expect((await login(anna, PASSWORD, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  });

  it('[API-66] let ten of twenty concurrent guesses through at most', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(anna, 'Falsch12')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('[API-66] are deleted after a success and after a while', async () => {
    for (let i = 0; i < 9; i++) await login(anna, 'Falsch12');
    expect((await login(anna, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 10; i++) await login(anna, 'Falsch12');
    expect((await login(anna, PASSWORD)).status).toBe(429);
    world.setClock('2026-11-20T09:16:00Z');
    expect((await login(anna, PASSWORD)).status).toBe(200);
    world.setClock('2026-11-20T09:00:00Z');
  });

  it('[API-66] that no longer count are deleted, whoever made them', async () => {
    await world.sql(
      `insert into login_failures (key, at) select sha256(n::text::bytea), '2026-11-20T08:00:00Z' from generate_series(1, 15) n`,
    );
    await login(anna, 'Falsch12');
    await login(anna, 'Falsch12');
    // Of each the pair, the account and the address.
    expect(await world.sql('select count(*)::int as n from login_failures')).toEqual([{ n: 6 }]);
  });

  it('[API-66] store neither e-mail nor address', async () => {
    await login(anna, 'Falsch12');
    const [row] = await world.sql<{ key: Buffer }>('select * from login_failures');
    expect(Object.keys(row ?? {})).toEqual(['id', 'key', 'at']);
    expect(row?.key).toHaveLength(32);
  });
});

describe('a session', () => {
  const verify = (token: string) => world.get(null, `/user/verify?token=${encodeURIComponent(token)}`);
  const current = (token: string) =>
    world.call(null, 'GET', '/user/current', undefined, { headers: { authorize: token } });

  it('[AUTH-04] [API-61] is verified by its token', async () => {
    const token = await world.newToken('anna');
    expect(await verify(token)).toMatchObject({ status: 200, body: true });
  });

  it.each(['', 'abc', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxMSJ9.', '%00'])(
    '[AUTH-05] [AUTH-06] [API-61] is not verified by %j',
    async (token) => {
      expect(refused(await world.get(null, `/user/verify?token=${token}`))).toEqual([401, 'unauthenticated']);
      expect(refused(await world.get(null, '/user/verify'))).toEqual([401, 'unauthenticated']);
    },
  );

  it('[API-61] never shows its token in the log', async () => {
    const token = await world.newToken('anna');
    await verify(token);
    await current(token);
    expect(world.log.join('')).toContain('/api/user/verify');
    expect(world.log.join('')).not.toContain(token);
    expect(world.log.join('')).not.toContain('beispiel.example');
  });

  it('[AUTH-02] [NAV-16] ends with the logout, and only this one', async () => {
    const [one, other] = [await world.newToken('anna'), await world.newToken('anna')];
    const answer = await world.call(null, 'POST', '/user/logout', undefined, { headers: { authorize: one } });
    expect(answer).toMatchObject({ status: 200, body: true });
    expect((await current(one)).status).toBe(401);
    expect((await verify(one)).status).toBe(401);
    expect((await current(other)).status).toBe(200);
  });

  it('[AMB-65] ends after seven days', async () => {
    const { body: token } = await login(anna, PASSWORD);
    world.setClock('2026-11-27T08:59:00Z');
    expect((await current(token)).status).toBe(200);
    world.setClock('2026-11-27T09:00:00Z');
    expect((await current(token)).status).toBe(401);
    world.setClock('2026-11-20T09:00:00Z');
    // An expired session does not revive when the clock is set back.
    expect((await current(token)).status).toBe(401);
  });

  it('[AMB-44] [AMB-64] ends when the person is deactivated', async () => {
    const token = await world.newToken('bert');
    await world.sql('update users set active = false where id = 12');
    expect((await current(token)).status).toBe(401);
    expect((await verify(token)).status).toBe(401);
  });

  it('[AMB-64] follows a change of role at the next call', async () => {
    const isAdmin = async () => (await world.get('bert', '/user/admin/isadmin')).body;
    expect(await isAdmin()).toBe(false);
    await world.sql('update users set role = 2 where id = 12');
    expect(await isAdmin()).toBe(true);
    await world.sql('update users set role = 1 where id = 12');
    expect(await isAdmin()).toBe(false);
  });

  it('[AUTH-09] is identified by the header authorize alone, without Bearer', async () => {
    const token = await world.newToken('anna');
    const by = (headers: Record<string, string>) =>
      world.call(null, 'GET', '/user/current', undefined, { headers });
    expect((await by({ authorization: token })).status).toBe(401);
    expect((await by({ authorize: `Bearer ${token}` })).status).toBe(401);
    expect((await by({ authorize: token })).status).toBe(200);
  });
});

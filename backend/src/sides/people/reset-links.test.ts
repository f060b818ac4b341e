import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf, type Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

interface Made {
  code: string;
  link: string;
  expires_at: string;
}

const OLD = 'Altes123';
const NEW = 'Neues123';
const anna = emailOf('anna');
const hash = quickHash(OLD);

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z', { PUBLIC_URL: 'https://zeiten.beispiel.example' });
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('truncate login_failures, codes');
  await world.sql('update users set password_hash = $1, active = true', [hash]);
});
afterAll(() => world?.close());

const make = (who: Person, id: number) => world.post<Made>(who, `/user/${id}/reset`);
const codeFor = async (id = 11) => (await make('chef', id)).body.code;
const reset = (code: string, password = NEW) => world.post(null, '/user/reset', { code, password });
const login = async (password: string) =>
  (await world.post(null, '/user/login', { email: anna, password })).status;
const withToken = (authorize: string) =>
  world.call(null, 'GET', '/user/current', undefined, { headers: { authorize } });

describe('a link for a new password', () => {
  it('[ACCT-06] is told once, for 60 minutes, and only its hash is stored', async () => {
    const { body } = await make('chef', 11);
    expect(body).toEqual({
      code: body.code,
      link: `https://zeiten.beispiel.example/reset#code=${body.code}`,
      expires_at: '2026-11-20T10:00:00.000Z',
    });
    const rows = await world.sql('select c::text from codes c');
    expect(JSON.stringify(rows) + world.log.join('')).not.toContain(body.code);
    expect((await world.post(null, '/user/code', { code: body.code })).body).toMatchObject({
      kind: 'reset',
      email: anna,
    });
  });

  it('[ACCT-06] sets the password once, and ends all sessions of the person and of nobody else', async () => {
    const [own, colleague] = [await world.newToken('anna'), await world.newToken('bert')];
    expect((await withToken(own)).status).toBe(200);
    const code = await codeFor();
    expect(await reset(code)).toMatchObject({ status: 200, body: true });
    expect(await Promise.all([own, colleague].map(async (token) => (await withToken(token)).status))).toEqual(
      [401, 200],
    );
    expect([await login(OLD), await login(NEW)]).toEqual([401, 200]);
    expect(refused(await reset(code, 'Anderes1'))).toEqual([400, 'code_invalid']);
    expect(await login(NEW)).toBe(200);
  });

  it('[ACCT-06] lets one of twenty equal requests win', async () => {
    const code = await codeFor();
    const passwords = Array.from({ length: 20 }, (_, i) => `Neues12${i}`);
    const answers = await Promise.all(passwords.map((password) => reset(code, password)));
    const winners = passwords.filter((_, i) => answers[i]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 400, 429].includes(status))).toBe(true);
    await world.sql('truncate login_failures');
    expect(await login(winners[0] as string)).toBe(200);
  });

  it.each([
    ['after 60 minutes', () => Promise.resolve(world.setClock('2026-11-20T10:00:00Z'))],
    [
      'once the e-mail is another',
      () => world.sql(`update users set email = 'anne@beispiel.example' where id = 11`),
    ],
    ['of a person who is inactive', () => world.sql('update users set active = false where id = 11')],
    ['replaced by a newer one', () => make('chef', 11)],
  ])('[ACCT-06] %s is worth nothing', async (_, change) => {
    const code = await codeFor();
    await change();
    expect(refused(await reset(code))).toEqual([400, 'code_invalid']);
    await world.sql('update users set email = $1 where id = 11', [anna]);
  });

  it.each([
    ['too short', 'Abc1', 'password_too_short'],
    ['too simple', 'abcdefgh', 'password_too_simple'],
  ])(
    '[ACCT-06] [AUTH-18] takes no password that is %s, and is as good as before',
    async (_, password, code) => {
      const made = await codeFor();
      expect(refused(await reset(made, password))).toEqual([400, code, 'password']);
      expect((await reset(made)).status).toBe(200);
    },
  );

  it('[ACCT-06] is neither an invitation nor the other way round', async () => {
    const code = await codeFor();
    await world.sql('update users set password_hash = null where id = 11');
    expect(refused(await reset(code))).toEqual([400, 'code_invalid']);
    const register = { email: anna, password: NEW, code };
    expect(refused(await world.post(null, '/user/register', register))).toEqual([400, 'registration_failed']);
    const { body } = await world.post<Made>('chef', '/user/11/invite');
    await world.sql('update users set password_hash = $1 where id = 11', [hash]);
    expect(refused(await reset(body.code))).toEqual([400, 'code_invalid']);
  });

  it('[ACCT-06] [ACCT-03] cannot be guessed: failures count as failed registrations', async () => {
    const code = await codeFor();
    for (let i = 0; i < 10; i++) expect(refused(await reset(`X${i}`))).toEqual([400, 'code_invalid']);
    expect(refused(await reset('X11'))).toEqual([429, 'too_many_attempts']);
    expect((await reset(code)).status).toBe(200);
  });

  it.each([
    ['an employee', 'anna', 12, [403, 'forbidden']],
    ['a reader', 'lena', 11, [403, 'forbidden']],
    ['an admin, for oneself', 'chef', 13, [403, 'own_reset']],
    ['an admin, for another company', 'chef', 21, [404, 'not_found']],
    ['a global admin, for an employee elsewhere', 'gero', 11, [403, 'forbidden']],
  ] as const)('[ACCT-06] is not for %s', async (_, who, id, answer) => {
    expect(refused(await make(who, id))).toEqual(answer);
    expect(await world.sql('select from codes')).toEqual([]);
  });

  it('[ACCT-06] is refused for a global admin, and for somebody who never had a password', async () => {
    await world.sql('update users set global_admin = true where id = 12');
    expect(refused(await make('chef', 12))).toEqual([403, 'global_admin_protected']);
    await world.sql('update users set global_admin = false, password_hash = null where id = 12');
    expect(refused(await make('chef', 12))).toEqual([409, 'not_registered']);
  });
});

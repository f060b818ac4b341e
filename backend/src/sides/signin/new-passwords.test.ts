import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf, type Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const OLD = 'Altes123';
const hash = quickHash(OLD);
const anna = emailOf('anna');

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z');
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('truncate login_failures, codes');
  await world.sql('update users set password_hash = $1', [hash]);
  await world.sql('delete from company_settings');
});
afterAll(() => world?.close());

const decide = (value: object) =>
  world.sql(
    `insert into company_settings (company_id, feature, value, created_at, created_by) values (1, 'login', $1, now(), 13)`,
    [JSON.stringify(value)],
  );
const change = (password: string, old_password?: unknown, who: Person = 'anna') =>
  world.post(who, '/user/pwupdate', { password, ...(old_password !== undefined && { old_password }) });

describe('where the present password is asked for', () => {
  beforeEach(() => decide({ password_old: true }));

  it('[ACCT-08] it must be sent, and be right', async () => {
    expect(refused(await change('Neues123'))).toEqual([400, 'old_password_missing', 'old_password']);
    expect(refused(await change('Neues123', ''))).toEqual([400, 'old_password_missing', 'old_password']);
    expect(refused(await change('Neues123', 'Falsch12'))).toEqual([
      400,
      'old_password_wrong',
      'old_password',
    ]);
    expect((await change('Neues123', OLD)).status).toBe(200);
    expect(refused(await change('Neues124', OLD))).toEqual([400, 'old_password_wrong', 'old_password']);
    expect((await change('Neues124', 'Neues123')).status).toBe(200);
  });

  it('[ACCT-08] ten wrong ones end the guessing for 15 minutes, of this person alone', async () => {
    for (let i = 0; i < 10; i++) expect((await change('Neues123', `Falsch${i}`)).status).toBe(400);
    expect(refused(await change('Neues123', OLD))).toEqual([429, 'too_many_attempts']);
    expect((await change('Neues123', OLD, 'bert')).status).toBe(200);
    world.setClock('2026-11-20T09:15:01Z');
    expect((await change('Neues123', OLD)).status).toBe(200);
  });

  it('[ACCT-08] a right one forgives those before', async () => {
    for (let i = 0; i < 9; i++) await change('Neues123', `Falsch${i}`);
    expect((await change('Neues123', OLD)).status).toBe(200);
    for (let i = 0; i < 9; i++) expect((await change('Neues124', `Falsch${i}`)).status).toBe(400);
    expect((await change('Neues124', 'Neues123')).status).toBe(200);
  });
});

it('[ACCT-08] [DCN-01] elsewhere it is not looked at', async () => {
  expect((await change('Neues123')).status).toBe(200);
  expect((await change('Neues124', 'Falsch12')).status).toBe(200);
});

describe('where strong passwords are wanted', () => {
  beforeEach(() => decide({ strong_passwords: true }));

  it.each([
    ['anna', 'Kurz123', [400, 'password_short_here', 'password']],
    ['anna', 'Langer12', 200],
    ['chef', 'Langer12345', [400, 'password_short_here', 'password']],
    ['chef', 'Langer123456', 200],
    ['anna', 'XMuster12', [400, 'password_personal', 'password']],
    ['anna', 'Passw0rd', [400, 'password_common', 'password']],
    ['anna', 'PASSWORD1a', 200],
    ['chef', '1Qaz2wsx3edc', [400, 'password_common', 'password']],
    ['anna', 'anna@beispiel.exampleA1', [400, 'password_personal', 'password']],
  ] as const)('[ACCT-08] %s changes to %s: %j', async (who, password, expected) => {
    const answer = await change(password, undefined, who);
    expect(answer.status === 200 ? 200 : refused(answer)).toEqual(expected);
  });

  it('[ACCT-08] they are wanted of who registers, and nothing is said to others', async () => {
    await world.sql('update users set password_hash = null where id = 11');
    const register = (email: string, password: string) =>
      world.post(null, '/user/register', { email, password });
    expect(refused(await register('niemand@beispiel.example', 'Kurz123'))).toEqual([
      400,
      'registration_failed',
    ]);
    expect(refused(await register(anna, 'Kurz123'))).toEqual([400, 'password_short_here', 'password']);
    expect(refused(await register(anna, 'Welcome1'))).toEqual([400, 'password_common', 'password']);
    expect((await register(anna, 'Langer12')).status).toBe(200);
    expect(refused(await register(anna, 'Kurz123'))).toEqual([400, 'registration_failed']);
  });

  it('[ACCT-06] [ACCT-08] they are wanted with a link for a new one, which stays good until it is used', async () => {
    const { body } = await world.post<{ code: string }>('chef', '/user/11/reset');
    const reset = (password: string) => world.post(null, '/user/reset', { code: body.code, password });
    expect(refused(await reset('Kurz123'))).toEqual([400, 'password_short_here', 'password']);
    expect(refused(await reset('Abcd1234'))).toEqual([400, 'password_common', 'password']);
    expect((await reset('Langer12')).status).toBe(200);
  });

  it('[ACCT-08] passwords of before stay good', async () => {
    await world.sql('update users set password_hash = $1', [quickHash('Kurz123')]);
    expect((await world.post(null, '/user/login', { email: anna, password: 'Kurz123' })).status).toBe(200);
  });
});

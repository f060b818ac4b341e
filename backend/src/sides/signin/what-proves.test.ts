import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { appCode } from '../../../test/app-code.ts';
import { codeIn, MAILING, mails } from '../../../test/mails.ts';
import { emailOf } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';
import { deleteExpiredSessions } from '../../platform/session/expired-sessions.ts';

const OLD = 'Richtig1';
const NEW = 'Anderes2';
const NOW = '2026-11-20T09:00:00Z';
const hash = quickHash(OLD);

let world: World;
let open: string;
beforeAll(async () => {
  world = await World.start(NOW, MAILING);
});
beforeEach(async () => {
  world.setClock(NOW);
  await world.sql(
    'truncate login_failures, former_passwords, outbox, notices, second_factors, recovery_codes',
  );
  await world.sql('delete from company_settings');
  await world.sql('update users set password_hash = $1, has_factor = false', [hash]);
  await world.sql(`update users set email = $1 where id = 13`, [emailOf('chef')]);
  await world.setFeatures('alpha', []);
  open = await found();
});
afterAll(() => world?.close());

/** A session that somebody has found open: nothing was proved in it, and it is not of today. */
async function found(): Promise<string> {
  const token = await world.newToken('chef');
  await world.sql('update sessions set proved_at = null where user_id = 13');
  return token;
}

const by = (authorize: string, method: string, path: string, body?: object) =>
  world.call<string>(null, method, path, body, { headers: { authorize } });
const change = (body: object, token = open) =>
  by(token, 'POST', '/user/pwupdate', { password: NEW, ...body });
const prove = (body: object, token = open) => by(token, 'POST', '/user/proof', body);
const login = async (password: string) => {
  const answer = await world.post<string>(null, '/user/login', { email: emailOf('chef'), password });
  expect(answer.status).toBe(200);
  return answer.body;
};
const told = async () => (await mails(world)).map(({ kind, user_id }) => [kind, user_id]);

describe('a new password where accounts are secured', () => {
  it.each([
    ['the company has switched that on', () => world.setFeatures('alpha', ['security'])],
    ['the person has a second factor', () => world.sql('update users set has_factor = true where id = 13')],
  ])('[ACCT-10] needs the present one or the proof, because %s', async (_, secure) => {
    await secure();
    expect(refused(await change({}))).toEqual([403, 'proof_needed']);
    expect(refused(await change({ old_password: 'Falsch12' }))).toEqual([
      ...[400, 'old_password_wrong', 'old_password'],
    ]);
    expect(await world.sql('select from users where id = 13 and password_hash = $1', [hash])).toHaveLength(1);
    expect((await change({ old_password: OLD })).status).toBe(200);
    expect((await prove({ password: NEW })).status).toBe(200);
    expect((await change({ password: 'Drittes3' })).status).toBe(200);
    expect(await told()).toEqual([
      ['password_changed', 13],
      ['password_changed', 13],
    ]);
  });
});

describe('a password that was set without the present one', () => {
  beforeEach(async () => {
    expect((await change({})).status).toBe(200);
  });

  it('[ACCT-10] opens no proof in the session that set it; the former one does', async () => {
    const answer = await prove({ password: NEW });
    expect(refused(answer)).toEqual([400, 'password_too_new', 'password']);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('erst ab 21.11.2026, 10:00 Uhr') });
    expect(refused(await prove({ password: 'Falsch12' }))).toEqual([400, 'old_password_wrong', 'password']);
    expect(refused(await by(open, 'POST', '/user/11/reset'))).toEqual([403, 'proof_needed']);
    expect((await prove({ password: OLD })).status).toBe(200);
  });

  it('[ACCT-10] nor in another session, nor with a second one over it, before the next day', async () => {
    const second = await login(NEW);
    expect(refused(await prove({ password: NEW }, second))).toEqual([400, 'password_too_new', 'password']);
    expect((await change({ password: 'Drittes3', old_password: NEW }, second)).status).toBe(200);
    expect(refused(await prove({ password: NEW }, second))).toEqual([400, 'old_password_wrong', 'password']);
    expect(refused(await prove({ password: 'Drittes3' }, second))).toEqual([
      ...[400, 'password_too_new', 'password'],
    ]);
    world.setClock('2026-11-21T09:00:01Z');
    expect((await prove({ password: 'Drittes3' }, second)).status).toBe(200);
    await deleteExpiredSessions(world.owner, new Date('2026-11-21T09:00:01Z'));
    expect(await world.sql('select from former_passwords')).toEqual([]);
  });

  it('[ACCT-10] nor by a factor that is added after it, whatever is switched on meanwhile', async () => {
    await world.setFeatures('alpha', ['security']);
    const second = await login(NEW);
    expect(refused(await prove(await appOf(second), second))).toEqual([400, 'factor_too_new', 'code']);
  });

  it('[ACCT-06] is over with a link for a new one', async () => {
    await world.post(null, '/user/forgot', { email: emailOf('chef') });
    await expect.poll(async () => (await told()).length).toBe(2);
    const code = codeIn((await mails(world))[1]);
    expect((await world.post(null, '/user/reset', { code, password: 'Drittes3' })).status).toBe(200);
    expect((await prove({ password: 'Drittes3' }, await login('Drittes3'))).status).toBe(200);
    expect((await told()).at(-1)).toEqual(['password_changed', 13]);
  });

  it('[ACCT-10] the person is told, in the app where it has notices', async () => {
    expect(await told()).toEqual([['password_changed', 13]]);
    await world.setFeatures('alpha', ['notices']);
    await change({ password: 'Drittes3' });
    const { body } = await world.call(null, 'GET', '/notice', undefined, { headers: { authorize: open } });
    expect(body).toMatchObject([
      { title: 'Ihr Passwort wurde geändert', text: expect.stringContaining('20.11.2026, 10:00') },
    ]);
  });
});

it('[ACCT-10] with the present one, or the proof before, a new password proves at once', async () => {
  await change({ old_password: OLD });
  expect((await prove({ password: NEW })).status).toBe(200);
  await change({ password: 'Drittes3' });
  expect((await prove({ password: 'Drittes3' })).status).toBe(200);
});

describe('an e-mail that an admin changes for the own account', () => {
  const another = (token = open) => by(token, 'PUT', '/user/13', { email: 'fremd@boese.example' });
  beforeEach(() => world.sql('update users set job_id = null where id = 13'));

  it('[ACCT-10] needs the proof where accounts are secured', async () => {
    await world.setFeatures('alpha', ['security']);
    expect(refused(await another())).toEqual([403, 'proof_needed']);
    await prove({ password: OLD });
    expect((await another()).status).toBe(200);
  });

  it('[ACCT-07] elsewhere brings no password that proves, by a link that is sent there', async () => {
    expect((await another()).status).toBe(200);
    await world.post(null, '/user/forgot', { email: 'fremd@boese.example' });
    await expect.poll(async () => (await told()).map(([kind]) => kind)).toContain('password_reset');
    const code = codeIn((await mails(world)).find(({ kind }) => kind === 'password_reset'));
    expect((await world.post(null, '/user/reset', { code, password: NEW })).status).toBe(200);
    const answer = await world.post<string>(null, '/user/login', {
      email: 'fremd@boese.example',
      password: NEW,
    });
    expect(refused(await prove({ password: NEW }, answer.body))).toEqual([
      ...[400, 'password_too_new', 'password'],
    ]);
  });
});

/** An app that was added in this session, and its next code. */
async function appOf(token: string): Promise<{ code: string }> {
  const { body } = await world.call<{ key: string }>(
    null,
    'POST',
    '/user/factor/app',
    {},
    {
      headers: { authorize: token },
    },
  );
  const code = appCode(body.key, NOW);
  expect((await by(token, 'POST', '/user/factor/app/confirm', { code })).status).toBe(200);
  world.setClock('2026-11-20T09:01:00Z');
  return { code: appCode(body.key, '2026-11-20T09:01:00Z') };
}

describe('a second factor', () => {
  beforeEach(() => world.setFeatures('alpha', ['security']));

  it('[ACCT-10] that was added in an open session proves nothing before the next day, and its person is told', async () => {
    const code = await appOf(open);
    expect(refused(await prove(code))).toEqual([400, 'factor_too_new', 'code']);
    expect(await told()).toEqual([['factor_added', 13]]);
    await world.sql(`update second_factors set proves_from = '2026-11-20T09:00:59Z'`);
    expect((await prove(code)).status).toBe(200);
  });

  it('[ACCT-10] right after the login, or with the proof, proves at once', async () => {
    const fresh = await login(OLD);
    expect((await prove(await appOf(fresh), fresh)).status).toBe(200);
    await world.sql('truncate second_factors, recovery_codes');
    await world.sql('update users set has_factor = false');
    world.setClock(NOW);
    await prove({ password: OLD });
    expect((await prove(await appOf(open))).status).toBe(200);
  });
});

it('[ACCT-10] a new admin needs the proof where changing the access of others does', async () => {
  await world.sql(`insert into jobs (id, company_id, job_title) values (20001, 1, 'Zimmerei')`);
  const lea = { job: 20_001, first_name: 'Lea', name: 'Neu', email: 'lea@beispiel.example', setAdmin: 1 };
  await world.sql(`insert into company_settings (company_id, feature, value, created_at, created_by)
    values (1, 'login', '{"proof_admin": true}', now(), 13)`);
  expect(refused(await by(open, 'POST', '/user', lea))).toEqual([403, 'proof_needed']);
  expect((await by(open, 'POST', '/user', { ...lea, setAdmin: 0 })).status).toBe(200);
});

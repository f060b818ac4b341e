import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { appCode } from '../../../test/app-code.ts';
import { codeIn, MAILING, mails } from '../../../test/mails.ts';
import { emailOf, type Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const NOW = '2026-11-20T09:00:00Z';
const MAX = 'max.m@alpha';

let world: World;
beforeAll(async () => {
  world = await World.start(NOW, MAILING);
  await world.sql(`insert into jobs (id, company_id, job_title) values (20001, 1, 'Zimmerei')`);
});
beforeEach(async () => {
  world.setClock(NOW);
  await world.sql('truncate login_failures, codes, outbox, second_factors, challenges');
  await world.sql(`delete from users where email like '%@alpha' or email like 'max@%'`);
  await world.sql('delete from company_settings');
});
afterAll(() => world?.close());

const set = (short_name: string, who: Person = 'chef') =>
  world.put(who, '/company/settings/login', { value: { short_name } });
const hire = (email: string) =>
  world.post<{ id: number; email: string; version: number }>('chef', '/user', {
    ...{ first_name: 'Max', name: 'Muster', email, job: 20_001 },
  });
const hired = async () => (await hire(MAX)).body.id;
const codeFor = async (id: number, what: 'invite' | 'reset') =>
  (await world.post<{ code: string; expires_at: string }>('chef', `/user/${id}/${what}`)).body;
const register = (code?: string) =>
  world.post(null, '/user/register', { email: MAX, password: 'Abc123', ...(code && { code }) });
const login = (email = MAX, password = 'Abc123') => world.post(null, '/user/login', { email, password });
const wrongEmail = [400, 'invalid_input', 'email'];

describe('a login name', () => {
  it('[IMP-13] [WORK-09] stands for an e-mail where the company has a short name, with that one alone', async () => {
    expect(refused(await hire(MAX))).toEqual(wrongEmail);
    expect(refused(await world.put('chef', '/user/12', { email: MAX }))).toEqual(wrongEmail);
    expect((await set('alpha')).status).toBe(200);
    for (const other of [
      'max.m@beta',
      'ab@alpha',
      `${'x'.repeat(41)}@alpha`,
      'max m@alpha',
      'mäx@alpha',
      '@alpha',
    ])
      expect(refused(await hire(other)), other).toEqual(wrongEmail);
    expect(refused(await hire(''))).toEqual([400, 'fields_missing', 'email']);
    const { body } = await hire(' MAX.M@Alpha ');
    expect(body.email).toBe(MAX);
    expect(refused(await hire(MAX))).toEqual([409, 'email_taken', 'email']);
    expect((await world.get('chef', `/user/email/${MAX}`)).body).toMatchObject({ id: body.id });
  });

  it('[IMP-13] [IMP-12] registers with the invitation alone, however open the company is, and logs in', async () => {
    await set('alpha');
    const id = await hired();
    expect(refused(await register())).toEqual([400, 'registration_failed']);
    const { code, expires_at } = await codeFor(id, 'invite');
    expect(expires_at).toBe('2026-12-04T09:00:00.000Z');
    expect(refused(await login())).toEqual([401, 'login_failed']);
    expect(await register(code)).toMatchObject({ status: 200, body: true });
    expect(refused(await register(code))).toEqual([400, 'registration_failed']);
    expect((await login(' Max.M@ALPHA ')).status).toBe(200);
    expect(await mails(world)).toEqual([]);
  });

  it('[IMP-13] [ACCT-06] gets no mail: a new password comes by the link of an admin, good as long as a letter lies about', async () => {
    await set('alpha');
    const id = await hired();
    expect(refused(await world.post('chef', `/user/${id}/invite`, { mail: true }))).toEqual([
      409,
      'no_address',
    ]);
    expect(await world.sql('select from codes')).toEqual([]);
    await world.sql('update users set password_hash = $1 where id = $2', [quickHash('Altes123'), id]);
    const { code, expires_at } = await codeFor(id, 'reset');
    expect(expires_at).toBe('2026-12-04T09:00:00.000Z');
    // Anybody may ask: the link of the letter is not ended by it.
    const forgot = await world.post(null, '/user/forgot', { email: MAX });
    expect(forgot).toMatchObject({ status: 200, body: true });
    await world.post(null, '/user/forgot', { email: 'niemand@alpha' });
    // Both have been seen to: each counts by e-mail and network, and by network.
    await expect.poll(async () => (await world.sql('select from login_failures')).length).toBe(4);
    expect((await world.post(null, '/user/code', { code })).body).toMatchObject({ email: MAX });
    const reset = await world.post(null, '/user/reset', { code, password: 'Neues123' });
    expect(reset).toMatchObject({ status: 200 });
    expect((await login(MAX, 'Neues123')).status).toBe(200);
    expect(await mails(world)).toEqual([]);
    expect(await world.sql('select from codes')).toHaveLength(1);
  });

  it('[IMP-13] becomes an e-mail, and an e-mail a login name, without a confirmation that nobody could read', async () => {
    await world.put('chef', '/company/settings/login', {
      value: { short_name: 'alpha', email_confirm: true },
    });
    await world.sql('update users set password_hash = $1 where id = 12', [quickHash('Abc123')]);
    expect((await world.put('chef', '/user/12', { email: 'bert@alpha' })).body).toMatchObject({
      email: 'bert@alpha',
    });
    expect((await mails(world)).map(({ kind, address }) => [kind, address])).toEqual([
      ['email_changed', emailOf('bert')],
    ]);
    await world.sql('truncate outbox');
    expect((await world.put('chef', '/user/12', { email: emailOf('bert') })).body).toMatchObject({
      email: 'bert@alpha',
      pending_email: emailOf('bert'),
    });
    expect((await mails(world)).map(({ kind, address }) => [kind, address])).toEqual([
      ['email_change', emailOf('bert')],
    ]);
    await world.sql('update users set email = $1, pending_email = null where id = 12', [emailOf('bert')]);
  });

  it('[IMP-13] [ACCT-07] gives way to an e-mail that somebody confirms, without a link back that nobody would get', async () => {
    await world.sql(`update users set email = 'bert@alpha', password_hash = 'x' where id = 12`);
    await world.post('bert', '/user/email', { email: 'neu@beispiel.example' });
    const [mail] = await mails(world);
    expect(mail?.address).toBe('neu@beispiel.example');
    const confirmed = await world.post(null, '/user/email/confirm', { code: codeIn(mail) });
    expect(confirmed.body).toEqual({ email: 'neu@beispiel.example' });
    expect(await mails(world)).toHaveLength(1);
    expect(await world.sql(`select from codes where kind = 'email_undo'`)).toEqual([]);
    await world.sql('update users set email = $1 where id = 12', [emailOf('bert')]);
  });
});

describe('a login name and a second factor', () => {
  const asked = <T>(authorize: string, path: string, body: object) =>
    world.call<T>(null, 'POST', path, body, { headers: { authorize } });
  const second = (challenge: string, given: object) =>
    world.post<string>(null, '/user/login/second', { challenge, ...given });

  it('[IMP-13] [MFA-03] is asked for it after the password, and the app shows whose it is', async () => {
    await world.setFeatures('alpha', ['security']);
    await set('alpha');
    await register((await codeFor(await hired(), 'invite')).code);
    const session = String((await login()).body);
    await asked(session, '/user/proof', { password: 'Abc123' });
    const { body: app } = await asked<{ key: string; uri: string }>(session, '/user/factor/app', {});
    expect(decodeURIComponent(app.uri)).toContain(MAX);
    const code = appCode(app.key, NOW);
    const { body: added } = await asked<{ codes: string[] }>(session, '/user/factor/app/confirm', { code });
    world.setClock('2026-11-20T09:01:00Z');
    expect(refused(await login(MAX, 'Falsch12'))).toEqual([401, 'login_failed']);
    const answer = await login();
    expect(refused(answer)).toEqual([401, 'second_factor_needed']);
    const { challenge } = answer.body as { challenge: string };
    expect(refused(await second(challenge, { code: '000000' }))).toEqual([
      400,
      'second_factor_wrong',
      'code',
    ]);
    expect((await second(challenge, { recovery: added.codes[0] })).status).toBe(200);
  });

  it('[IMP-13] [MFA-06] is limited where everybody needs one, and so are its tokens', async () => {
    await world.setFeatures('alpha', ['security', 'audit', 'tokens']);
    const value = { short_name: 'alpha', second_factor: 'all', second_factor_from: '2026-12-04' };
    expect((await world.put('chef', '/company/settings/login', { value })).status).toBe(200);
    world.setClock('2026-12-03T09:00:00Z');
    await register((await codeFor(await hired(), 'invite')).code);
    const session = String((await login()).body);
    await asked(session, '/user/proof', { password: 'Abc123' });
    const body = { name: 'Excel', scopes: ['timesheet:read'], days: 30 };
    const { token } = (await asked<{ token: string }>(session, '/user/token', body)).body;
    const read = (authorize: string) =>
      world.call(null, 'GET', '/timesheet/workingtime', undefined, { headers: { authorize } });
    for (const one of [session, token]) expect((await read(one)).status).toBe(200);
    world.setClock('2026-12-04T09:00:00Z');
    for (const one of [session, token])
      expect(refused(await read(one))).toEqual([403, 'second_factor_setup']);
  });
});

describe('the short name of a company', () => {
  it('[IMP-13] [SET-62] has no point, is of one company alone, and is not what anonymised people are called by', async () => {
    for (const odd of ['a', 'x'.repeat(21), 'alpha.gmbh', 'a b', 'älpha', 'invalid'])
      expect(refused(await set(odd)), odd).toEqual([400, 'invalid_input', 'short_name']);
    expect((await set(' Alpha ')).body).toMatchObject({ login: { value: { short_name: 'alpha' } } });
    expect(refused(await set('alpha', 'olga'))).toEqual([409, 'short_name_taken', 'short_name']);
    expect((await set('beta', 'olga')).status).toBe(200);
    expect((await set('', 'olga')).status).toBe(200);
    expect((await set('')).status).toBe(200);
  });

  it('[IMP-13] [MFA-05] lets the login page say what goes there, of whichever company it is', async () => {
    const offered = async () => (await world.get<{ names: boolean }>(null, '/login-options')).body.names;
    expect(await offered()).toBe(false);
    await set('beta', 'olga');
    expect(await offered()).toBe(true);
    await set('', 'olga');
    expect(await offered()).toBe(false);
  });

  it('[IMP-13] of two companies at once one gets it', async () => {
    const race = await Promise.all([set('gamma'), set('gamma', 'olga')]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[IMP-13] stays while somebody logs in with it', async () => {
    await set('alpha');
    const id = await hired();
    for (const other of ['', 'anders'])
      expect(refused(await set(other))).toEqual([409, 'short_name_used', 'short_name']);
    expect((await set('alpha')).status).toBe(200);
    await world.put('chef', `/user/${id}`, { email: 'max@beispiel.example' });
    expect((await set('')).status).toBe(200);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '@stundenbuch/domain/sides/session/contract';
import type { MadeProgramToken, ProgramToken } from '@stundenbuch/domain/sides/tokens/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { ledTeam } from '../../../test/led-team.ts';
import { emailOf, type Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { sentBy } from '../../../test/sent.ts';
import { tokenOf } from '../../../test/tokens.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { type RunningServer, startServer } from '../../server.ts';

const NOON = '2026-11-20T11:00:00Z';

let world: World;
/** A second process on the same database. */
let other: RunningServer;
beforeAll(async () => {
  world = await World.start(NOON, { SESSION_BINDING: 'on' });
  const key = 'a-key-that-only-the-tests-know-0123456789';
  const same = {
    SECRETS_KEY: key,
    DATABASE_URL: world.databaseUrl,
    JWT_SECRET: World.secret,
    PORT: '0',
    DEMO: 'off',
  };
  const env = { ...same, LOG_LEVEL: 'silent', SESSION_BINDING: 'on' };
  other = await startServer(env, { clock: Clock.fixed(NOON), quiet: true });
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});
beforeEach(async () => {
  world.setClock(NOON);
  for (const table of ['changes', 'unsealed_changes', 'entries', 'notices', 'job_runs', 'company_settings'])
    await world.sql(`delete from ${table}`);
  await world.sql(`delete from sessions where kind = 'token'`);
  await world.sql(`update users set active = true, password_hash = null,
    role = case when id in (12, 13, 22) then 2 when id = 14 then 4 else 1 end`);
  await world.sql('update companies set locked_at = null');
  await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences', 'inventory']);
  for (const company of ['alpha', 'beta'] as const) await world.setFeatures(company, ['audit', 'tokens']);
});

const READ_TIMES = ['timesheet:read'];
const make = (who: Person, scopes = READ_TIMES, days = 30, name = 'Excel') =>
  world.post<MadeProgramToken>(who, '/user/token', { name, scopes, days });
const made = async (...given: Parameters<typeof make>) => (await make(...given)).body;
const as = (authorize: string, method: string, path: string, body?: unknown) =>
  world.call(null, method, path, body, { headers: { authorize } });
/** Of the other process. */
const elsewhere = async (token: string, path = '/timesheet/workingtime') => {
  const answer = await fetch(`${other.url}/api${path}`, { headers: { authorize: token } });
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
};
const TIMES = { day: '2026-11-19', start_time: '08:00', end_time: '16:00', break: 0, hours: 8 };

describe('a token for a program', () => {
  it('[TOK-01] is shown once, of it a hash is stored, and it is listed without it', async () => {
    const { token, ...rest } = await made(
      'anna',
      ['timesheet:read', 'inventory:read', 'timesheet:read'],
      365,
    );
    expect(token).toMatch(/^stb_[0-9A-Za-z]{46}$/);
    const { body } = await world.get<ProgramToken[]>('anna', '/user/token');
    expect(body).toEqual([rest]);
    expect(rest).toMatchObject({
      name: 'Excel',
      scopes: ['inventory:read', 'timesheet:read'],
      created_at: '2026-11-20T11:00:00.000Z',
      expires_at: '2027-11-20T11:00:00.000Z',
      seen_at: null,
    });
    const stored = JSON.stringify([
      await world.sql('select * from sessions'),
      await world.sql('select * from changes'),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.slice(4, 44));
    expect(world.log.join('')).not.toContain(token);
  });

  it('[TOK-01] stands in no log of the proxy of the guide', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
    const formats = guide.match(/^log_format .*$/gm) ?? [];
    expect(formats).not.toEqual([]);
    for (const format of formats) expect(format).not.toMatch(/\$(http_|sent_http_|request_headers)/);
    expect(guide).toMatch(/never log \$http_authorize or \$http_authorization/);
  });

  it('[TOK-01] comes in either header, and is noted as used', async () => {
    const { token } = await made('anna');
    expect((await as(token, 'GET', '/timesheet/workingtime')).status).toBe(200);
    const bearer = await world.call(null, 'GET', '/timesheet/workingtime', undefined, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(bearer.status).toBe(200);
    await expect
      .poll(async () => (await world.get<ProgramToken[]>('anna', '/user/token')).body[0]?.seen_at)
      .toBe('2026-11-20T11:00:00.000Z');
    // The token of a login is for the page alone.
    const login = { headers: { authorization: `Bearer ${await world.token('anna')}` } };
    expect(refused(await world.call(null, 'GET', '/timesheet/workingtime', undefined, login))).toEqual([
      401,
      'unauthenticated',
    ]);
  });

  it('[TOK-01] that is cut off or mistyped costs no query', async () => {
    const { token } = await made('anna');
    const wrong = [token.slice(0, -1), `${token.slice(0, 10)}é${token.slice(11)}`, `${token}0`, 'stb_'];
    const last = token.at(-1) === '0' ? '1' : '0';
    wrong.push(`${token.slice(0, -1)}${last}`);
    for (const one of wrong.filter((text) => /^[\x20-\x7e]+$/.test(text))) {
      const statements = await sentBy(async () => {
        expect(refused(await as(one, 'GET', '/timesheet/workingtime'))).toEqual([401, 'unauthenticated']);
      });
      expect(statements).toEqual([]);
    }
    const unknown = await sentBy(async () => {
      await world.sql(`delete from sessions where kind = 'token'`);
      expect(refused(await as(token, 'GET', '/timesheet/workingtime'))).toEqual([401, 'unauthenticated']);
    });
    expect(unknown).not.toEqual([]);
  });

  it('[TOK-01] is refused in words: what it may, for how long, the twenty-first', async () => {
    expect(refused(await make('anna', []))).toEqual([400, 'scopes_missing', 'scopes']);
    expect(refused(await make('anna', ['session:read']))).toEqual([400, 'invalid_input', 'scopes']);
    expect(refused(await make('anna', ['dach:read']))).toEqual([400, 'invalid_input', 'scopes']);
    expect(refused(await make('anna', ['timesheet:delete']))).toEqual([400, 'invalid_input', 'scopes']);
    for (const days of [0, 366])
      expect(refused(await make('anna', READ_TIMES, days))).toEqual([400, 'token_days', 'days']);
    expect(refused(await make('anna', READ_TIMES, 1, ''))).toEqual([400, 'fields_missing', 'name']);
    for (let n = 0; n < 19; n++) expect((await make('anna')).status).toBe(200);
    const both = await Promise.all([make('anna'), make('anna')]);
    expect(both.map(refused).toSorted()).toEqual([
      [200, undefined],
      [409, 'token_limit'],
    ]);
    expect((await make('bert')).status).toBe(200);
    // What has ended no longer counts.
    world.setClock('2026-12-21T12:00:00Z');
    expect((await make('anna')).status).toBe(200);
  });

  it('[TOK-01] needs the proof that somebody is there, and an own session', async () => {
    await world.sql('update sessions set proved_at = null where user_id = 11');
    expect(refused(await make('anna'))).toEqual([403, 'proof_needed']);
    await world.sql(`update sessions set proved_at = '2040-01-01' where user_id = 11`);
    const { token, id } = await made('anna', ['timesheet:read', 'admin:write']);
    const body = { name: 'Zweiter', scopes: READ_TIMES, days: 1 };
    expect(refused(await as(token, 'POST', '/user/token', body))).toEqual([403, 'scope_missing']);
    expect(refused(await as(token, 'GET', '/user/token'))).toEqual([403, 'scope_missing']);
    expect(refused(await as(token, 'DELETE', `/user/token/${id}`))).toEqual([403, 'scope_missing']);
  });

  it('[TOK-01] is its person’s: no one else lists or deletes it', async () => {
    const { id, token } = await made('anna');
    expect((await world.get('bert', '/user/token')).body).toEqual([]);
    for (const who of ['bert', 'chef', 'otto'] as const)
      expect(refused(await world.delete(who, `/user/token/${id}`))).toEqual([404, 'not_found']);
    expect((await world.delete('anna', `/user/token/${id}`)).body).toEqual({ id });
    expect(refused(await world.delete('anna', `/user/token/${id}`))).toEqual([404, 'not_found']);
    expect(refused(await as(token, 'GET', '/timesheet/workingtime'))).toEqual([401, 'unauthenticated']);
  });

  it('[TOK-01] [ACCT-09] is no device: neither listed, nor ended with the others, nor pushed out by logins', async () => {
    await world.setFeatures('alpha', ['audit', 'tokens', 'security']);
    const { id, token } = await made('bert');
    const devices = (await world.get<Device[]>('bert', '/user/session')).body;
    expect(devices.map((device) => device.id)).not.toContain(id);
    expect(refused(await world.delete('bert', `/user/session/${id}`))).toEqual([404, 'not_found']);
    await world.delete('bert', '/user/session');
    await world.sql('update users set password_hash = $1 where id = 12', [quickHash('Richtig1')]);
    // Of somebody whose logins are all younger than the token.
    world.setClock('2026-11-20T11:05:00Z');
    const login = { email: emailOf('bert'), password: 'Richtig1' };
    for (let n = 0; n < 22; n++) expect((await world.post(null, '/user/login', login)).status).toBe(200);
    expect((await as(token, 'GET', '/timesheet/workingtime')).status).toBe(200);
    // Nor is its person told of a device, whatever the program calls itself.
    await expect
      .poll(
        async () =>
          (await world.sql('select from sessions where id = $1 and seen_at is not null', [id])).length,
      )
      .toBe(1);
    expect(await world.sql('select from sessions where id = $1 and agent is not null', [id])).toEqual([]);
  });
});

describe('what a token may', () => {
  it('[TOK-02] reads by GET and writes by the rest, of the modules that it names', async () => {
    const [reads, writes] = [await made('anna'), await made('anna', ['timesheet:write'])];
    expect((await as(reads.token, 'GET', '/timesheet/workingtime')).status).toBe(200);
    expect(refused(await as(reads.token, 'POST', '/timesheet/workingtime', TIMES))).toEqual([
      403,
      'scope_missing',
    ]);
    expect(refused(await as(reads.token, 'GET', '/inventory'))).toEqual([403, 'scope_missing']);
    expect((await as(writes.token, 'POST', '/timesheet/workingtime', TIMES)).status).toBe(200);
    expect(refused(await as(writes.token, 'GET', '/timesheet/workingtime'))).toEqual([403, 'scope_missing']);
  });

  it('[TOK-02] is never more than its person may: role, flags, what is the company’s', async () => {
    const { token } = await made('anna', ['admin:read', 'admin:write', 'inventory:read', 'timesheet:read']);
    expect(refused(await as(token, 'GET', '/user'))).toEqual([403, 'forbidden']);
    await world.setFlags('alpha', ['timebooking']);
    expect(refused(await as(token, 'GET', '/inventory'))).toEqual([403, 'module_off']);
    await world.setFeatures('alpha', ['audit']);
    expect(refused(await as(token, 'GET', '/timesheet/workingtime'))).toEqual([403, 'feature_off']);
    expect(refused(await world.get('anna', '/user/token'))).toEqual([403, 'feature_off']);
    await world.setFeatures('alpha', ['audit', 'tokens']);
    expect((await as(token, 'GET', '/timesheet/workingtime')).status).toBe(200);
  });

  it('[TOK-02] of a reader reads alone', async () => {
    expect(refused(await make('lena', ['admin:read', 'admin:write']))).toEqual([
      400,
      'scopes_reading',
      'scopes',
    ]);
    const { token } = await made('lena', ['admin:read']);
    expect((await as(token, 'GET', '/user')).status).toBe(200);
    // Whoever became a reader writes no more.
    const writing = await made('chef', ['inventory:write']);
    await world.sql('update users set role = 4 where id = 13');
    expect(refused(await as(writing.token, 'POST', '/inventory', { name: 'Leiter' }))).toEqual([
      403,
      'forbidden',
    ]);
  });

  it('[TOK-02] [TEAM-12] of a lead writes for the people of the team as long as the lead does', async () => {
    await world.setFeatures('alpha', ['audit', 'office', 'teams', 'tokens']);
    await ledTeam(world, ['hours', 'correct']);
    await world.sql('update users set role = 1 where id = 12');
    const token = await tokenOf(world, 'bert', 'timesheet:write');
    const write = (day: string) =>
      as(token, 'POST', '/timesheet/workingtime', { ...TIMES, day, user: 11, reason: 'Nachtrag' });
    expect((await write('2026-11-18')).status).toBe(200);
    await world.sql(`update team_leads set ends_on = '2026-11-19'`);
    expect(refused(await write('2026-11-17'))).toEqual([403, 'forbidden']);
  });

  it('[TOK-02] is limited like its person until there is a second factor', async () => {
    const { token } = await made('anna');
    await world.sql(`update sessions set factor_from = '2026-11-01' where user_id = 11`);
    expect(refused(await as(token, 'GET', '/timesheet/workingtime'))).toEqual([403, 'second_factor_setup']);
    await world.sql('update sessions set factor_from = null');
  });

  it('[TOK-02] of a global admin ends at the own company', async () => {
    await world.setFeatures('office', ['audit', 'tokens']);
    const { token } = await made('gero', ['admin:read', 'admin:write']);
    expect(refused(await as(token, 'GET', '/company/all'))).toEqual([403, 'scope_missing']);
    expect(refused(await as(token, 'GET', '/user/all/1'))).toEqual([403, 'forbidden']);
    expect(refused(await as(token, 'POST', '/company', { name: 'Neu' }))).toEqual([403, 'scope_missing']);
  });

  it('[TOK-02] is no way to somebody’s account: e-mail, role, invitation, deletion, protection', async () => {
    const { token } = await made('chef', ['admin:read', 'admin:write']);
    expect((await as(token, 'PUT', '/user/11', { name: 'Neu' })).status).toBe(200);
    for (const access of [{ email: 'fremd@beispiel.example' }, { setAdmin: 1 }])
      expect(refused(await as(token, 'PUT', '/user/11', access))).toEqual([403, 'scope_missing']);
    expect(refused(await as(token, 'DELETE', '/user/11'))).toEqual([403, 'scope_missing']);
    expect(refused(await as(token, 'POST', '/user/11/invite', {}))).toEqual([403, 'scope_missing']);
    await world.setFeatures('alpha', ['audit', 'tokens', 'security']);
    const off = await as(token, 'POST', '/company/features', { feature: 'security', on: false });
    expect(refused(off)).toEqual([403, 'scope_missing']);
  });

  it('[TOK-02] a write is refused from a page of another site, and the limits are those of a session', async () => {
    const { token } = await made('anna', ['timesheet:write']);
    const foreign = { headers: { authorize: token, 'sec-fetch-site': 'cross-site' } };
    expect(refused(await world.call(null, 'POST', '/timesheet/workingtime', TIMES, foreign))).toEqual([
      403,
      'cross_site',
    ]);
  });
});

describe('a token in another process', () => {
  const changes: [string, string, unknown[]][] = [
    ['it is revoked', `delete from sessions where kind = 'token'`, [401, 'unauthenticated']],
    [
      'it may less',
      `update sessions set scopes = '{inventory:read}' where kind = 'token'`,
      [403, 'scope_missing'],
    ],
    [
      'it is none',
      `update sessions set kind = 'login', scopes = '{}' where kind = 'token'`,
      [200, undefined],
    ],
    ['its person is inactive', 'update users set active = false where id = 11', [401, 'unauthenticated']],
    ['the flag is off', `update companies set permission = '0000000000' where id = 1`, [403, 'module_off']],
    ['the feature is off', `update companies set features = '{audit}' where id = 1`, [403, 'feature_off']],
    [
      'a factor is due',
      `update sessions set factor_from = '2026-11-01' where user_id = 11`,
      [403, 'second_factor_setup'],
    ],
  ];

  it.each(changes)('[DCN-03] obeys at its next call once %s', async (_, statement, outcome) => {
    const { token } = await made('anna');
    // From here on both know it.
    expect(await elsewhere(token)).toEqual([200, undefined]);
    expect(await elsewhere(token)).toEqual([200, undefined]);
    await world.sql(statement);
    expect(await elsewhere(token)).toEqual(outcome);
    await world.sql(`delete from sessions where kind = 'token'`);
    await world.sql(`update sessions set factor_from = null`);
    await world.sql(`delete from sessions where user_id = 11 and created_at > '2026-02-01'`);
  });

  it('[DCN-03] obeys at its next call once its person has deleted it, or become a reader', async () => {
    const { id, token } = await made('chef', ['admin:read', 'timesheet:read']);
    expect(await elsewhere(token, '/calendar/2026')).toEqual([403, 'feature_off']);
    expect(await elsewhere(token)).toEqual([200, undefined]);
    await world.sql('update users set role = 4 where id = 13');
    expect(await elsewhere(token)).toEqual([403, 'forbidden']);
    await world.sql('update users set role = 2 where id = 13');
    expect(await elsewhere(token)).toEqual([200, undefined]);
    await world.delete('chef', `/user/token/${id}`);
    expect(await elsewhere(token)).toEqual([401, 'unauthenticated']);
  });
});

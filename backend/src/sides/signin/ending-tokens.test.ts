import type { MadeProgramToken } from '@stundenbuch/domain/sides/tokens/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installationOf } from '../../../test/installation.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Schedule } from '../../mail/schedule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { tables } from '../../platform/database/entities.ts';
import { Rounds } from '../../platform/rounds.ts';
import { EndingTokens } from './ending-tokens.ts';

const NOON = '2026-11-20T11:00:00Z';

let world: World;
beforeAll(async () => {
  world = await World.start(NOON);
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock(NOON);
  for (const table of ['changes', 'unsealed_changes', 'entries', 'notices', 'outbox', 'job_runs'])
    await world.sql(`delete from ${table}`);
  await world.sql(`delete from sessions where kind = 'token'`);
  await world.sql('delete from changes');
  await world.sql('update users set active = true, password_hash = null');
  for (const company of ['alpha', 'beta'] as const) await world.setFeatures(company, ['audit', 'tokens']);
});

const READ_TIMES = ['timesheet:read'];
const made = async (who: Person, scopes = READ_TIMES, days = 30, name = 'Excel') =>
  (await world.post<MadeProgramToken>(who, '/user/token', { name, scopes, days })).body;
const as = (authorize: string, method: string, path: string, body?: unknown) =>
  world.call(null, method, path, body, { headers: { authorize } });
const TIMES = { day: '2026-11-19', start_time: '08:00', end_time: '16:00', break: 0, hours: 8 };

describe('the end of a token', () => {
  it('[TOK-03] comes with its day, with the password, with inactivity and with the lock of the company', async () => {
    const opens = async (token: string) => (await as(token, 'GET', '/timesheet/workingtime')).status;
    const first = await made('anna', READ_TIMES, 1);
    world.setClock('2026-11-21T11:00:00Z');
    expect(await opens(first.token)).toBe(401);
    world.setClock(NOON);
    const second = await made('anna');
    expect((await world.post('anna', '/user/pwupdate', { password: 'Neues-1234' })).status).toBe(200);
    expect(await opens(second.token)).toBe(401);
    const third = await made('bert');
    for (const active of [0, 1]) {
      expect((await world.put('chef', '/user/12', { active })).status).toBe(200);
      expect(await opens(third.token)).toBe(401);
    }
    expect(await world.sql(`select from sessions where kind = 'token'`)).toEqual([]);
  });

  it('[TOK-03] comes with inactivity, whatever has made the person inactive', async () => {
    expect((await made('anna')).token).toBeDefined();
    await world.sql('update users set active = false where id = 11');
    await world.sql('update users set active = true where id = 11');
    expect(await world.sql(`select from sessions where kind = 'token'`)).toEqual([]);
  });

  it('[TOK-03] comes with a link for a new password', async () => {
    const { token } = await made('bert');
    await world.sql('update users set password_hash = $1 where id = 12', [quickHash('Richtig1')]);
    const { body } = await world.post<{ code: string }>('chef', '/user/12/reset');
    const answer = await world.post(null, '/user/reset', { code: body.code, password: 'Neues-1234' });
    expect(answer.status).toBe(200);
    expect((await as(token, 'GET', '/timesheet/workingtime')).status).toBe(401);
  });

  it('[TOK-03] is told seven days before, once, whether or not the company has notices', async () => {
    await world.setFeatures('alpha', ['audit', 'tokens', 'notices']);
    await made('anna', READ_TIMES, 30, 'Tabelle');
    await made('bert', READ_TIMES, 5, 'Kurz');
    await made('otto', READ_TIMES, 30, 'Ohne');
    const told = () => world.sql('select user_id, kind, data from notices order by id');
    const database = await Database.open(world.databaseUrl, 2, tables);
    let now = 0;
    const clock = new Clock(() => now);
    const installation = installationOf({
      SMTP_URL: 'smtp://127.0.0.1:2',
      MAIL_FROM: 'a@b.example',
      PUBLIC_URL: 'https://x.example',
    });
    const schedule = new Schedule(database, clock, new Rounds(installation));
    new EndingTokens(schedule, new NoticeWriter(installation, clock));
    const roundAt = async (instant: string) => {
      now = Date.parse(instant);
      await schedule.round();
      return (await told()).length;
    };
    expect(await roundAt('2026-12-12T07:00:00Z')).toBe(0);
    expect(await roundAt('2026-12-13T05:00:00Z')).toBe(0);
    // No process ran on the day itself.
    expect(await roundAt('2026-12-14T07:00:00Z')).toBe(1);
    expect(await told()).toEqual([
      { user_id: 11, kind: 'token_ending', data: { name: 'Tabelle', day: '2026-12-20' } },
    ]);
    expect(await roundAt('2026-12-15T07:00:00Z')).toBe(1);
    const mails = await world.sql(`select user_id from outbox where kind = 'token_ending' order by user_id`);
    expect(mails).toEqual([{ user_id: 11 }, { user_id: 21 }]);
    await database.onApplicationShutdown();
  });
});

describe('the log', () => {
  it('[TOK-01] [AUD-01] tells of each token, and with which one something was changed', async () => {
    const { id, token } = await made('anna', ['timesheet:write'], 30, 'Stempel-App');
    const { body } = await as(token, 'POST', '/timesheet/workingtime', TIMES);
    const entry = (body as { id: number }).id;
    expect((await as(token, 'DELETE', `/timesheet/booking/${entry}`)).status).toBe(200);
    expect((await world.post('anna', '/timesheet/workingtime', TIMES)).status).toBe(200);
    await world.delete('anna', `/user/token/${id}`);
    const log = await world.sql(
      `select table_name, op, actor_id, token_name as token, coalesce(after, before) ->> 'name' as name from changes
        where table_name in ('tokens', 'entries') order by id`,
    );
    const by = { actor_id: PEOPLE.anna.id, name: null };
    expect(log).toEqual([
      { table_name: 'tokens', op: 'I', ...by, token: null, name: 'Stempel-App' },
      { table_name: 'entries', op: 'I', ...by, token: 'Stempel-App' },
      { table_name: 'entries', op: 'D', ...by, token: 'Stempel-App' },
      { table_name: 'entries', op: 'I', ...by, token: null },
      { table_name: 'tokens', op: 'D', ...by, token: null, name: 'Stempel-App' },
    ]);
    const shown = await world.get<{ table: string; token?: string }[]>('chef', '/audit/company');
    const entries = shown.body.filter(({ table }) => table === 'entries');
    expect(entries.map((change) => change.token)).toEqual([undefined, 'Stempel-App', 'Stempel-App']);
  });

  it('[AUD-01] says of a token that ended by itself that nobody deleted it', async () => {
    expect((await made('chef', READ_TIMES, 1)).token).toBeDefined();
    await world.sql(`update sessions set expires_at = '2026-01-01' where kind = 'token'`);
    // By whoever comes next, in this company or another.
    await world.sql(
      `with named as materialized (select set_config('app.company', '1', true), set_config('app.person', '11', true))
        delete from sessions using named where kind = 'token'`,
    );
    const log = await world.sql(
      `select actor_id, actor_kind, person_id from changes where table_name = 'tokens' and op = 'D'`,
    );
    expect(log).toEqual([{ actor_id: null, actor_kind: 'system', person_id: 13 }]);
  });
});

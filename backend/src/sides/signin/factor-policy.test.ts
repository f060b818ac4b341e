import type { CurrentCompany } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf, type Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { type RunningServer, startServer } from '../../server.ts';

const NOW = '2026-11-20T09:00:00Z';
const DAY = '2026-12-04';
const BEFORE = '2026-12-03T22:59:00Z';
const FROM = '2026-12-03T23:01:00Z';

let world: World;
let other: RunningServer;
/** Of the other process. */
let instant = NOW;
beforeAll(async () => {
  world = await World.start(NOW);
  const same = {
    DATABASE_URL: world.databaseUrl,
    JWT_SECRET: World.secret,
    SECRETS_KEY: World.secret,
    PORT: '0',
    DEMO: 'off',
    WORKER: 'off',
    LOG_LEVEL: 'silent',
  };
  other = await startServer(same, { clock: new Clock(() => Date.parse(instant)), quiet: true });
});
beforeEach(async () => {
  at(NOW);
  await world.sql('truncate second_factors, recovery_codes, company_settings');
  await world.sql('update users set has_factor = false');
  await world.sql('update users set role = 1 where id = 11');
  await world.sql('update sessions set factor_from = null');
  await world.setFeatures('alpha', ['security']);
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});

function at(now: string): void {
  instant = now;
  world.setClock(now);
}

type Policy = { second_factor: string; second_factor_from?: string | null };
const set = (value: Policy, path = '/company/settings/login', who: Person = 'chef') =>
  world.put(who, path, { value });

/** What a call answers in the other process, which knows the session. */
async function elsewhere(who: Person, path: string) {
  const answer = await fetch(`${other.url}/api${path}`, { headers: { authorize: await world.token(who) } });
  const body = (await answer.json()) as { code?: string };
  return answer.status === 200 ? 'open' : body.code;
}
const OWN = '/timesheet/workingtime';
const company = async (who: Person) => (await world.get<CurrentCompany>(who, '/company/current')).body;
const giveFactor = (id: number) =>
  world.sql(
    `insert into second_factors (company_id, user_id, kind, name, secret, confirmed_at, created_at, created_by)
      values (1, $1, 'totp', 'App', '\\x00', now(), now(), $1)`,
    [id],
  );

describe('the setting', () => {
  it('[MFA-06] announces a day, from which on a session without a factor is limited', async () => {
    expect((await set({ second_factor: 'admins', second_factor_from: DAY })).status).toBe(200);
    at(BEFORE);
    expect(await elsewhere('chef', '/user')).toBe('open');
    expect((await company('chef')).factor_from).toBe(DAY);
    expect((await company('anna')).factor_from).toBeUndefined();
    at(FROM);
    expect(await elsewhere('chef', '/user')).toBe('second_factor_setup');
    expect(await elsewhere('anna', OWN)).toBe('open');
    const write = await world.post('chef', '/company/job', { job_title: 'Dachdecker' });
    expect(write.body).toMatchObject({ message: 'Bitte richten Sie zuerst einen zweiten Faktor ein.' });
    await giveFactor(13);
    expect(await elsewhere('chef', '/user')).toBe('open');
    expect((await company('chef')).factor_from).toBeUndefined();
  });

  it('[MFA-06] is refused for a day that is too near, or missing', async () => {
    expect(refused(await set({ second_factor: 'all', second_factor_from: '2026-12-03' }))).toEqual([
      ...[400, 'second_factor_soon', 'second_factor_from'],
    ]);
    expect(refused(await set({ second_factor: 'all' }))).toEqual([
      ...[400, 'second_factor_day_missing', 'second_factor_from'],
    ]);
    expect(refused(await set({ second_factor: 'some' }))).toEqual([400, 'invalid_input', 'second_factor']);
    expect(await world.sql('select from company_settings')).toEqual([]);
  });

  it('[MFA-06] needs the feature', async () => {
    await world.setFeatures('alpha', []);
    const refusal = await set({ second_factor: 'admins', second_factor_from: DAY });
    expect(refused(refusal)).toEqual([409, 'feature_requires', 'second_factor']);
    await world.setFeatures('alpha', ['security']);
  });

  it('[MFA-06] keeps the admins’ day when all others follow', async () => {
    await set({ second_factor: 'admins', second_factor_from: DAY });
    at(FROM);
    await giveFactor(13);
    expect((await set({ second_factor: 'all', second_factor_from: '2026-12-18' })).status).toBe(200);
    await world.sql('delete from second_factors');
    expect(await elsewhere('chef', '/user')).toBe('second_factor_setup');
    expect(await elsewhere('lena', '/user')).toBe('open');
    at('2026-12-18T09:00:00Z');
    for (const who of ['anna', 'bert', 'lena'] as const)
      expect(await elsewhere(who, '/company/settings')).toBe('second_factor_setup');
    expect(await elsewhere('otto', OWN)).toBe('open');
  });
});

describe('what changes through one process', () => {
  beforeEach(async () => {
    expect((await set({ second_factor: 'admins', second_factor_from: DAY })).body).toMatchObject({});
    at(FROM);
    // From here on the other process has cached the sessions.
    for (const who of ['anna', 'chef'] as const) await elsewhere(who, '/company/current');
  });

  it('[DCN-03] [MFA-06] the next request in another obeys: the role', async () => {
    expect(await elsewhere('anna', OWN)).toBe('open');
    await world.sql('update users set role = 2 where id = 11');
    expect(await elsewhere('anna', OWN)).toBe('second_factor_setup');
    await world.sql('update users set role = 1 where id = 11');
    expect(await elsewhere('anna', OWN)).toBe('open');
  });

  it('[DCN-03] [MFA-06] the factor', async () => {
    expect(await elsewhere('chef', '/user')).toBe('second_factor_setup');
    await giveFactor(13);
    expect(await elsewhere('chef', '/user')).toBe('open');
    await world.sql('delete from second_factors');
    expect(await elsewhere('chef', '/user')).toBe('second_factor_setup');
  });

  it('[DCN-03] [MFA-06] the setting, also by a global admin', async () => {
    await set({ second_factor: 'voluntary' }, '/company/1/settings/login', 'gero');
    expect(await elsewhere('chef', '/user')).toBe('open');
    await world.sql(
      `update company_settings set value = value || '{"second_factor": "all", "second_factor_from": "2026-12-01"}'`,
    );
    expect(await elsewhere('anna', OWN)).toBe('second_factor_setup');
    await world.sql('delete from company_settings');
    expect(await elsewhere('anna', OWN)).toBe('open');
  });

  it('[DCN-03] [MFA-06] the feature', async () => {
    await world.setFeatures('alpha', []);
    expect(await elsewhere('chef', '/user')).toBe('open');
    await world.setFeatures('alpha', ['security']);
    expect(await elsewhere('chef', '/user')).toBe('second_factor_setup');
  });

  it('[MFA-06] a session that begins is limited, and a login is not refused', async () => {
    const PASSWORD = 'Richtig1';
    await world.sql('update users set password_hash = $1 where id = 13', [quickHash(PASSWORD)]);
    const { body } = await world.post<string>(null, '/user/login', {
      email: emailOf('chef'),
      password: PASSWORD,
    });
    const options = { headers: { authorize: body } };
    const list = await world.call(null, 'GET', '/user', undefined, options);
    expect(refused(list)).toEqual([403, 'second_factor_setup']);
    expect((await world.call(null, 'POST', '/user/factor/app', {}, options)).status).toBe(200);
    expect((await world.call(null, 'POST', '/user/logout', undefined, options)).status).toBe(200);
    // 401 alone means that the session is over.
    expect(refused(await world.call(null, 'GET', '/user', undefined, options))).toEqual([
      401,
      'unauthenticated',
    ]);
  });
});

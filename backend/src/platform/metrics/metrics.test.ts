import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { routes } from '../../../test/answers.ts';
import { fillBoth } from '../../../test/every-call/companies.ts';
import { OWN, pathOf } from '../../../test/every-call/ids.ts';
import { emailOf, PEOPLE } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';
import { Database } from '../database/database.ts';
import { RELEASE } from '../release.ts';

const NOW = '2026-11-20T09:00:00Z';
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const backups = mkdtempSync(join(tmpdir(), 'stundenbuch-backups-'));
let world: World;

beforeAll(async () => {
  world = await World.start(NOW, { METRICS_PORT: '0', BACKUP_DIR: backups });
  await fillBoth(world);
  // Names of jobs are the program's, those of the filling are not.
  await world.sql('delete from job_runs');
});
afterAll(async () => {
  await world?.close();
  rmSync(backups, { recursive: true });
});

async function measured(): Promise<string> {
  const answer = await fetch(world.metricsUrl as string);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text();
}

/** The value under a name with its labels, as it is written. */
async function figure(line: string): Promise<number | undefined> {
  const found = (await measured()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1).replace('Inf', 'Infinity'));
}

const answered = (method: string, route: string, status: number) =>
  figure(`stundenbuch_requests_total{method="${method}",route="${route}",status="${status}"}`);

it('[OPS-03] requests are counted by method, pattern and status', async () => {
  const before = (await answered('GET', '/api/notice/count', 401)) ?? 0;
  for (let i = 0; i < 3; i++) await world.get(null, '/notice/count');
  expect(await answered('GET', '/api/notice/count', 401)).toBe(before + 3);
  expect(await figure('stundenbuch_request_seconds_count{method="GET",route="/api/notice/count"}')).toBe(
    before + 3,
  );
  await fetch(`${world.url}/api/anna@beispiel.example`);
  expect(await answered('GET', '/*', 404)).toBe(1);
});

it('[OPS-03] the pool, the event loop and the release are among them', async () => {
  expect(await figure('stundenbuch_pool_connections{state="idle"}')).toBeGreaterThan(0);
  expect(await figure('stundenbuch_pool_waiting')).toBe(0);
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(await figure(`stundenbuch_release{release="${RELEASE}"}`)).toBe(1);
});

it('[OPS-03] what waits: mails, jobs, changes without a seal', async () => {
  await world.sql('delete from outbox');
  await world.sql(
    `insert into outbox (company_id, user_id, address, kind, data, due, state, created_at, created_by)
      select 1, 11, 'anna@beispiel.example', 'x', '{}', $1::timestamptz - make_interval(secs => n), s, $1, 0
      from (values (90, 'waiting'), (30, 'waiting'), (900, 'held'), (9000, 'sent')) v (n, s)`,
    [NOW],
  );
  await world.sql(
    `insert into job_runs (company_id, name, period, created_at, created_by)
      select c, 'weekly', p, $1::timestamptz - make_interval(mins => m), 0
      from (values (1, 'a', 60), (2, 'a', 5), (1, 'b', 70)) v (c, p, m)`,
    [NOW],
  );
  await world.sql('delete from unsealed_changes');
  await world.sql(
    `insert into changes (company_id, at, actor_kind, table_name, record_id, op)
      select c, $1::timestamptz - make_interval(secs => n), 'system', 'entries', 1, 'I' from (values (1, 40), (2, 20)) v (c, n)`,
    [NOW],
  );
  expect(await figure('stundenbuch_outbox_mails{state="waiting"}')).toBe(2);
  expect(await figure('stundenbuch_outbox_mails{state="held"}')).toBe(1);
  expect(await figure('stundenbuch_outbox_oldest_seconds')).toBe(90);
  expect(await figure('stundenbuch_job_age_seconds{job="weekly"}')).toBe(300);
  expect(await figure('stundenbuch_unsealed_changes')).toBe(2);
  expect(await figure('stundenbuch_unsealed_oldest_seconds')).toBe(40);
});

it('[OPS-03] the table whose ids are used up first', async () => {
  await world.sql(`select setval(pg_get_serial_sequence('entries', 'id'), 1073741824)`);
  expect(await figure('stundenbuch_ids_used_ratio{table="entries"}')).toBeCloseTo(0.5, 6);
});

it('[OPS-03] the age of the last finished backup; without any it is older than every limit', async () => {
  expect(await figure('stundenbuch_backup_age_seconds')).toBe(Number.POSITIVE_INFINITY);
  for (const [name, age] of [
    ['older.gz', 7200],
    ['newer.gz', 3600],
    ['newest.gz.17.part', 60],
  ] as const) {
    writeFileSync(join(backups, name), '');
    const at = Date.parse(NOW) / 1000 - age;
    utimesSync(join(backups, name), at, at);
  }
  expect(await figure('stundenbuch_backup_age_seconds')).toBe(3600);
});

it('[OPS-03] a database that is away is a figure, and what it would have said is left out', async () => {
  expect(await figure('stundenbuch_database_up')).toBe(1);
  const away = vi.spyOn(Database.prototype, 'call').mockRejectedValue(new Error('away'));
  expect(await figure('stundenbuch_database_up')).toBe(0);
  expect(await figure('stundenbuch_unsealed_changes')).toBeUndefined();
  expect(await figure('stundenbuch_outbox_mails{state="waiting"}')).toBeUndefined();
  away.mockRestore();
  expect(await figure('stundenbuch_database_up')).toBe(1);
});

it('[OPS-03] after every call there is no company and no person in it', async () => {
  // A browser is redirected to a page, which is no answer of ours.
  for (const route of routes.filter(({ path }) => !path.startsWith('/sso/'))) {
    const { method } = route;
    const asked = pathOf(route, OWN);
    for (const who of ['chef', null] as const)
      await world.call(who, method.toUpperCase(), asked, method === 'get' ? undefined : {});
  }
  await fetch(`${world.url}/api/user/mail/anna@beispiel.example`);
  await fetch(`${world.url}/Alpha GmbH/11/anna?company=1`);
  const text = await measured();
  const patterns = new Set(routes.map(({ path }) => `/api${path}`));
  const known: Record<string, (value: string) => boolean> = {
    method: (value) => /^[A-Z]+$/.test(value),
    route: (value) => value === 'none' || patterns.has(value) || !/\d{2}|@/.test(value),
    status: (value) => /^[2-5]\d\d$/.test(value),
    state: (value) => ['busy', 'idle', 'waiting', 'held'].includes(value),
    job: (value) => value === 'weekly',
    by: (value) => ['standby', 'primary'].includes(value),
    table: (value) => /^[a-z_]+$/.test(value),
    le: (value) => value === '+Inf' || Number(value) > 0,
    release: (value) => value === RELEASE,
    version: (value) => value === process.version,
    ...Object.fromEntries(
      ['kind', 'type', 'space', 'major', 'minor', 'patch'].map((name) => [
        name,
        (value: string) => /^\w+$/.test(value),
      ]),
    ),
  };
  const labels = [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  expect(labels.length).toBeGreaterThan(1_000);
  expect(labels.filter(({ name, value }) => !known[name]?.(value))).toEqual([]);
  const names = ['Alpha', 'Beta', 'Muster', 'beispiel.example', ...Object.keys(PEOPLE).map(emailOf)];
  for (const secret of [...names, ...['1000', '2000'].map((base) => `/${base}`)])
    expect(text).not.toContain(secret);
});

it('[OPS-03] nothing but the figures is served there, and nothing where no port is set', async () => {
  const base = new URL(world.metricsUrl as string);
  expect(base.hostname).toBe('127.0.0.1');
  expect((await fetch(new URL('/api/health', base))).status).toBe(404);
  expect((await fetch(base, { method: 'POST' })).status).toBe(404);
  const other = await World.start(NOW);
  expect(other.metricsUrl).toBeUndefined();
  await other.close();
});

it('[OPS-03] a line of the log names the release and the trace that a call is part of, in numbers alone', async () => {
  const lines = async (traceparent: string) => {
    const from = world.log.length;
    await world.call(null, 'GET', '/live', undefined, { headers: { traceparent } });
    await expect.poll(() => world.log.length).toBeGreaterThan(from);
    return world.log
      .slice(from)
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  expect(await lines(TRACE)).toMatchObject([{ release: RELEASE, route: '/api/live', traceparent: TRACE }]);
  const [line] = await lines('00-anna@beispiel.example-01');
  expect(line).toMatchObject({ release: RELEASE, route: '/api/live' });
  expect(line).not.toHaveProperty('traceparent');
});

import { chmodSync, createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase } from './database.mjs';
import { root } from './paths.mjs';
import { copyStopped, startStandby } from './standby-database.mjs';

const PASSWORD = 'Demo1234';
const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-standby-'));
const [first, second] = ['primary', 'standby'].map((name) => join(folder, name));
const clients = [];
let database;
let standby;
/** Without a standby, and with one. */
let plain;
let reading;
let admin;

beforeAll(async () => {
  chmodSync(folder, 0o711);
  database = await startDatabase({ dataDir: first, fsync: false, log: () => undefined });
  const { restore } = await import(join(root, 'backend/dist/platform/backup/restore.js'));
  const { startServer } = await import(join(root, 'backend/dist/server.js'));
  await restore(
    await client(database.ownerUrl),
    createReadStream(join(root, 'backend/test/fixtures/2.0.0.backup.gz')),
  );
  await Promise.all(clients.splice(0).map((one) => one.end()));
  await database.stop();
  copyStopped(first, second);
  database = await startDatabase({ dataDir: first, fsync: false, log: () => undefined });
  standby = await startStandby(second, database.ownerUrl);
  const env = {
    DATABASE_URL: database.ownerUrl,
    DATABASE_APP_URL: database.appUrl,
    EMBEDDED_DATABASE: '1',
    DEMO: 'off',
    WORKER: 'off',
    JWT_SECRET: 'x'.repeat(40),
    PORT: '0',
    LOG_LEVEL: 'silent',
    FIXED_TODAY: '2026-11-20',
  };
  plain = await startServer(env, { quiet: true });
  const readUrl = standby.url(database.appUrl);
  reading = await startServer({ ...env, DATABASE_READ_URL: readUrl, METRICS_PORT: '0' }, { quiet: true });
  admin = await login('karla@beispiel.example');
  await answered(() => ask(reading, admin, 'GET', REPORTS[0][1]), 'standby');
});

afterAll(async () => {
  await Promise.all([plain?.close(), reading?.close()]);
  await Promise.all(clients.map((one) => one.end()));
  await standby?.stop();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function client(connectionString) {
  const one = new pg.Client({ connectionString });
  one.on('error', () => undefined);
  await one.connect();
  clients.push(one);
  return one;
}

async function ask({ url }, token, method, path, body) {
  const headers = { ...(token && { authorize: token }), ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
}

const login = async (email) =>
  JSON.parse((await ask(plain, null, 'POST', '/user/login', { email, password: PASSWORD })).body);

async function reads() {
  const text = await (await fetch(reading.metricsUrl)).text();
  const of = (by) =>
    Number(new RegExp(`^stundenbuch_standby_reads\\{by="${by}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
  return { standby: of('standby'), primary: of('primary') };
}

/** Asks until this one has answered all of it. */
async function answered(call, by, within = 60_000) {
  for (const until = Date.now() + within; ; await pause(200)) {
    const before = await reads();
    const answer = await call();
    const after = await reads();
    const other = by === 'standby' ? 'primary' : 'standby';
    if (after[by] > before[by] && after[other] === before[other]) return answer;
    if (Date.now() > until) throw new Error(`not answered by the ${by}: ${JSON.stringify([before, after])}`);
  }
}

const YEAR = '2026-01-01/2026-12-31';
const REPORTS = [
  ['GET', `/timesheet/projectsum/company/${YEAR}`],
  ['GET', `/timesheet/timebooking/company/${YEAR}?page=1&size=50`],
  ['GET', `/timesheet/timebooking/company/2026-11-01/2026-11-30`],
  ['GET', `/timesheet/timesum/company/${YEAR}`],
  ['GET', `/timesheet/bookings/company/${YEAR}?page=1&size=50`],
  ['GET', '/law/company/2026-10-01/2026-11-20'],
  ['GET', '/timesheet/vacations/2026'],
  ['GET', '/audit/verify'],
];

it.each(REPORTS)('[OPS-06] %s %s comes from the standby, and is the same', async (method, path) => {
  const answer = await answered(() => ask(reading, admin, method, path), 'standby');
  expect(answer.status).toBe(200);
  expect(answer.body.length).toBeGreaterThan(20);
  expect(answer).toEqual(await ask(plain, admin, method, path));
});

it('[OPS-06] so do sheets as a zip', async () => {
  const owner = await client(database.ownerUrl);
  const { rows } = await owner.query(`select array_agg(id order by id) as users from users
    where company_id = (select company_id from users where email = 'karla@beispiel.example')`);
  const sent = { from: '2026-09', to: '2026-10', users: rows[0].users };
  const answer = await answered(() => ask(reading, admin, 'POST', '/sheet/zip', sent), 'standby');
  expect([answer.status, answer.body.slice(0, 2)]).toEqual([200, 'PK']);
});

it.each([
  ['GET', '/user/current'],
  ['GET', '/timesheet/current'],
  ['GET', '/timesheet/workingtime?page=1&size=5'],
  ['GET', '/timesheet/missingbookings'],
  ['GET', '/audit/company?page=1&size=5'],
  ['GET', '/audit/seals'],
  ['GET', '/user'],
  ['GET', '/project'],
])('[OPS-06] %s %s never does', async (method, path) => {
  const before = await reads();
  expect((await ask(reading, admin, method, path)).status).toBe(200);
  expect(await reads()).toEqual(before);
});

it('[OPS-06] nobody sees another company there, and nobody anything without one', async () => {
  const other = await login('chefin@beispiel.example');
  const path = `/timesheet/timebooking/company/${YEAR}`;
  const [ours, theirs] = [
    await answered(() => ask(reading, admin, 'GET', path), 'standby'),
    await answered(() => ask(reading, other, 'GET', path), 'standby'),
  ].map(({ body }) => new Set(JSON.parse(body).map(({ id }) => id)));
  expect(ours.size).toBeGreaterThan(10);
  expect(theirs.size).toBeGreaterThan(10);
  expect(ours.intersection(theirs).size).toBe(0);
  const app = await client(standby.url(database.appUrl));
  await app.query('set role stundenbuch_app');
  expect((await app.query('select count(*)::int as seen from entries')).rows).toEqual([{ seen: 0 }]);
});

it('[OPS-06] a session that has ended opens nothing, however late the standby is', async () => {
  const token = await login('karla@beispiel.example');
  await answered(() => ask(reading, token, 'GET', '/timesheet/vacations/2026'), 'standby');
  const copy = await client(standby.url(database.ownerUrl));
  await copy.query('select pg_wal_replay_pause()');
  expect((await ask(plain, token, 'POST', '/user/logout')).status).toBe(200);
  expect((await ask(reading, token, 'GET', '/timesheet/vacations/2026')).status).toBe(401);
  await copy.query('select pg_wal_replay_resume()');
});

it('[OPS-06] up to five seconds late it answers, then the primary does; whoever has written sees it at once', async () => {
  const path = '/timesheet/vacations/2026';
  const call = () => ask(reading, admin, 'GET', path);
  const [owner, copy] = [await client(database.ownerUrl), await client(standby.url(database.ownerUrl))];
  const before = await answered(call, 'standby');
  await copy.query('select pg_wal_replay_pause()');
  const begun = performance.now();
  const [{ id }] = (
    await owner.query(`update entries set status = 3 where id = (select max(e.id) from entries e join users u
      on u.id = e.user_id and u.email = 'karla@beispiel.example' where e.type = 10 and e.day < '2027-01-01'
      and e.day >= '2026-01-01' and e.status < 2) returning id`)
  ).rows;
  expect(id).toBeGreaterThan(0);
  const now = await ask(plain, admin, 'GET', path);
  expect(now).not.toEqual(before);
  // What is known of the primary is older than the change, so the standby is not late yet.
  expect(await call()).toEqual(before);
  expect(await answered(call, 'primary')).toEqual(now);
  expect(performance.now() - begun).toBeLessThan(15_000);
  await copy.query('select pg_wal_replay_resume()');
  expect(await answered(call, 'standby')).toEqual(now);

  await copy.query('select pg_wal_replay_pause()');
  const day = '2026-12-21';
  const asked = await ask(reading, admin, 'POST', '/timesheet/absence', { day, project: 10 });
  expect([asked.status, asked.body]).toEqual([200, expect.anything()]);
  expect((await call()).body).toContain(day);
  await copy.query('select pg_wal_replay_resume()');
});

it('[OPS-06] a standby that is away is no error, and is used again when it is back', async () => {
  const call = () => ask(reading, admin, 'GET', '/timesheet/vacations/2026');
  const five = async () => {
    const begun = performance.now();
    for (let i = 0; i < 5; i++) expect((await call()).status).toBe(200);
    return performance.now() - begun;
  };
  const before = await five();
  await standby.stop();
  expect(await five()).toBeLessThan(Math.max(3_000, 5 * before));
  await answered(call, 'primary');
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, createTestDatabase } from '../../test/database.ts';
import { Clock } from '../platform/clock.ts';
import { startServer } from '../server.ts';
import { hashPassword } from '../session/passwords.ts';
import { accounts } from './companies.ts';

const JWT_SECRET = 'a-secret-that-only-the-tests-know-0123456789';
type Close = () => Promise<void>;
const closeAll = async (all: Close[]) => {
  for (const close of all.splice(0).reverse()) await close();
};
const closing: Close[] = [];
afterEach(() => closeAll(closing));

async function demo(day: string, closing: Close[]) {
  const { url, drop } = await createTestDatabase();
  closing.push(drop);
  const env = { DATABASE_URL: url, JWT_SECRET, PORT: '0', DEMO: 'on', LOG_LEVEL: 'silent' };
  const clock = Clock.fixed(`${day}T09:00:00Z`);
  const server = await startServer(env, { clock, quiet: true });
  closing.push(server.close);
  const owner = await connect(url);
  closing.push(() => owner.end());
  const rows = async <T>(text: string) => (await owner.query(text)).rows as T[];
  return { server, env, clock, rows };
}

async function statusOfLogin(url: string, { email, password }: { email: string; password: string }) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${url}/api/user/login`, { method: 'POST', headers, body })).status;
}

async function session(url: string, { email, password }: { email: string; password: string }) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const token = (await (
    await fetch(`${url}/api/user/login`, { method: 'POST', headers, body })
  ).json()) as string;
  return async <T>(path: string) =>
    (await (await fetch(`${url}/api${path}`, { headers: { authorize: token } })).json()) as T;
}

type Demo = Awaited<ReturnType<typeof demo>>;

async function expectConsistent({ server, rows }: Demo, day: string): Promise<void> {
  expect(server.demo.accounts).toEqual(accounts);
  for (const account of accounts) {
    const get = await session(server.url, account);
    expect(await get('/user/current')).toMatchObject({ email: account.email });
  }
  const [sums] = await rows<Record<string, number>>(`select
    (select count(*)::int from companies) as companies,
    (select count(distinct permission)::int from companies) as kinds,
    (select count(distinct status)::int from entries where type = 10) as states,
    (select count(*)::int from entries where day > '${day}') as ahead,
    (select count(*)::int from entries where type is null) as bookings,
    (select count(distinct status)::int from projects) as project_states,
    (select count(*)::int from users where password_hash is null) as unregistered`);
  expect(sums).toMatchObject({ companies: 3, kinds: 3, states: 4, project_states: 4, unregistered: 1 });
  expect(sums?.ahead).toBeGreaterThan(10);
  expect(sums?.bookings).toBeGreaterThan(1000);
}

describe('the demo', () => {
  it.each(['2026-03-01', '2028-02-29', '2026-12-31'])(
    'is consistent on %s, and every account can log in',
    async (day) => {
      await expectConsistent(await demo(day, closing), day);
    },
  );
});

describe('the demo of 20 November', () => {
  const atLast: Close[] = [];
  let shown: Demo;
  beforeAll(async () => {
    shown = await demo('2026-11-20', atLast);
  });
  afterAll(() => closeAll(atLast));

  it('is consistent, and every account can log in', () => expectConsistent(shown, '2026-11-20'));

  it('shows a month with faults', async () => {
    const get = await session(shown.server.url, accounts[0] as { email: string; password: string });
    for (const list of ['company/wrong-bookings', 'company/multiple-bookings', 'missingbookings', 'all/47']) {
      expect((await get<object[]>(`/timesheet/${list}`)).length, list).toBeGreaterThan(0);
    }
  });

  it('follows the rules of the program', async () => {
    const broken =
      await shown.rows(`select e.day, e.type, e.hours, e.start_minute, e.end_minute from entries e where
      (type is null and (hours < 0.25 or hours * 4 <> round(hours * 4) or extract(isodow from day) > 5
        or length(booking_text) not between 5 and 255 or day >= '2026-11-20'))
      or (type = 50 and (start_minute < 360 or end_minute > 1140 or start_minute % 15 <> 0 or end_minute % 15 <> 0
        or hours <> round((end_minute - start_minute) / 60.0 - break_hours, 2) or day >= '2026-11-20'))`);
    expect(broken).toEqual([]);
  });

  it('is reproducible, and is not seeded again', async () => {
    const [one, two] = [shown, await demo('2026-11-20', closing)];
    const entries = 'select user_id, day, type, project_id, hours, status from entries order by id';
    expect(await one.rows(entries)).toEqual(await two.rows(entries));
    const before = await one.rows('select count(*) from entries');
    await one.server.close();
    const again = await startServer(one.env, { clock: one.clock, quiet: true });
    closing.push(again.close);
    expect(again.demo.accounts).toEqual(accounts);
    expect(await one.rows('select count(*) from entries')).toEqual(before);
  });
});

describe('a publicly reachable demo', () => {
  const exposed = { TRUST_PROXY: '127.0.0.1' };

  it('starts with its own passwords, printed once', async () => {
    const { url, drop } = await createTestDatabase();
    closing.push(drop);
    const env = { DATABASE_URL: url, JWT_SECRET, PORT: '0', DEMO: 'on', LOG_LEVEL: 'silent', ...exposed };
    const server = await startServer(env, { quiet: true });
    const told = server.demo;
    expect(told.areNew).toBe(true);
    expect(told.accounts.map(({ email, what }) => ({ email, what }))).toEqual(
      accounts.map(({ email, what }) => ({ email, what })),
    );
    expect(new Set(told.accounts.map(({ password }) => password)).size).toBe(accounts.length);
    for (const account of told.accounts) expect(await statusOfLogin(server.url, account)).toBe(200);
    const published = accounts[0] as (typeof accounts)[0];
    expect(await statusOfLogin(server.url, published)).toBe(401);
    await server.close();
    const again = await startServer(env, { quiet: true });
    closing.push(again.close);
    expect(again.demo.accounts).toEqual([]);
    expect(await statusOfLogin(again.url, told.accounts[0] as (typeof accounts)[0])).toBe(200);
  });

  it('no longer accepts published passwords, ends the sessions, and lets nobody register as a demo person', async () => {
    const { server, env, rows } = await demo('2026-11-20', closing);
    const [chief] = accounts as [(typeof accounts)[0]];
    const get = await session(server.url, chief);
    expect(await get('/user/current')).toMatchObject({ email: chief.email });
    await server.close();
    const opened = await startServer({ ...env, DEMO: 'off', ...exposed }, { quiet: true });
    closing.push(opened.close);
    for (const account of accounts) expect(await statusOfLogin(opened.url, account)).toBe(401);
    expect(opened.demo.accounts).toHaveLength(accounts.length);
    expect(await rows('select from sessions')).toEqual([]);
    expect(await rows('select email from users where password_hash is null')).toEqual([]);
  });

  it('does not touch people who have chosen their own password', async () => {
    const { server, env, rows } = await demo('2026-11-20', closing);
    const [chief] = accounts as [(typeof accounts)[0]];
    const own = (await hashPassword('Geheim1')).replaceAll("'", '');
    await rows(`update users set password_hash = '${own}' where email = '${chief.email}'`);
    await server.close();
    const opened = await startServer({ ...env, ...exposed }, { quiet: true });
    closing.push(opened.close);
    expect(opened.demo.accounts.map(({ email }) => email)).not.toContain(chief.email);
    expect(await statusOfLogin(opened.url, { ...chief, password: 'Geheim1' })).toBe(200);
  });
});

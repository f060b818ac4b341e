import type { Report } from '@stundenbuch/domain/accounts/reports/contract';
import type { SavedView } from '@stundenbuch/domain/accounts/reports/view-contract';
import type { Sheet } from '@stundenbuch/domain/accounts/sheets/contract';
import type { Team } from '@stundenbuch/domain/day/teams/contract';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, createTestDatabase } from '../../test/database.ts';
import { dayInUse } from '../../test/day-of-demo.ts';
import { kindsInUse } from '../../test/kinds-of-demo.ts';
import { handedOver, octoberInOwnLayouts } from '../../test/payroll-of-demo.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { Clock } from '../platform/clock.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { startServer } from '../server.ts';
import { accounts, PASSWORD } from './companies.ts';
import { type Close, closeAll, entriesOf, offeredBy, session, statusOfLogin } from './demo.fixture.ts';

const JWT_SECRET = 'a-secret-that-only-the-tests-know-0123456789';
const closing: Close[] = [];
afterEach(() => closeAll(closing));

/** On a new database, or on a copy of one on which a demo was seeded. */
async function demo(day: string, closing: Close[], copied?: string) {
  const { url, drop } = await createTestDatabase(copied);
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

/** The demo of 20 November, seeded once. */
let seeded: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  seeded = await createTestDatabase();
  const env = { DATABASE_URL: seeded.url, JWT_SECRET, PORT: '0', DEMO: 'on', LOG_LEVEL: 'silent' };
  const server = await startServer(env, { clock: Clock.fixed('2026-11-20T09:00:00Z'), quiet: true });
  await server.close();
});
afterAll(() => seeded?.drop());
const copiedDemo = (closing: Close[]) => demo('2026-11-20', closing, new URL(seeded.url).pathname.slice(1));

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
  expect(sums).toMatchObject({ companies: 4, kinds: 3, states: 4, project_states: 4, unregistered: 1 });
  expect(sums?.ahead).toBeGreaterThan(10);
  expect(sums?.bookings).toBeGreaterThan(1000);
}

describe('the demo', () => {
  // Where months and years begin and end, the rules that the year is played by ask for more.
  it.each(['2026-03-01', '2028-02-29', '2026-12-31', '2027-01-01', '2027-08-13'])(
    'is consistent on %s, and every account can log in',
    async (day) => {
      const shown = await demo(day, closing);
      // The demo gives all of them one hash, which costs its time on 20 November.
      await shown.rows(
        `update users set password_hash = '${quickHash(PASSWORD)}' where password_hash is not null`,
      );
      await expectConsistent(shown, day);
    },
  );
});

describe('the demo of 20 November', () => {
  const atLast: Close[] = [];
  let shown: Demo;
  beforeAll(async () => {
    shown = await copiedDemo(atLast);
  });
  afterAll(() => closeAll(atLast));

  it('is consistent, and every account can log in', () => expectConsistent(shown, '2026-11-20'));

  it('shows a month with faults', async () => {
    const chief = accounts.find(({ email }) => email.startsWith('chefin')) as (typeof accounts)[0];
    const get = await session(shown.server.url, chief);
    for (const list of ['company/wrong-bookings', 'company/multiple-bookings', 'missingbookings', 'all/47']) {
      expect((await get<object[]>(`/timesheet/${list}`)).length, list).toBeGreaterThan(0);
    }
  });

  it('[FND-14] begins with a company that has everything on, in two Länder, with a sealed log that is right', async () => {
    expect(accounts[0]?.email).toBe('karla@beispiel.example');
    const get = await session(shown.server.url, accounts[0] as { email: string; password: string });
    const { features } = await get<{ features: string[] }>('/company/current');
    expect(features).toEqual(
      expect.arrayContaining([
        ...['audit', 'calendar', 'clock', 'closing', 'contracts', 'halfdays', 'kinds'],
        ...['day', 'law', 'ledger', 'notices', 'office', 'overtime', 'security', 'teams'],
      ]),
    );
    const sealed = await get<{ seals: number; rows: number; wrong: unknown }>('/audit/verify');
    expect(sealed).toMatchObject({ seals: 13, wrong: null });
    const lands = await get<{ land: string }[]>('/calendar/place');
    expect(lands.map(({ land }) => land).toSorted()).toEqual(['BY', 'SN']);
    const [counts] = await shown.rows<object>(`select
      count(*) filter (where op = 'U' and table_name = 'entries' and after ? 'end_minute')::int as corrections,
      count(*) filter (where op = 'D')::int as deletions,
      count(*) filter (where reason = 'Beginn der Aufzeichnung')::int as beginnings,
      count(*) filter (where table_name = 'contracts')::int as contracts
      from changes where id not in (select id from unsealed_changes)`);
    expect(counts).toEqual({ corrections: 8, deletions: 1, beginnings: 1, contracts: 4 });
  });

  it('[FND-14] tells there of half days, notes, a shutdown, and of people who come, change and leave', async () => {
    const [told] = await shown.rows<object>(`select
      (select count(*)::int from entries where not (first_half and second_half)) as halves,
      (select count(*)::int > 5 from absence_requests where note is not null and closure_id is null) as notes,
      (select count(*)::int from closures where undone_at is null) as shutdowns,
      (select count(distinct status)::int from entries where request_id is not null) as states,
      (select array_agg(distinct u.first_name order by u.first_name) from contracts c join users u on u.id = c.user_id
        where c.company_id = 61 and (c.ends_on = '2026-12-15' or c.valid_from in ('2026-03-01', '2026-07-01'))) as people`);
    expect(told).toEqual({
      ...{ halves: 5, notes: true, shutdowns: 2 },
      states: 4,
      people: ['Armin', 'Frida', 'Milan'],
    });
    const absent =
      await shown.rows(`select e.day, u.first_name from entries e join users u on u.id = e.user_id
      join contracts c on c.user_id = u.id where e.company_id = 61 and e.status < 2
      and e.day > c.ends_on and not exists (select from contracts d where d.user_id = u.id and d.valid_from > c.ends_on)`);
    expect(absent).toEqual([]);
  });

  it('[FND-14] [LAW-14] tells there of days on which the working-time law has something to say', async () => {
    const get = await session(shown.server.url, accounts[0] as { email: string; password: string });
    type Row = { first_name: string; code: string; explanation: string | null };
    const rows = await get<Row[]>('/law/company/2026-01-01/2026-11-20');
    const told = rows.map(({ first_name, code, explanation }) => [first_name, code, explanation]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['Armin', 'break', null],
        ['Theo', 'day10', 'Die Montage beim Kunden musste fertig werden'],
        ['Armin', 'sunday', 'Notdienst: Wasser in der Werkstatt'],
        ['Frida', 'minor_rest12', null],
        ['Milan', 'late7', null],
      ]),
    );
    expect(told).toHaveLength(5);
  });

  it('[FND-14] [CLK-06] uses the clock there: one forgot to go yesterday, the boss is at work', async () => {
    const get = await session(shown.server.url, accounts[0] as { email: string; password: string });
    expect(await get('/clock')).toMatchObject({ state: 'work', since: '2026-11-20T06:42:00.000Z' });
    const open = await shown.rows(`select u.first_name, to_char(i.day, 'YYYY-MM-DD') as day, i.forgotten
      from work_intervals i join users u on u.id = i.user_id where i.ended_at is null order by i.day`);
    expect(open).toEqual([
      { first_name: 'Selma', day: '2026-11-19', forgotten: true },
      { first_name: 'Karla', day: '2026-11-20', forgotten: false },
    ]);
    const [measured] =
      await shown.rows(`select count(distinct i.entry_id)::int as days, bool_and(e.net_minutes = m.net) as same
      from work_intervals i join entries e on e.id = i.entry_id and e.user_id = i.user_id and e.day = i.day,
      lateral (select sum(extract(epoch from w.ended_at - w.started_at) / 60)::int as net from work_intervals w
        where w.entry_id = e.id and w.kind = 'work') m`);
    expect(measured).toEqual({ days: 8, same: true });
    const months = await get<MonthOfPerson[]>('/month/company/2026-11');
    const stops = months.flatMap(({ first_name, stops }) =>
      stops.map(({ day, kind }) => [first_name, day, kind]),
    );
    expect(stops).toContainEqual(['Selma', '2026-11-19', 'clock']);
    expect(await get<object[]>('/clock/terminal')).toMatchObject([{ name: 'Werkstatt', revoked_at: null }]);
  });

  it('[FND-14] [LED-11] tells there two people of vacation that expires, of whom one has read it', async () => {
    const get = await session(shown.server.url, accounts[0] as { email: string; password: string });
    type Told = { first_name: string; days: number; sent_at: string | null; read_at: string | null };
    const told = await get<Told[]>('/vacation/notice/company/2026');
    const notices = await shown.rows<{
      days: number;
      name: string;
    }>(`select n.days::float8, u.first_name as name
      from vacation_notices n join users u on u.id = n.user_id order by u.first_name`);
    const now = (name: string) => told.find(({ first_name }) => first_name === name)?.days ?? 0;
    // Both have asked for days since.
    expect(notices.map(({ name, days }) => [name, days - now(name)])).toEqual([
      ['Selma', 0.5],
      ['Theo', 5.5],
    ]);
    const read = told
      .filter(({ sent_at }) => sent_at)
      .map(({ first_name, read_at }) => [first_name, read_at !== null]);
    expect(read.sort()).toEqual([
      ['Selma', false],
      ['Theo', true],
    ]);
  });

  it('[FND-14] leaves Hanna twelve days of vacation and 3,25 hours ahead', async () => {
    const get = await session(shown.server.url, accounts[1] as { email: string; password: string });
    expect(await get('/user/current')).toMatchObject({ first_name: 'Hanna', openVacation: 12 });
    expect(await get('/overtime/balance')).toMatchObject({ overtime: { minutes: 195 } });
    const missing = await get<{ working_day: string }[]>('/timesheet/missingbookings');
    expect(missing.filter(({ working_day }) => working_day === 'true')).toEqual([]);
  });

  it('[FND-14] [DAY-01] [DAY-06] [SET-64] leaves Hanna two days to repair, favourites, and a stopwatch that nobody stopped', async () => {
    const get = await session(shown.server.url, accounts[1] as { email: string; password: string });
    expect(await dayInUse(get, '2026-11-20')).toEqual({
      open: [
        ['2026-11-12', 'different', 0.5, 'shorten', 0],
        ['2026-11-19', 'different', -2, 'rest', 0],
      ],
      ...{ favourites: 4, isEachBookable: true, measures: ['2026-11-19', true] },
    });
  });

  it('[FND-14] [MON-05] [MON-06] closes October there: twice for Hanna, not for who forgot a day', async () => {
    const get = await session(shown.server.url, accounts[0] as { email: string; password: string });
    const months = await get<MonthOfPerson[]>('/month/company/2026-10');
    const states = months.map(({ first_name, state, version, stops }) =>
      [first_name, state, version, stops.length].join(' '),
    );
    expect(states.toSorted()).toEqual([
      ...['Armin closed 1 0', 'Frida closed 1 0', 'Hanna closed 2 0', 'Karla confirmed 0 0'],
      ...['Milan open 0 0', 'Selma closed 1 0', 'Theo open 0 1'],
    ]);
    const hanna = months.find(({ first_name }) => first_name === 'Hanna')?.user;
    const [second, first] = await Promise.all(
      [2, 1].map((version) => get<Sheet>(`/sheet/${hanna}/2026-10?version=${version}`)),
    );
    expect((second?.data.sums.worked ?? 0) - (first?.data.sums.worked ?? 0)).toBe(30);
    expect(second?.data.rows.flatMap(({ corrections }) => corrections)).toMatchObject([{ on: '2026-11-09' }]);
    const code = second?.sha256?.slice(0, 16);
    expect(await get(`/sheet/check/${code}`)).toMatchObject({
      sheet: { user: hanna, version: 2, is_current: true },
    });
    expect(await get<object[]>('/correction')).toHaveLength(1);
  });

  it('[FND-14] [ALW-03] [PAY-05] hands October over there with surcharges and an allowance, and the half an hour of Hanna that waits', async () => {
    const get = await session(shown.server.url, accounts[0] as { email: string; password: string });
    expect(await handedOver(get, shown.rows)).toEqual({
      months: ['2026-10'],
      beside: ['zulage_1', 'zuschlag_Nacht 25 %', 'zuschlag_Sonntag 50 %', 'zuschlag_Spätarbeit 10 %'],
      waiting: ['Hanna work 0.5', 'Hanna zuschlag_Spätarbeit 10 % 0.25'],
    });
  });

  it('[FND-14] [ART-01] [ART-02] [ART-05] [SICK-03] uses four kinds there, one in hours, contingents, and certificates', async () => {
    const get = await session(shown.server.url, accounts[0] as (typeof accounts)[0]);
    expect(await kindsInUse(get)).toEqual({
      kinds: ['Arztbesuch true', 'Bildungsurlaub true', 'Kind krank true', 'Unbezahlt true'],
      asked: ['Arztbesuch', ...Array(3).fill('Bildungsurlaub')],
      ...{ brought: 1, openCertificates: ['Selma 2026-10-26'], ofOthers: ['Bildungsurlaub 0 5'] },
      ofParent: ['Bildungsurlaub 0 5', 'Kind krank 2 13'],
    });
  });

  it('[FND-14] [RPT-03] has reports that are shared, and show something', async () => {
    const get = await session(shown.server.url, accounts[0] as (typeof accounts)[0]);
    const views = await get<SavedView[]>('/report/view');
    const names = views.map(({ name, shared }) => `${name} ${shared}`);
    expect(names).toEqual(['Projektstunden je Monat true', 'Stunden und Umsatz je Kunde true']);
    const asked = 'rows=customer,project&measures=money';
    const { cells } = await get<Report>(`/timesheet/report/2020-01-01/2030-01-01?${asked}`);
    expect(cells.length).toBeGreaterThan(3);
  });

  it('[FND-14] [TEAM-06] [TEAM-07] [VIS-05] has three teams there, whose leads have decided and are waited for', async () => {
    const karla = accounts[0] as (typeof accounts)[0];
    const get = await session(shown.server.url, karla);
    const teams = await get<Team[]>('/team');
    expect(
      teams.map(({ name, stage, members, leads }) => [name, stage, members, leads[0]?.first_name]),
    ).toEqual([
      ['Montage', 'admin', 2, 'Theo'],
      ['Planung', 'none', 2, 'Selma'],
      ['Werkstatt', 'none', 2, 'Milan'],
    ]);
    expect(await get('/team/unassigned')).toMatchObject([{ first_name: 'Karla' }]);
    const open = await get<PendingAbsence[]>(
      '/timesheet/pending-absences?status=open&by=request&page=1&size=50',
    );
    const waits = new Map(open.map((row) => [row.first_name, row.pre_approved_by ?? row.waits_for]));
    expect([...waits].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
      ['Armin', 'Theo Halbtag'],
      ['Frida', ['Selma Standort']],
      ['Hanna', ['Milan Wechsel', 'Selma Standort']],
      ['Milan', []],
      ['Selma', []],
      ['Theo', []],
    ]);
    const milan = accounts.find(({ what }) => what.startsWith('Teamleitung')) as (typeof accounts)[0];
    const ofMilan = await session(shown.server.url, milan);
    const led = await ofMilan<PendingAbsence[]>('/timesheet/pending-absences?status=open');
    expect(led.map(({ first_name }) => first_name)).toEqual(['Hanna']);
    expect(await ofMilan('/calendar/feed')).toMatchObject([{ kind: 'team', show_type: false }]);
    expect(open.map((row) => row.substitute_answer)).toContain('yes');
    expect(await get('/deputy')).toMatchObject([{ first_name: 'Selma', for_first_name: 'Milan' }]);
    const decided =
      await shown.rows(`select distinct u.first_name from entries e join users u on u.id = e.decided_by
      where e.company_id = 61 order by 1`);
    expect(decided).toEqual(['Karla', 'Milan', 'Selma'].map((first_name) => ({ first_name })));
  });

  it('leaves the other companies as they were', async () => {
    const [ids] = await shown.rows<object>(`select
      (select array_agg(id order by id) from companies) as companies,
      (select min(id) from users where company_id = 3) as chief, (select max(id) from users where company_id = 5) as last,
      (select id from users where global_admin) as office,
      (select min(id) from projects where company_id = 3) as project,
      (select bool_and(features = '{}') from companies where id <> 61) as off`);
    expect(ids).toEqual({
      companies: [1, 3, 5, 61],
      chief: 101,
      last: 114,
      office: 115,
      project: 1001,
      off: true,
    });
  });

  it('follows the rules of the program', async () => {
    const broken =
      await shown.rows(`select e.day, e.type, e.hours, e.start_minute, e.end_minute from entries e where
      (type is null and (hours < 0.25 or hours * 4 <> round(hours * 4) or extract(isodow from day) > 5
        or length(booking_text) not between 5 and 255 or day >= '2026-11-20'))
      or (type = 50 and (start_minute < 360 or end_minute > 1320 or start_minute % 15 <> 0 or end_minute % 15 <> 0
        or hours <> round((end_minute - start_minute) / 60.0 - break_hours, 2) or day >= '2026-11-20'))`);
    expect(broken).toEqual([]);
  });

  it('is not seeded again', async () => {
    const before = await shown.rows('select count(*) from entries');
    await shown.server.close();
    const again = await startServer(shown.env, { clock: shown.clock, quiet: true });
    closing.push(again.close);
    expect(again.demo.accounts).toEqual(accounts);
    expect(await shown.rows('select count(*) from entries')).toEqual(before);
  });
});

it('the login page of a demo that only this machine reaches offers its accounts as long as their passwords are the published ones', async () => {
  const { server, env, rows } = await copiedDemo(closing);
  expect(await offeredBy(server.url)).toEqual(accounts);
  const own = (await hashPassword('Geheim1')).replaceAll("'", '');
  await rows(`update users set password_hash = '${own}' where email = '${accounts[0]?.email}'`);
  await server.close();
  const again = await startServer(env, { quiet: true });
  expect(await offeredBy(again.url)).toEqual(accounts.slice(1));
  await again.close();
  const without = await startServer({ ...env, DEMO: 'off' }, { quiet: true });
  closing.push(without.close);
  expect(await offeredBy(without.url)).toBeUndefined();
});

it('[PAY-08] the demo’s October in the columns of ADDISON, Lohnfix and Lohn AG says what LODAS is told', async () => {
  const { server, rows } = await copiedDemo(closing);
  const get = await session(server.url, accounts[0] as { email: string; password: string });
  const { name, told, lines, wrong } = await octoberInOwnLayouts(get, rows);
  expect([name, told.length > 8, wrong]).toEqual(['ADDISON', true, []]);
  expect(lines).toEqual(['Personalnummer;Abrechnungsmonat;Lohnart;Menge;Kostenstelle', ...told]);
});

describe('a publicly reachable demo', () => {
  const exposed = { TRUST_PROXY: '127.0.0.1' };

  it('starts with its own passwords, printed once, and with the same entries as any other of that day', async () => {
    const { url, drop } = await createTestDatabase();
    closing.push(drop);
    const env = { DATABASE_URL: url, JWT_SECRET, PORT: '0', DEMO: 'on', LOG_LEVEL: 'silent', ...exposed };
    const server = await startServer(env, { clock: Clock.fixed('2026-11-20T09:00:00Z'), quiet: true });
    expect(await entriesOf(url)).toEqual(await entriesOf(seeded.url));
    const told = server.demo;
    expect(told.areNew).toBe(true);
    expect(told.accounts.map(({ email, what }) => ({ email, what }))).toEqual(
      accounts.map(({ email, what }) => ({ email, what })),
    );
    expect(new Set(told.accounts.map(({ password }) => password)).size).toBe(accounts.length);
    for (const account of told.accounts) expect(await statusOfLogin(server.url, account)).toBe(200);
    const published = accounts[0] as (typeof accounts)[0];
    expect(await statusOfLogin(server.url, published)).toBe(401);
    expect(await offeredBy(server.url)).toBeUndefined();
    await server.close();
    const again = await startServer(env, { quiet: true });
    closing.push(again.close);
    expect(again.demo.accounts).toEqual([]);
    expect(await statusOfLogin(again.url, told.accounts[0] as (typeof accounts)[0])).toBe(200);
  });

  it('no longer accepts published passwords, ends the sessions, and lets nobody register as a demo person', async () => {
    const { server, env, rows } = await copiedDemo(closing);
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
    const { server, env, rows } = await copiedDemo(closing);
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

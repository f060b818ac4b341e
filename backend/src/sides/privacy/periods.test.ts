import type { Verification } from '@stundenbuch/domain/sides/log/contract';
import type { Periods } from '@stundenbuch/domain/sides/periods/periods';
import type { PeriodPreview } from '@stundenbuch/domain/sides/privacy/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { openSeals } from '../../../test/audit.ts';
import { away, booking, store, work } from '../../../test/entries.ts';
import { installationOf } from '../../../test/installation.ts';
import { close, reopen, requestTime, workedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Schedule } from '../../mail/schedule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { tables } from '../../platform/database/entities.ts';
import { Rounds } from '../../platform/rounds.ts';
import { PrivacyPeriods } from './periods.service.ts';

const TODAY = '2026-10-20T09:00:00Z';
const NEVER: Periods = {
  times_months: 0,
  bookings_months: 0,
  absences_months: 0,
  payroll_months: 0,
};
const TABLES = [
  'deletions',
  'job_runs',
  'month_sheets',
  'month_closings',
  'entries',
  'absence_requests',
  'work_intervals',
];
const MORE = [
  'clock_taps',
  'law_reasons',
  'correction_requests',
  'time_postings',
  'vacation_postings',
  'payroll_runs',
];

let world: World;
const databases: Database[] = [];
beforeAll(async () => {
  world = await World.start(TODAY);
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock(TODAY);
  for (const company of ['alpha', 'beta'] as const) await world.setFeatures(company, ['security']);
  for (const table of [...TABLES, ...MORE]) await world.sql(`delete from ${table}`);
  for (const table of ['company_settings', 'unsealed_changes', 'changes', 'seals', 'log_erasures'])
    await world.sql(`delete from ${table}`);
  await world.sql('update users set vacation_lastyear_entered_in = 2026, vacation_lastyear = 0');
});
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.onApplicationShutdown()));
});

/** The job as another process has it, on the first of November. */
async function started(instant = '2026-11-01T00:30:00Z'): Promise<Schedule> {
  const database = await Database.open(world.databaseUrl, 2, tables);
  databases.push(database);
  const clock = new Clock(() => Date.parse(instant));
  const jobs = new Schedule(database, clock, new Rounds(installationOf({})));
  new PrivacyPeriods(jobs, database, new SettingsService(database, clock), clock);
  return jobs;
}
const round = async (instant?: string) => (await started(instant)).round();
const set = (periods: Partial<Periods>, company = 1) =>
  world.sql(
    `insert into company_settings (company_id, feature, value, created_at, created_by) values ($1, 'privacy', $2, now(), 13)
     on conflict (company_id, feature) do update set value = excluded.value`,
    [company, JSON.stringify({ ...NEVER, ...periods })],
  );
const preview = (periods: Partial<Periods>, who: 'chef' | 'anna' | 'lena' = 'chef') =>
  world.post<PeriodPreview[]>(who, '/privacy/periods/preview', { ...NEVER, ...periods });
const seen = async (periods: Partial<Periods>) => (await preview(periods)).body;
const days = async () =>
  (await world.sql<{ day: string }>('select day::text from entries order by company_id, day, id')).map(
    ({ day }) => day,
  );
const deleted = () =>
  world.sql('select company_id, kind, until::text, entries from deletions order by company_id, kind, until');

describe('[GDPR-03] the periods', () => {
  it('are set by an admin with a proof, and working time is kept for two years', async () => {
    const put = (value: object, version = 0) =>
      world.put('chef', '/company/settings/privacy', { value, version });
    expect(refused(await put({ ...NEVER, times_months: 23 }))).toEqual([
      400,
      'retention_too_short',
      'times_months',
    ]);
    expect(refused(await put({ ...NEVER, bookings_months: 3 }))).toEqual([
      400,
      'invalid_input',
      'bookings_months',
    ]);
    expect((await put({ ...NEVER, times_months: 24 })).status).toBe(200);
    const token = await world.newToken('chef');
    await world.sql('update sessions set proved_at = null where user_id = 13');
    const body = { value: NEVER, version: 1 };
    const unproved = await world.call(null, 'PUT', '/company/settings/privacy', body, {
      headers: { authorize: token },
    });
    expect(refused(unproved)).toEqual([403, 'proof_needed']);
    await world.sql(`update sessions set proved_at = '2040-01-01' where user_id = 13`);
  });

  it('are previewed by admins, where the company has `security`', async () => {
    expect(refused(await preview({ times_months: 12 }))).toEqual([
      400,
      'retention_too_short',
      'times_months',
    ]);
    for (const who of ['anna', 'lena'] as const)
      expect(refused(await preview({}, who))).toEqual([403, 'forbidden']);
    await world.setFeatures('alpha', []);
    expect(refused(await preview({}))).toEqual([403, 'feature_off']);
  });

  it('take nothing where nothing is set', async () => {
    await store(world, work('2019-01-02'));
    expect(await seen({})).toEqual([]);
    await round();
    expect(await days()).toEqual(['2019-01-02']);
  });
});

describe('[GDPR-03] once a month', () => {
  it('goes what the preview said, of this company alone, and a count is all that is kept', async () => {
    await store(world, work('2023-05-02'), work('2024-10-29'), work('2024-11-04'), booking('2023-05-02'));
    await store(world, away('2023-05-03', 20), work('2023-05-02', 8, { company_id: 2, user_id: 21 }));
    expect(await seen({ times_months: 24 })).toEqual([
      { kind: 'times', entries: 2, until: '2024-10-31', kept: [] },
    ]);
    await set({ times_months: 24 });
    await round('2026-10-31T12:00:00Z');
    expect((await days()).length).toBe(5);
    await round();
    expect(await days()).toEqual(['2023-05-02', '2023-05-03', '2024-11-04', '2023-05-02']);
    expect(await deleted()).toEqual([
      { company_id: 1, kind: 'times', until: '2023-06-01', entries: 1 },
      { company_id: 1, kind: 'times', until: '2024-11-01', entries: 1 },
    ]);
  });

  it('by one of two processes, and a company that fails stops no other', async () => {
    for (const [company_id, user_id] of [
      [1, 11],
      [2, 21],
    ])
      await store(world, work('2023-05-02', 8, { company_id, user_id } as object));
    await set({ times_months: 24 });
    await set({ times_months: 24 }, 2);
    await world.sql(
      `create function stubborn() returns trigger language plpgsql as $$ begin raise exception 'stubborn'; end $$`,
    );
    await world.sql(
      `create trigger stubborn before delete on entries for each row when (old.company_id = 1) execute function stubborn()`,
    );
    const both = [await started(), await started()];
    await Promise.all(both.map((jobs) => jobs.round()));
    await round();
    await world.sql('drop function stubborn() cascade');
    expect(await deleted()).toEqual([{ company_id: 2, kind: 'times', until: '2023-06-01', entries: 1 }]);
    // What failed was not claimed.
    await round();
    expect(await deleted()).toHaveLength(2);
    expect(await days()).toEqual([]);
    const [{ n } = { n: 0 }] = await world.sql<{ n: number }>(
      `select count(*)::int as n from job_runs where name = 'expired' and company_id = 1`,
    );
    expect(n).toBe(1);
  });

  it('with what belongs to its days', async () => {
    const [entry] = await store(world, work('2023-05-02'));
    const at = `'2023-05-02T07:00:00Z'`;
    const made = 'company_id, user_id, created_at, created_by';
    await world.sql(`insert into work_intervals (${made}, day, started_at, ended_at, kind, source, entry_id)
      values (1, 11, ${at}, 11, '2023-05-02', ${at}, ${at}, 'work', 'clock', ${entry})`);
    await world.sql(`insert into clock_taps (${made}, client_id, tap, answer) values (1, 11, ${at}, 11, gen_random_uuid(), 'come', '{}'),
      (1, 11, '2026-10-19T07:00:00Z', 11, gen_random_uuid(), 'come', '{}')`);
    await world.sql(
      `insert into law_reasons (${made}, day, code, text) values (1, 11, ${at}, 11, '2023-05-02', 'day10', 'Notfall')`,
    );
    await world.sql(`insert into correction_requests (${made}, day, wish, reason, state, answered_at)
      values (1, 11, ${at}, 11, '2023-05-02', '{}', 'Stau', 'declined', now())`);
    const [request] = await world.sql<{ id: number }>(
      `insert into absence_requests (${made}, note) values (1, 11, ${at}, 11, 'Kur') returning id`,
    );
    await store(world, away('2023-05-04', 20, 1, { request_id: request?.id as number }));
    await set({ times_months: 24, absences_months: 24 });
    await round();
    for (const table of [
      'entries',
      'work_intervals',
      'law_reasons',
      'correction_requests',
      'absence_requests',
    ])
      expect(await world.sql(`select from ${table}`), table).toEqual([]);
    expect(await world.sql('select from clock_taps')).toHaveLength(1);
  });

  it('also what files of the payroll hold', async () => {
    const made = 'company_id, created_at, created_by';
    await world.sql(`insert into payroll_runs (id, ${made}, month, target, line_count, handed_over_at)
      values (701, 1, '2023-05-02', 13, '2023-04-01', 'csv', 1, '2023-05-02')`);
    await world.sql(`insert into payroll_files (${made}, run_id, part, name, content, encoding, bytes, sha256)
      values (1, '2023-05-02', 13, 701, 0, 'x', 'Anna;8', 'utf-8', 6, repeat('0', 64))`);
    const periods = { payroll_months: 24 };
    expect((await seen(periods)).map(({ kind, entries }) => [kind, entries])).toEqual([['payroll', 1]]);
    await set(periods);
    await round();
    expect(await world.sql('select from payroll_files')).toEqual([]);
    expect(await world.sql('select from payroll_runs')).toHaveLength(1);
  });
});

describe('[GDPR-03] what an account counts stays', () => {
  const ALL = { times_months: 24, bookings_months: 24, absences_months: 24 };

  it('no balance changes by what goes', async () => {
    await switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'ledger'], '2024-02-01');
    await world.sql('update users set vacation_lastyear_entered_in = 2024, vacation_lastyear = 3');
    await store(world, ...['2024-01-08', '2024-02-05', '2024-03-04'].map((day) => work(day, 10)));
    await store(
      world,
      away('2023-06-05'),
      away('2024-05-06'),
      away('2024-05-07', 70),
      away('2023-06-06', 20),
      away('2024-06-06', 20),
    );
    const figures = async () => [
      (await world.get('anna', '/overtime/balance')).body,
      (await world.get('chef', '/overtime/user/11/2026-10')).body,
      (await world.get('anna', '/user/current')).body,
      (await world.get('chef', '/user/11')).body,
    ];
    const before = await figures();
    expect(await seen(ALL)).toEqual([
      { kind: 'times', entries: 1, until: '2024-10-31', kept: [{ why: 'account', entries: 2 }] },
      { kind: 'bookings', entries: 0, until: '2024-10-31', kept: [] },
      { kind: 'absences', entries: 2, until: '2024-10-31', kept: [{ why: 'account', entries: 3 }] },
    ]);
    await set(ALL);
    await round();
    expect(await days()).toEqual(['2024-02-05', '2024-03-04', '2024-05-06', '2024-05-07', '2024-06-06']);
    expect(await figures()).toEqual(before);
  });

  it('vacation without accounts of hours: since the rest was last entered', async () => {
    await world.sql('update users set vacation_lastyear_entered_in = 2023, vacation_lastyear = 9');
    await store(
      world,
      away('2022-05-02'),
      away('2023-05-02'),
      away('2024-05-02', 70),
      away('2023-06-06', 20),
    );
    const before = (await world.get('anna', '/user/current')).body;
    expect(await seen({ absences_months: 24 })).toEqual([
      { kind: 'absences', entries: 2, until: '2024-10-31', kept: [{ why: 'vacation', entries: 2 }] },
    ]);
    await set({ absences_months: 24 });
    await round();
    expect(await days()).toEqual(['2023-05-02', '2024-05-02']);
    expect((await world.get('anna', '/user/current')).body).toEqual(before);
  });

  it('days of a contingent, what nobody has decided, and what a running budget counts', async () => {
    const made = 'company_id, created_at, created_by';
    await world.sql(`insert into contingents (id, ${made}, name, unit, per, prorata, only_for)
      values (801, 1, now(), 13, 'Bildung', 'days', 'year', 'none', false)`);
    await world.sql(`insert into absence_kinds (id, ${made}, name, short, base, credit, paid, entered_by, approval, proof, halves, look, colour, pattern, own_sickness, contingent_id)
      values (802, 1, now(), 13, 'Bildung', 'B', 60, 'neutral', 'yes', 'worker', true, 'none', true, 'type', 'blue', 'plain', false, 801)`);
    await store(
      world,
      away('2023-05-02', 60, 1, { kind_id: 802, credit: 'neutral' }),
      away('2023-05-03', 60, 0),
      away('2023-05-04', 60),
    );
    await store(world, booking('2023-05-02'));
    await world.sql(
      `update projects set budget_hours = 100, budget_kind = 'total', status = 1 where id = 1001`,
    );
    expect(await seen(ALL)).toMatchObject([
      { kind: 'times' },
      { kind: 'bookings', entries: 0, kept: [{ why: 'budget', entries: 1 }] },
      {
        kind: 'absences',
        entries: 1,
        kept: [
          { why: 'contingent', entries: 1 },
          { why: 'open', entries: 1 },
        ],
      },
    ]);
    await world.sql('update projects set status = 3 where id = 1001');
    expect((await seen({ bookings_months: 24 }))[0]).toMatchObject({ entries: 1, kept: [] });
    await world.sql('update projects set budget_hours = null, status = 1 where id = 1001');
    await world.sql(`delete from entries where kind_id is not null`);
    await world.sql('delete from absence_kinds where id = 802');
    await world.sql('delete from contingents where id = 801');
  });
});

it('[GDPR-03] [AUD-05] of a closed month the sheet stays, the log verifies without what went, and the month stays closed', async () => {
  const other = await openSeals(world.databaseUrl);
  world.setClock('2023-06-05T09:00:00Z');
  await switchOn(world, 1, ['audit', 'calendar', 'contracts', 'closing'], '2023-05-01');
  await workedMonth(world, 11, '2023-05');
  await store(world, work('2023-06-01'));
  expect((await close(world, [11], { reason: 'Ohne Bestätigung' }, '2023-05')).body[0]).toMatchObject({
    closed: true,
  });
  await world.sql('update users set vacation_lastyear_entered_in = 2024');
  world.setClock(TODAY);
  const verified = async () => {
    await other.seals.seal(1);
    const { wrong, findings } = (await world.get<Verification>('chef', '/audit/verify')).body;
    return { wrong, findings };
  };
  const sheet = async () => (await world.get('chef', '/sheet/11/2023-05')).body;
  const [signed, sound] = [await sheet(), await verified()];
  expect(sound).toEqual({ wrong: null, findings: [] });
  expect(await seen({ times_months: 24 })).toEqual([
    { kind: 'times', entries: 23, until: '2024-10-31', kept: [{ why: 'month', entries: 1 }] },
  ]);
  await set({ times_months: 24 });
  await round();
  expect(await days()).toEqual(['2023-06-01']);
  expect(await sheet()).toEqual(signed);
  expect(await verified()).toEqual(sound);
  const told = await world.sql(`select table_name, before, after - 'id' - 'created_at' as after from changes
    where op = 'D' and table_name = 'entries' or table_name = 'deletions' order by id`);
  expect(told).toHaveLength(24);
  expect(told.filter(({ before }) => before !== null)).toEqual([]);
  expect(told.at(-1)).toMatchObject({
    table_name: 'deletions',
    after: { kind: 'times', until: '2023-06-01', entries: 23 },
  });
  expect(refused(await reopen(world, 11, '2023-05'))).toEqual([409, 'month_sealed']);
  const wish = { start_time: '08:00', end_time: '17:00', break: 1 };
  const { body: request } = await requestTime(world, '2023-05-10', wish);
  expect(refused(await world.put('chef', `/correction/${request.id}`, { accept: true }))).toEqual([
    409,
    'month_sealed',
  ]);
  expect(await days()).toEqual(['2023-06-01']);
  expect(await sheet()).toEqual(signed);
  expect(
    (await world.put('chef', `/correction/${request.id}`, { accept: false, answer: 'Zu alt' })).status,
  ).toBe(200);
  await other.close();
});

it('[GDPR-03] nothing goes that is too young, whoever asks the database', async () => {
  await world.sql(`select set_config('app.company', '1', false)`);
  const call = (kind: string, until: string) => world.sql('select delete_expired($1, $2)', [kind, until]);
  await expect(call('times', '2020-01-01')).rejects.toThrow(/has no period/);
  await set({ times_months: 1, bookings_months: 60 });
  await expect(call('times', '2025-06-01')).rejects.toThrow(/may go yet/);
  await expect(call('bookings', '2022-06-01')).rejects.toThrow(/may go yet/);
  await world.sql(`select set_config('app.company', '', false)`);
});

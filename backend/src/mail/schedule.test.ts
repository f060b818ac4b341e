import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installationOf } from '../../test/installation.ts';
import { switchOn } from '../../test/switch-on.ts';
import { World } from '../../test/world.ts';
import { YearEndFacts } from '../accounts/vacation/year-end-facts.service.ts';
import { SettingsService } from '../features/settings.service.ts';
import { Clock } from '../platform/clock.ts';
import { Database } from '../platform/database/database.ts';
import { tables } from '../platform/database/entities.ts';
import { Rounds } from '../platform/rounds.ts';
import { Missing } from '../workflows/lists/missing.service.ts';
import { MissingWeek } from '../workflows/lists/missing-week.ts';
import { MonthEnd } from '../workflows/months/month-end.ts';
import { ExpiringVacation } from '../workflows/vacation/expiring-vacation.ts';
import { NoticeWriter } from './notice-writer.service.ts';
import { Retention } from './retention.ts';
import { Schedule } from './schedule.service.ts';

const MONDAY = '2026-11-16T06:00:00Z';

let world: World;
let now = Date.parse(MONDAY);
const databases: Database[] = [];
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('truncate notices, job_runs');
  await world.setFlags('alpha', ['timebooking']);
  await world.setFeatures('alpha', ['notices']);
});
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.onApplicationShutdown()));
});

/** As a process has it. */
async function started(): Promise<Schedule> {
  const database = await Database.open(world.databaseUrl, 2, tables);
  databases.push(database);
  const clock = new Clock(() => now);
  const installation = installationOf({});
  const notices = new NoticeWriter(installation, clock);
  const tasks = new Schedule(database, clock, new Rounds(installation));
  new Retention(tasks, clock);
  new MonthEnd(tasks, notices);
  new MissingWeek(tasks, new Missing(database, clock), notices, clock);
  new ExpiringVacation(tasks, new YearEndFacts(database, new SettingsService(database, clock)), notices);
  return tasks;
}
async function roundAt(instant: string): Promise<void> {
  now = Date.parse(instant);
  await (await started()).round();
}
const told = (kind: string) =>
  world.sql<{ user_id: number; data: Record<string, unknown> }>(
    'select user_id, data from notices where kind = $1 order by user_id, id',
    [kind],
  );
const work = (user: number, days: string[]) =>
  world.sql(
    `insert into entries (company_id, user_id, created_at, day, type, start_minute, end_minute, break_hours, hours, target)
      select 1, $1, now(), d::date, 50, 480, 960, 0, 8, 8 from unnest($2::text[]) d`,
    [user, days],
  );

describe('[MAIL-01] missing days', () => {
  it('are told on Monday at seven to whoever has some, readers never', async () => {
    await work(11, ['2026-11-09', '2026-11-10', '2026-11-11']);
    await work(12, ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']);
    await roundAt('2026-11-16T05:59:59Z');
    expect(await told('missing_week')).toEqual([]);
    await roundAt(MONDAY);
    const all = await told('missing_week');
    expect(all.find(({ user_id }) => user_id === 11)?.data).toEqual({
      days: 2,
      from: '2026-11-09',
      to: '2026-11-15',
    });
    expect(all.some(({ user_id }) => user_id === 12)).toBe(false);
    const readers = await world.sql<{ id: number }>('select id from users where role = 4');
    for (const { id } of readers) expect(all.some(({ user_id }) => user_id === id)).toBe(false);
    await world.sql('delete from entries');
  });

  it('[DCN-11] [MAIL-02] are told once, whatever processes and restarts', async () => {
    now = Date.parse(MONDAY);
    const processes = await Promise.all([started(), started(), started()]);
    await Promise.all(processes.map((tasks) => tasks.round()));
    await roundAt('2026-11-16T12:00:00Z');
    expect((await told('missing_week')).filter(({ user_id }) => user_id === 11)).toHaveLength(1);
    await roundAt('2026-11-23T06:00:00Z');
    expect((await told('missing_week')).filter(({ user_id }) => user_id === 11)).toHaveLength(2);
  });

  it('are told only where the company has it', async () => {
    await world.setFeatures('alpha', []);
    await roundAt(MONDAY);
    expect(await world.sql('select from notices')).toEqual([]);
    expect(await world.sql('select from job_runs')).toEqual([]);
  });

  it('of days that can still be recorded: none of last month', async () => {
    await roundAt('2026-11-02T06:00:00Z');
    const days = (await told('missing_week')).map(({ data }) => data.days);
    expect(days).toEqual([]);
  });
});

describe('[MAIL-01] the end of the month', () => {
  it('is told two working days before', async () => {
    await roundAt('2026-11-25T06:00:00Z');
    expect(await told('month_closing')).toEqual([]);
    await roundAt('2026-11-26T06:00:00Z');
    expect(await told('month_closing')).toContainEqual({ user_id: 11, data: { month: '2026-11' } });
  });
});

describe('[MAIL-01] [MON-04] where months are closed', () => {
  beforeEach(() => switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'closing'], '2026-11-01'));
  afterEach(() => world.sql(`delete from company_settings where feature <> 'notices'`));

  it('the notice names the last day on which the month can be changed', async () => {
    await roundAt('2026-11-26T06:00:00Z');
    const data = { month: '2026-11', until: '2026-12-05' };
    expect(await told('month_closing')).toContainEqual({ user_id: 11, data });
  });

  it('Monday tells of days of last month as long as they can be recorded', async () => {
    await roundAt('2026-11-02T06:00:00Z');
    expect(await told('missing_week')).toContainEqual(
      expect.objectContaining({ user_id: 11, data: expect.objectContaining({ days: 5 }) }),
    );
  });
});

describe('[MAIL-01] vacation that expires', () => {
  const people = async () => (await told('vacation_expiring')).map(({ user_id }) => user_id);

  it('is told on the first of October to whoever has some', async () => {
    await switchOn(world, 1, ['calendar', 'contracts', 'ledger'], '2026-01-01');
    await world.sql(
      `update company_settings set value = '{"expiry":"03-31"}' where company_id = 1 and feature = 'ledger'`,
    );
    await roundAt('2026-09-30T06:00:00Z');
    expect(await people()).toEqual([]);
    await roundAt('2026-10-01T06:00:00Z');
    expect(await people()).toContain(11);
    expect((await told('vacation_expiring'))[0]?.data).toMatchObject({ deadline: '2027-03-31' });
  });
});

it('[MAIL-07] what is older than 90 days is gone', async () => {
  await world.sql(
    `insert into notices (company_id, user_id, kind, data, created_at, created_by)
      select 1, 11, 'new_login', '{}', at::timestamptz, 0 from unnest(array['2026-08-17', '2026-08-19']) at`,
  );
  await roundAt('2026-11-16T06:00:00Z');
  expect((await told('new_login')).length).toBe(1);
});

it('[DCN-11] a company that fails stops no other', async () => {
  now = Date.parse(MONDAY);
  const tasks = await started();
  const done: number[] = [];
  tasks.register({
    name: 'broken',
    period: () => 'now',
    work: async (_, { company }) => {
      if (company === 1) throw new Error('broken');
      done.push(company);
    },
  });
  await world.setFeatures('beta', ['notices']);
  await tasks.round();
  await world.setFeatures('beta', []);
  expect(done).toEqual([2]);
  // What failed is not claimed.
  expect(await world.sql(`select company_id from job_runs where name = 'broken'`)).toEqual([
    { company_id: 2 },
  ]);
});

describe('[DCN-11] [OPS-31] of two processes', () => {
  const beta = (features: string[]) => world.setFeatures('beta', features);
  beforeEach(() => beta(['notices']));
  afterEach(() => beta([]));

  /** Each notes in `done` what it has done; one that is told to hold on waits in its first piece of work. */
  async function worker(done: string[], name: string, hold?: Promise<void>) {
    const tasks = await started();
    let begun = () => {};
    const isBusy = new Promise<void>((resolve) => {
      begun = resolve;
    });
    tasks.register({
      name: 'held',
      period: () => 'now',
      work: async (_, { company }) => {
        begun();
        await hold;
        done.push(`${name} ${company}`);
      },
    });
    return { tasks, isBusy };
  }

  it('one works at a time, and the other neither waits nor begins something else', async () => {
    now = Date.parse('2026-11-17T05:00:00Z');
    const done: string[] = [];
    const hold = Promise.withResolvers<void>();
    const first = await worker(done, 'first', hold.promise);
    const second = await worker(done, 'second');
    const round = first.tasks.round();
    await first.isBusy;
    await second.tasks.round();
    expect(done).toEqual([]);
    hold.resolve();
    await round;
    expect(done).toEqual(['first 1', 'first 2']);
    await second.tasks.round();
    expect(done).toEqual(['first 1', 'first 2']);
  });

  it('the one that finds the other at work ends its round, and the other goes on', async () => {
    now = Date.parse('2026-11-17T05:00:00Z');
    const done: string[] = [];
    const both = await Promise.all(['first', 'second'].map((name) => worker(done, name)));
    for (let i = 0; i < 3; i++) await Promise.all(both.map(({ tasks }) => tasks.round()));
    expect(done.map((text) => text.slice(-1)).toSorted()).toEqual(['1', '2']);
  });
});

it('[OPS-31] a minute in which nothing is due asks once, and begins no transaction that could write', async () => {
  now = Date.parse(MONDAY);
  const tasks = await started();
  await tasks.round();
  const [database] = databases as [Database];
  const [asked, begun] = [vi.spyOn(database, 'call'), vi.spyOn(database, 'write')];
  await tasks.round();
  expect([asked.mock.calls.length, begun.mock.calls.length]).toEqual([1, 0]);
});

it('[OPS-31] what was done more than 90 days ago is forgotten, whatever it was', async () => {
  await world.sql(
    `insert into job_runs (company_id, name, period, created_at, created_by)
      select 1, name, at, at::timestamptz, 0
      from unnest(array['missing_week', 'old_notices']) name, unnest(array['2026-08-17', '2026-08-19']) at`,
  );
  await roundAt(MONDAY);
  const left = await world.sql<{ name: string }>(
    `select name, period from job_runs where period < '2026-11' order by name, period`,
  );
  expect(left).toEqual(['missing_week', 'old_notices'].map((name) => ({ name, period: '2026-08-19' })));
});

it('a process that is told to stop finishes the company it is at and leaves the others to another process', async () => {
  now = Date.parse(MONDAY);
  await world.setFeatures('beta', ['notices']);
  const [ending, other] = [await started(), await started()];
  const stop = new AbortController();
  const done: string[] = [];
  const task = (name: string) => ({
    name: 'long',
    period: () => 'now',
    work: async (_: unknown, { company }: { company: number }) => {
      stop.abort();
      done.push(`${name} ${company}`);
    },
  });
  ending.register(task('ending'));
  other.register(task('other'));
  await ending.round(stop.signal);
  await other.round();
  await world.setFeatures('beta', []);
  expect(done).toEqual(['ending 1', 'other 2']);
});

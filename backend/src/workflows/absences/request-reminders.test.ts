import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { installationOf } from '../../../test/installation.ts';
import { joinsTeam, leadsTeam, ledTeam } from '../../../test/led-team.ts';
import { PEOPLE } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Schedule } from '../../mail/schedule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { tables } from '../../platform/database/entities.ts';
import { Rounds } from '../../platform/rounds.ts';
import { RequestReminders } from './request-reminders.ts';

const { anna, bert, chef } = PEOPLE;

let world: World;
let now = 0;
const databases: Database[] = [];
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z');
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('truncate notices, job_runs, outbox');
  await world.sql('delete from entries');
  await world.sql(`delete from company_settings where feature = 'teams'`);
  await world.setFeatures('alpha', ['notices', 'teams']);
  await ledTeam(world, ['absences']);
});
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.onApplicationShutdown()));
});

/** As a process has it, with a mail server. */
async function started(): Promise<Schedule> {
  const database = await Database.open(world.databaseUrl, 2, tables);
  databases.push(database);
  const clock = new Clock(() => now);
  const installation = installationOf({
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a@b.example',
    PUBLIC_URL: 'https://a.example',
  });
  const tasks = new Schedule(database, clock, new Rounds(installation));
  new RequestReminders(tasks, new NoticeWriter(installation, clock));
  return tasks;
}
async function roundAt(instant: string): Promise<void> {
  now = Date.parse(instant);
  await (await started()).round();
}
const told = async () =>
  (
    await world.sql<{ user_id: number; day: string }>(
      `select user_id, to_char(created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day from notices order by id`,
    )
  ).map(({ user_id, day }) => [day, user_id]);
/** Asked for on Monday 16 November 2026. */
const asked = async (more: { at?: string; type?: number } = {}) => {
  const [row] = await world.sql<{ id: number }>(
    `insert into entries (company_id, user_id, day, type, hours, status, created_at)
      values (1, $1, '2026-12-21', $2, 8, 0, $3) returning id`,
    [anna.id, more.type ?? 10, more.at ?? '2026-11-16T08:00:00Z'],
  );
  return row?.id as number;
};

it('[TEAM-10] whoever decides is reminded after three working days, the office after six, each once', async () => {
  await asked();
  for (const day of ['17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27'])
    await roundAt(`2026-11-${day}T07:00:00Z`);
  expect(await told()).toEqual([
    ['2026-11-19', bert.id],
    ['2026-11-24', chef.id],
  ]);
  const [notice] = await world.sql<{ data: object }>('select data from notices limit 1');
  expect(notice?.data).toEqual({ name: 'Anna Muster', days: 1, from: '2026-12-21', since: '2026-11-16' });
});

it('[TEAM-10] before seven nobody is, so that quiet hours hold; a night without a process loses nothing', async () => {
  await asked();
  await roundAt('2026-11-18T07:00:00Z');
  await roundAt('2026-11-19T05:59:59Z');
  expect(await told()).toEqual([]);
  await roundAt('2026-11-20T07:00:00Z');
  await roundAt('2026-11-20T12:00:00Z');
  expect(await told()).toEqual([['2026-11-20', bert.id]]);
  const [mail] = await world.sql<{ due: Date; address: string }>('select due, address from outbox');
  expect(mail?.due.toISOString()).toBe('2026-11-20T07:00:00.000Z');
});

it('[TEAM-10] [DCN-11] by two processes at once it is one notice and one mail', async () => {
  await asked();
  now = Date.parse('2026-11-19T07:00:00Z');
  const processes = await Promise.all([started(), started()]);
  await Promise.all(processes.map((tasks) => tasks.round()));
  expect(await told()).toEqual([['2026-11-19', bert.id]]);
  expect(await world.sql('select from outbox')).toHaveLength(1);
});

it('[TEAM-10] [TEAM-06] the office in place of a lead who may not decide on it, and then no more', async () => {
  await asked({ type: 20 });
  for (const day of ['19', '24', '25']) await roundAt(`2026-11-${day}T07:00:00Z`);
  expect(await told()).toEqual([['2026-11-19', chef.id]]);
});

it('[TEAM-10] all who decide, after as many days as the company says, free days not counted', async () => {
  await leadsTeam(world, 'lena', { rights: ['absences'] });
  await world.sql(`update users set role = 1 where id = ${PEOPLE.lena.id}`);
  await joinsTeam(world, 'bert', { team: 2 });
  await world.put('chef', '/company/settings/teams', { value: { peer_leads: false, remind_after: 1 } });
  await asked({ at: '2026-12-24T08:00:00Z' });
  // 25 and 26 December are free, 27 is a Sunday.
  for (const day of ['25', '26', '27', '28', '29']) await roundAt(`2026-12-${day}T07:00:00Z`);
  expect(await told()).toEqual([
    ['2026-12-28', bert.id],
    ['2026-12-28', PEOPLE.lena.id],
    ['2026-12-29', chef.id],
  ]);
  await world.sql(`update users set role = 4 where id = ${PEOPLE.lena.id}`);
});

it('[TEAM-10] decides nothing, and is withdrawn by whoever does', async () => {
  const id = await asked();
  await roundAt('2026-11-19T07:00:00Z');
  const [row] = await world.sql<{ status: number }>('select status from entries where id = $1', [id]);
  expect(row?.status).toBe(0);
  await world.put('bert', `/timesheet/absence/${id}`);
  expect(await world.sql(`select from notices where kind = 'request_waiting'`)).toEqual([]);
  expect(await world.sql(`select from outbox where kind = 'request_waiting'`)).toEqual([]);
  await roundAt('2026-11-24T07:00:00Z');
  expect(await world.sql(`select from notices where kind = 'request_waiting'`)).toEqual([]);
});

it('[TEAM-10] nobody where the company has no teams', async () => {
  await world.setFeatures('alpha', ['notices']);
  await asked();
  await roundAt('2026-11-30T07:00:00Z');
  expect(await told()).toEqual([]);
});

it.each([
  [0, [400, 'invalid_input']],
  [11, [400, 'invalid_input']],
  [10, [200]],
])('[TEAM-10] a reminder after %i days: %j', async (remind_after, [status]) => {
  const answer = await world.put('chef', '/company/settings/teams', { value: { remind_after } });
  expect(answer.status).toBe(status);
});

it('[TEAM-10] a lead chooses how to be told, and nobody else', async () => {
  const kinds = async (who: 'anna' | 'bert') =>
    (await world.get<{ kinds: { kind: string }[] }>(who, '/notice/settings')).body.kinds.map(
      ({ kind }) => kind,
    );
  expect(await kinds('bert')).toEqual(expect.arrayContaining(['request_received', 'request_waiting']));
  expect(await kinds('anna')).not.toContain('request_waiting');
});

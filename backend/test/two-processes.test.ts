import type { Deputy } from '@stundenbuch/domain/day/teams/deputy-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Clock } from '../src/platform/clock.ts';
import { startServer } from '../src/server.ts';
import { away, store } from './entries.ts';
import { PEOPLE } from './people.ts';
import { World } from './world.ts';

const NOON = '2026-11-20T11:00:00Z';
const { anna, bert, lena } = PEOPLE;

let world: World;
let other: Awaited<ReturnType<typeof startServer>>;
/** Of both processes. */
let urls: string[];
beforeAll(async () => {
  world = await World.start(NOON);
  const settings = {
    DATABASE_URL: world.databaseUrl,
    JWT_SECRET: World.secret,
    PORT: '0',
    DEMO: 'off',
    WORKER: 'off',
    DATABASE_POOL: '4',
    LOG_LEVEL: 'silent',
  };
  other = await startServer(settings, { clock: Clock.fixed(NOON), quiet: true });
  urls = [world.url, other.url];
  await world.setFeatures('alpha', ['teams']);
  await world.sql(
    `insert into teams (id, company_id, name, created_at, created_by) values (1, 1, 'Dach', now(), 13)`,
  );
  await world.sql(`insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
    values (1, 1, ${anna.id}, '2026-01-01', true, now(), 13)`);
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});
beforeEach(async () => {
  await world.sql('delete from deputies');
  await world.sql('delete from team_leads');
  await world.sql(
    `update users set role = case id when ${PEOPLE.chef.id} then 2 when ${lena.id} then 4 else 1 end where company_id = 1`,
  );
  await world.sql(`insert into team_leads (id, company_id, team_id, user_id, valid_from, rights, created_at, created_by)
    values (501, 1, 1, ${bert.id}, '2026-01-01', '{absences}', now(), 13)`);
});

type Who = 'anna' | 'bert' | 'chef' | 'lena';
const put = async (url: string, who: Who, path: string) => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'PUT',
    headers: { authorize: await world.token(who) },
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string; message?: string } };
};
const inbox = async (url: string, who: Who) =>
  (await fetch(`${url}/api/timesheet/pending-absences`, { headers: { authorize: await world.token(who) } }))
    .status;
const request = async (day: string) => (await store(world, away(day, 10, 0)))[0] as number;

it('[TEAM-13] a lead that has ended is refused in the next call of each of two processes, with one token', async () => {
  const id = await request('2026-12-01');
  for (const url of urls) expect(await inbox(url, 'bert')).toBe(200);
  await world.put('chef', '/team-lead/501', { to: '2026-11-19' });
  for (const url of urls) {
    expect(await inbox(url, 'bert')).toBe(403);
    expect((await put(url, 'bert', `/timesheet/absence/${id}`)).status).toBe(403);
  }
});

it('[TEAM-09] a deputy who was taken back likewise', async () => {
  await world.sql(`update users set role = 1 where id = ${lena.id}`);
  const body = { user: lena.id, from: '2026-11-20', to: '2026-11-30' };
  const { id } = (await world.post<Deputy>('bert', '/deputy', body)).body;
  const asked = await request('2026-12-02');
  for (const url of urls) expect(await inbox(url, 'lena')).toBe(200);
  await world.put('bert', `/deputy/${id}`, { to: '2026-11-19' });
  for (const url of urls) {
    expect(await inbox(url, 'lena')).toBe(403);
    expect((await put(url, 'lena', `/timesheet/absence/${asked}`)).status).toBe(403);
  }
});

/** Two who may decide, in two processes at once. */
it.each([
  ['two leads', 'bert', 'lena'],
  ['a lead and an admin', 'bert', 'chef'],
] as const)('[TEAM-06] of %s one decides, and the other is told who and when', async (_, first, second) => {
  await world.sql(`update users set role = 1 where id = ${lena.id}`);
  await world.sql(`insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
    values (1, 1, ${lena.id}, '2026-01-01', '{absences}', now(), 13)`);
  for (const day of ['2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08', '2026-12-09']) {
    const id = await request(day);
    const answers = await Promise.all([
      put(urls[0] as string, first, `/timesheet/absence/${id}`),
      put(urls[1] as string, second, `/timesheet/absence/decline/${id}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? first : second;
    const lost = answers.find(({ status }) => status === 409)?.body;
    expect(lost?.code).toBe('already_decided');
    expect(lost?.message).toBe(
      `Darüber hat ${winner[0]?.toUpperCase()}${winner.slice(1)} Muster am 20.11.2026 um 12:00 Uhr bereits entschieden.`,
    );
    await world.sql('delete from entries where id = $1', [id]);
  }
});

it('[TEAM-13] of a lead who loses the right while deciding: decided before, or refused after, and never both', async () => {
  for (const day of ['2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']) {
    await world.sql(`update team_leads set ends_on = null where id = 501`);
    const id = await request(day);
    const [decided, ended] = await Promise.all([
      put(urls[1] as string, 'bert', `/timesheet/absence/${id}`),
      world.put('chef', '/team-lead/501', { to: '2026-11-19' }),
    ]);
    expect(ended.status).toBe(200);
    const [stored] = await world.sql<{ status: number; decided_by: number | null }>(
      'select status, decided_by from entries where id = $1',
      [id],
    );
    if (decided.status === 200) expect(stored).toEqual({ status: 1, decided_by: bert.id });
    else {
      expect([403, 404]).toContain(decided.status);
      expect(stored).toEqual({ status: 0, decided_by: null });
    }
    expect((await put(urls[0] as string, 'bert', `/timesheet/absence/${id}`)).status).toBe(403);
  }
});

/** A working time of Anna, as a lead or an admin enters it. */
const enter = async (url: string, who: Who, day: string) => {
  const answer = await fetch(`${url}/api/timesheet/workingtime`, {
    method: 'POST',
    headers: { authorize: await world.token(who), 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ day, start_time: '08:00', end_time: '16:00', break: 0, hours: 8 },
      ...{ user: anna.id, reason: 'Zettel vom Polier' },
    }),
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
};
const writes = async () => {
  await world.setFeatures('alpha', ['teams', 'audit', 'office']);
  await world.sql(`update team_leads set rights = '{hours,correct}'`);
  await world.sql('delete from entries');
};
const DAYS = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
const written = () => world.sql<{ user_id: number }>('select user_id from entries');

it.each([
  ['two leads', 'bert', 'lena'],
  ['a lead and an admin', 'bert', 'chef'],
] as const)(
  '[TEAM-12] of %s who enter the same day one does, and the other is told',
  async (_, first, second) => {
    await world.sql(`update users set role = 1 where id = ${lena.id}`);
    await world.sql(`insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
    values (1, 1, ${lena.id}, '2026-01-01', '{absences}', now(), 13)`);
    await writes();
    for (const day of DAYS) {
      const answers = await Promise.all([
        enter(urls[0] as string, first, day),
        enter(urls[1] as string, second, day),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('working_time_duplicate');
    }
    expect((await written()).map(({ user_id }) => user_id)).toEqual(DAYS.map(() => anna.id));
  },
);

it('[TEAM-12] [TEAM-13] of a lead who loses the right while writing: written before, or refused after, and never for oneself', async () => {
  await writes();
  for (const day of DAYS) {
    await world.sql(`update team_leads set ends_on = null where id = 501`);
    await world.sql('delete from entries');
    const [entered, ended] = await Promise.all([
      enter(urls[1] as string, 'bert', day),
      world.put('chef', '/team-lead/501', { to: '2026-11-19' }),
    ]);
    expect(ended.status).toBe(200);
    expect([200, 403]).toContain(entered.status);
    expect((await written()).map(({ user_id }) => user_id)).toEqual(entered.status === 200 ? [anna.id] : []);
    for (const url of urls) expect((await enter(url, 'bert', '2026-11-16')).status).toBe(403);
  }
});

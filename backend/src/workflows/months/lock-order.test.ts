import type { CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../test/database.ts';
import { away, store } from '../../../test/entries.ts';
import { close, reopen, requestTime, withMonthClose, workedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { APP_ROLE } from '../../platform/database/role.ts';

// Anna is an admin with a smaller id than Bert's: she is told of his requests by a row that is written after Bert was locked.
let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-03T09:00:00Z');
  await withMonthClose(world);
  await switchOn(world, 1, ['notices', 'ledger', 'audit'], '2026-10-01');
  await world.sql('update users set role = 2 where id = 11');
  for (const user of people) await workedMonth(world, user, '2026-10');
  await workedMonth(world, 12, '2026-09');
  await world.sql(`update company_settings set since = '2026-09-01'`);
  await close(world, [12], { reason: 'Ausgeschieden' }, '2026-09');
});
afterAll(() => world?.close());

const people = [13, 12, 11];
const wish = { start_time: '07:00', end_time: '15:00', break: 0 };
const closeAll = () => close(world, people, { reason: 'Jahresabschluss' });

it('[MON-03] a closing that waits for one person keeps nobody from telling another one something', async () => {
  const app = await connect(`${world.databaseUrl}?options=${encodeURIComponent(`-c role=${APP_ROLE}`)}`);
  await app.query(`begin; set local app.company = '1'; set local statement_timeout = '5s'`);
  await app.query('select from users where id = 12 for no key update');
  const monthClose = closeAll();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => world.sql(waiting)).toHaveLength(1);
  // Anna is locked by the closing.
  await app.query(`insert into notices (company_id, user_id, kind, data, created_at, created_by)
    values (1, 11, 'correction_received', '{}', now(), 12)`);
  await app.query('commit');
  await app.end();
  expect((await monthClose).body.filter(({ closed }) => closed)).toHaveLength(3);
  await Promise.all(people.map((user) => reopen(world, user)));
});

/** All that locks people, at once. */
async function round(i: number) {
  const [id = 0] = await store(world, away('2026-12-14', 20, 0, { user_id: 12 }));
  const [open] = (await world.get<CorrectionRequest[]>('chef', '/correction')).body;
  const day = { day: '2026-12-28', name: 'Betriebsruhe', kind: 'free', place_id: null };
  const answers = await Promise.all([
    closeAll(),
    requestTime(world, `2026-09-${14 + i}`, wish, 'bert'),
    ...(open ? [world.put('chef', `/correction/${open.id}`, { accept: i % 2 === 0 })] : []),
    world.put('chef', `/timesheet/absence/${id}`),
    world.post('bert', '/timesheet/absence', { project: 10, day: '2026-12-07' }),
    world.post('anna', '/calendar/day', day),
    world.post('anna', '/company/features/preview', { feature: 'ledger', on: false, since: '2026-11-01' }),
    world.post('anna', '/vacation/notice', { year: 2026, users: people, channel: 'app' }),
    world.put('chef', '/user/12', { first_name: `Bert ${i}` }),
  ]);
  await Promise.all(people.map((user) => reopen(world, user)));
  await world.sql(`delete from entries where day > '2026-11-30'`);
  await world.sql('delete from company_days');
  return answers;
}

it('[MON-03] closings, requests, decisions and notices at once never wait for each other in a circle', async () => {
  for (let i = 0; i < 5; i++) {
    const answers = await round(i);
    expect(answers.map(({ status, body }) => (status === 200 ? 200 : body))).toEqual(answers.map(() => 200));
  }
});

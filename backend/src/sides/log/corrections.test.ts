import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('truncate changes, correction_reads');
  await world.setFeatures('alpha', ['audit', 'office']);
});

const reason = 'Zettel vom Polier';
const TIMES = { day: '2026-11-19', hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };
const correct = (user = 11) => world.post('chef', '/timesheet/workingtime', { ...TIMES, user, reason });
const unread = async (who: Person = 'anna') => (await world.get<Change[]>(who, '/audit/corrections')).body;
const read = (who: Person, ids: unknown) =>
  world.post<{ read: number }>(who, '/audit/corrections/read', { ids });

it('[OFC-06] the person is told what was changed, by whom and why, until it is read', async () => {
  await correct();
  const told = await unread();
  expect(told).toMatchObject([
    {
      op: 'I',
      table: 'entries',
      person: 11,
      actor: 13,
      actor_name: 'Chef Muster',
      actor_kind: 'admin',
      reason,
    },
  ]);
  expect(told[0]).toMatchObject({ day: '2026-11-19', project: 50, after: { hours: 8, start_minute: 480 } });
  expect((await read('anna', [told[0]?.id])).body).toEqual({ read: 1 });
  expect(await unread()).toEqual([]);
  expect((await read('anna', [told[0]?.id])).body).toEqual({ read: 0 });
  const { body: mine } = await world.get<Change[]>('anna', '/audit/mine');
  expect(mine.filter(({ table }) => table !== 'sessions')).toMatchObject([
    { table: 'correction_reads', op: 'I', actor: 11 },
    { table: 'entries', op: 'I', actor: 13, reason },
  ]);
});

it('[OFC-06] a change and a deletion are told as well, the newest first', async () => {
  const { body } = await world.post<{ id: number }>('anna', '/timesheet/workingtime', TIMES);
  const by = { user: 11, reason };
  await world.put('chef', `/timesheet/workingtime/${body.id}`, { ...TIMES, ...by, end_time: '17:00' });
  await world.call('chef', 'DELETE', `/timesheet/booking/${body.id}`, by);
  expect((await unread()).map(({ op, day }) => [op, day])).toEqual([
    ['D', '2026-11-19'],
    ['U', '2026-11-19'],
  ]);
});

it('[OFC-06] nobody is told of the own changes, of decisions in the inbox, or of others’', async () => {
  await world.post('anna', '/timesheet/workingtime', TIMES);
  const [id] = await store(world, away('2026-12-01', 10, 0));
  await world.put('chef', `/timesheet/absence/${id}`);
  await correct(12);
  // The only admin corrects the own entries.
  await correct(13);
  expect(await unread()).toEqual([]);
  expect(await unread('chef')).toEqual([]);
  expect(await unread('bert')).toHaveLength(1);
});

it('[OFC-06] nobody reads for another, and what does not exist is left out', async () => {
  await correct();
  const [told] = await unread();
  for (const who of ['bert', 'chef'] as const)
    expect((await read(who, [told?.id, 999_999])).body).toEqual({ read: 0 });
  expect(await unread()).toHaveLength(1);
  for (const ids of [undefined, [], ['x'], [0], 5]) expect(refused(await read('anna', ids))[0]).toBe(400);
});

it('[OFC-06] at the same moment it is read once', async () => {
  await correct();
  const [told] = await unread();
  const answers = await Promise.all(Array.from({ length: 8 }, () => read('anna', [told?.id])));
  expect(answers.reduce((sum, { body }) => sum + body.read, 0)).toBe(1);
});

it('[OFC-01] is closed while the feature is off', async () => {
  await world.setFeatures('alpha', ['audit']);
  expect(refused(await world.get('anna', '/audit/corrections'))).toEqual([403, 'feature_off']);
  expect(refused(await read('anna', [1]))).toEqual([403, 'feature_off']);
});

import type { SickReported } from '@stundenbuch/domain/records/absences/contract';
import type { WireNotice } from '@stundenbuch/domain/sides/notices/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026: Anna has been on vacation since Monday.
let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from notices');
  await world.setFeatures('alpha', ['audit', 'office', 'notices', 'halfdays']);
  await store(world, ...['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => away(day, 10, 1)));
});

const report = (changes: object = {}, who: Person = 'anna') =>
  world.post<SickReported>(who, '/timesheet/absence/sick-report', {
    day: '2026-11-17',
    end: '2026-11-20',
    ...changes,
  });
const told = async (who: Person) => (await world.get<WireNotice[]>(who, '/notice')).body;

it('[LED-16] who is sick on vacation tells the office, which opens its page with the days', async () => {
  const before = await world.sql('select type, status from entries');
  const { status, body } = await report();
  expect([status, body.days]).toEqual([200, 2]);
  await report();
  const [notice, ...more] = await told('chef');
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ kind: 'vacation_reported', title: 'Meldung von Anna Muster' });
  const { searchParams } = new URL(`http://x${notice?.path}`);
  expect(Object.fromEntries(searchParams)).toMatchObject({ date: '2026-11-17', end: '2026-11-18' });
  for (const who of ['anna', 'bert', 'lena'] as const) expect(await told(who)).toEqual([]);
  // Nothing is changed by it.
  expect(await world.sql('select type, status from entries')).toEqual(before);
});

it('[LED-16] is refused where no approved vacation lies, to readers, and where there is no office', async () => {
  expect(refused(await report({ day: '2026-11-19' }))).toEqual([409, 'sick_no_vacation', 'day']);
  expect(refused(await report({ end: '2026-11-16' }))).toEqual([400, 'absence_reversed', 'end']);
  expect(refused(await report({}, 'bert'))).toEqual([409, 'sick_no_vacation', 'day']);
  expect(refused(await report({}, 'lena'))).toEqual([403, 'forbidden']);
  await world.setFeatures('alpha', ['audit', 'office']);
  expect(refused(await report())).toEqual([403, 'feature_off']);
  expect(await world.sql('select from notices')).toEqual([]);
});

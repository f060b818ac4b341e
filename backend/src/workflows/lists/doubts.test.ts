import type { DoubtfulDayOfPerson, Overview } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, booking, type StoredEntry, store, work } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
  await world.sql('update users set worker_since = null');
  await world.sql('update projects set start_date = null, end_date = null');
  await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences']);
});
afterAll(() => world?.close());

/** More hours than a day has. */
const tooMany = (day: string, more: Partial<StoredEntry> = {}) => [
  booking(day, 24, more),
  booking(day, 1, more),
];

const read = async (who: Person = 'anna', list = 'doubtful-bookings') =>
  (await world.get<DoubtfulDayOfPerson[]>(who, `/timesheet/${list}`)).body;
const readOfCompany = (who: Person = 'chef') => read(who, 'company/doubtful-bookings');

it('[DASH-05] a day with more than 24 hours is doubtful', async () => {
  await store(world, booking('2026-11-18', 24), booking('2026-11-19', 24), booking('2026-11-19', 0.25));
  expect(await read()).toEqual([
    {
      day: '2026-11-19',
      zeitbuchungen: 0,
      projektbuchungen: 24.25,
      reason: 'Die Projektbuchungen am 19.11.2026 ergeben 24,25 h.',
    },
  ]);
});

it('[DASH-05] a booking before the start or after the end of its project is doubtful, also today', async () => {
  await world.sql(`update projects set start_date = '2026-11-17', end_date = '2026-11-18' where id = 1001`);
  await store(world, ...['16', '17', '18', '19', '20'].map((day) => booking(`2026-11-${day}`)));
  await store(world, booking('2026-11-20'), booking('2026-11-18', 2, { project_id: 1002 }));
  expect((await read()).map(({ day, reason }) => [day, reason])).toEqual([
    ['2026-11-20', 'Das Projekt „Dach Nord“ endete am 18.11.2026.'],
    ['2026-11-19', 'Das Projekt „Dach Nord“ endete am 18.11.2026.'],
    ['2026-11-16', 'Das Projekt „Dach Nord“ beginnt erst am 17.11.2026.'],
  ]);
});

it('[DASH-05] a working time or a booking before the day of entry is doubtful, an absence is not', async () => {
  await world.sql(`update users set worker_since = '2026-11-18' where id = 11`);
  await store(
    world,
    away('2026-11-13'),
    work('2026-11-16'),
    booking('2026-11-17'),
    work('2026-11-18'),
    work('2026-10-30'),
  );
  const reason = 'Der Tag liegt vor dem Eintritt am 18.11.2026.';
  expect((await read()).map((row) => [row.day, row.reason])).toEqual([
    ['2026-11-17', reason],
    ['2026-11-16', reason],
  ]);
  await world.setFlags('alpha', ['timebooking']);
  expect((await read()).map(({ day }) => day)).toEqual(['2026-11-16']);
  await world.setFlags('alpha', ['projectbooking']);
  expect((await read()).map(({ day }) => day)).toEqual(['2026-11-17']);
});

it('[DASH-11] doubtful days are listed with names for the caller’s company only', async () => {
  await store(
    world,
    ...tooMany('2026-11-19'),
    ...tooMany('2026-11-19', { user_id: 12 }),
    ...tooMany('2026-11-19', { user_id: 21, company_id: 2, project_id: 1003 }),
  );
  const rows = await readOfCompany();
  expect(rows.map(({ first_name, projektbuchungen }) => [first_name, projektbuchungen])).toEqual([
    ['Anna', 25],
    ['Bert', 25],
  ]);
  expect(await readOfCompany('lena')).toEqual(rows);
  expect(await read()).toHaveLength(1);
  for (const [who, path] of [
    ['anna', 'company/doubtful-bookings'],
    ['lena', 'doubtful-bookings'],
  ] as const)
    expect(refused(await world.get(who, `/timesheet/${path}`))).toEqual([403, 'forbidden']);
});

it('[DASH-05] doubtful days of last month are counted once among those that can no longer be corrected', async () => {
  const faults = async () => (await world.get<Overview>('anna', '/timesheet/overview')).body.closed.faults;
  await store(world, ...tooMany('2026-10-29'), work('2026-10-29', 8), ...tooMany('2026-10-31'));
  expect(await faults()).toBe(2);
});

it('[DASH-05] the specified lists are unchanged', async () => {
  await store(world, ...tooMany('2026-11-14'));
  expect(await read()).toHaveLength(1);
  expect(await read('anna', 'wrong-bookings')).toEqual([]);
  expect(await read('chef', 'company/wrong-bookings')).toEqual([]);
});

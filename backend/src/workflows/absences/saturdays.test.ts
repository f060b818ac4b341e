import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026: Anna works from Tuesday to Saturday, the others from Monday to Friday.
const SATURDAY = '2026-11-28';
let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'contracts', 'ledger', 'halfdays', 'audit', 'office'], '2026-01-01');
  await world.sql(`update contracts set vacation = 30 where company_id = 1`);
  await world.sql(
    `update contracts set weeklyhours = 36, minutes = '{0,480,480,480,480,240,0}' where user_id = 11`,
  );
});
afterAll(() => world?.close());
beforeEach(() => world.sql('delete from entries'));

const ask = (changes: object = {}, who: 'anna' | 'bert' | 'chef' = 'anna') =>
  world.post<Entry>(who, '/timesheet/absence', { project: 10, day: SATURDAY, ...changes });
const OFFICE = { user: 11, reason: 'Anruf vom Samstag' };

it('[CON-03] can be asked for as a single day, whole and half, by who works on it', async () => {
  expect(await ask()).toMatchObject({ status: 200, body: { day: SATURDAY, hours: 4 } });
  await world.sql('delete from entries');
  expect(await ask({ half: 'first' })).toMatchObject({ status: 200, body: { hours: 2, half: 'first' } });
  expect(refused(await ask({}, 'bert'))).toEqual([400, 'absence_working_day', 'day']);
  expect(refused(await ask({ day: '2026-11-29' }))).toEqual([400, 'absence_working_day', 'day']);
});

it('[CON-03] [OFC-09] can be entered by the office, and another day becomes one', async () => {
  expect(await ask({ ...OFFICE, project: 20 }, 'chef')).toMatchObject({ status: 200, body: { status: 1 } });
  const [id] = await store(world, away('2026-11-27'));
  await world.sql('delete from entries where type = 20');
  const changed = await world.put('chef', `/timesheet/absence/change/${id}`, {
    ...OFFICE,
    project: 20,
    day: SATURDAY,
  });
  expect(changed).toMatchObject({ status: 200, body: { day: SATURDAY, hours: 4 } });
});

it('[CON-03] [LED-16] vacation on one becomes sickness and is given back', async () => {
  await store(world, away(SATURDAY, 10, 1));
  const sick = { ...OFFICE, day: SATURDAY, end: SATURDAY };
  expect((await world.post('chef', '/timesheet/absence/sick', sick)).status).toBe(200);
  expect(await world.sql('select type, status from entries order by type')).toEqual([
    { type: 10, status: 3 },
    { type: 20, status: 1 },
  ]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { store, work } from '../../../test/entries.ts';
import { lockedMonth } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Monday 30 November 2026, the last day of the month, which is closed for Anna already.
let world: World;
let stored: number;
beforeAll(async () => {
  world = await World.start('2026-11-30T09:00:00Z');
  await switchOn(world, 1, ['calendar', 'contracts', 'ledger', 'overtime', 'law', 'clock', 'halfdays']);
  await world.sql('delete from entries');
  [stored] = (await store(world, work('2026-11-26'))) as [number];
  await switchOn(world, 1, ['closing']);
  await lockedMonth(world, 11, '2026-11-01');
});
afterAll(() => world?.close());
beforeEach(() => world.setClock('2026-11-30T09:00:00Z'));

const everything = () =>
  world.sql(`select (select json_agg(e order by e.id) from entries e where user_id = 11) as entries,
    (select json_agg(i order by i.id) from work_intervals i where user_id = 11) as intervals,
    (select json_agg(c order by c.id) from contracts c where user_id = 11) as contracts`);

const sealed = { status: 409, body: { message: 'Der Monat November 2026 ist abgeschlossen.' } };
const times = { hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };
const week = { weeklyhours: 20, minutes: [240, 240, 240, 240, 240, 0, 0], vacation: 20 };
const client_id = '11111111-1111-4111-8111-111111111111';

describe('[MON-03] a day of a closed month is changed by nobody', () => {
  it.each<[string, Person, string, () => string, object?]>([
    ['a working time', 'anna', 'POST', () => '/timesheet/workingtime', { day: '2026-11-27', ...times }],
    [
      'another time',
      'anna',
      'PUT',
      () => `/timesheet/workingtime/${stored}`,
      { day: '2026-11-26', ...times },
    ],
    ['a deletion', 'anna', 'DELETE', () => `/timesheet/booking/${stored}`],
    [
      'a booking',
      'anna',
      'POST',
      () => '/timesheet/booking',
      { day: '2026-11-27', project: 1001, hours: 2, booking_text: 'Dach gedeckt' },
    ],
    ['a vacation', 'anna', 'POST', () => '/timesheet/absence', { day: '2026-11-30', project: 10 }],
    ['an illness', 'anna', 'POST', () => '/timesheet/absence', { day: '2026-11-27', project: 20 }],
    ['a punch of the clock', 'anna', 'POST', () => '/clock/come', { client_id }],
    [
      'a contract from a day of it',
      'chef',
      'POST',
      () => '/contract',
      { user: 11, valid_from: '2026-11-15', ...week },
    ],
  ])('%s is refused', async (_, who, method, path, body) => {
    const before = await everything();
    expect(await world.call(who, method, path(), body)).toMatchObject(sealed);
    expect(await everything()).toEqual(before);
  });

  it.each<[string, Person, string, object]>([
    ['a vacation in the next month', 'anna', '/timesheet/absence', { day: '2026-12-07', project: 10 }],
    [
      'a contract from the next month on',
      'chef',
      '/contract',
      { user: 11, valid_from: '2026-12-01', ...week },
    ],
    ['a day of a colleague', 'bert', '/timesheet/workingtime', { day: '2026-11-27', ...times }],
  ])('%s stays possible', async (_, who, path, body) => {
    expect((await world.post(who, path, body)).status).toBe(200);
  });

  it('closing days that are booked for everybody are refused with it', async () => {
    const before = await everything();
    const closure = { name: 'Brückentag', from: '2026-11-30', to: '2026-11-30', type: 60 };
    expect(await world.post('chef', '/calendar/closure', closure)).toMatchObject(sealed);
    expect(await everything()).toEqual(before);
  });
});

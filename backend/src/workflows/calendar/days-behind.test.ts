import type { CalendarDay, FreeDayAbsence } from '@stundenbuch/domain/day/calendar/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { calendarIn, place, set, switchCalendar, withoutCalendar } from '../../../test/calendar.ts';
import { away, store } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-06-01T09:00:00Z');
  await withoutCalendar(world);
  await world.sql(`update users set vacation = 30, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026,
    working_days = '1111100', weeklyhours = 40`);
});

const open = async () => (await world.get<CurrentUser>('anna', '/user/current')).body.openVacation;
const freeDays = async (year = 2026, query = '') =>
  (await world.get<CalendarDay[]>('anna', `/calendar/${year}${query}`)).body.map(({ day }) => day);
const changePlace = async (id: number, land: string) => {
  const change = { name: 'Werk', land, extras: [] };
  expect((await world.put('chef', `/calendar/place/${id}`, change)).status).toBe(200);
};

describe('[HOL-10] days that are over keep what they counted', () => {
  it('when the Land of a place changes', async () => {
    const id = await calendarIn(world, 'BY');
    await store(world, away('2026-06-04'), away('2026-06-03'));
    expect(await open()).toBe(29);
    world.setClock('2026-06-15T09:00:00Z');
    await changePlace(id, 'BE');
    expect(await open()).toBe(29);
    const days = await freeDays();
    expect(days).toContain('2026-06-04');
    expect(days).not.toContain('2026-11-01');
    expect(await freeDays(2027)).not.toContain('2027-05-27');
    expect(await freeDays(2026, `?place=${id}`)).toEqual(days);
  });

  it('when the usual place or an eve changes, also a second time', async () => {
    const munich = await calendarIn(world, 'BY');
    const berlin = await place(world, 'BE');
    world.setClock('2026-06-15T09:00:00Z');
    await set(world, { place: berlin });
    world.setClock('2026-12-28T09:00:00Z');
    await set(world, { place: munich, eve24: 'free', eve31: 'half' });
    const days = await freeDays();
    expect(days).toContain('2026-06-04');
    expect(days).not.toContain('2026-11-01');
    expect(days).not.toContain('2026-12-24');
    expect(days).toContain('2026-12-31');
  });

  it('but a correction on the same day replaces what was set', async () => {
    const id = await calendarIn(world, 'BE');
    world.setClock('2026-06-15T09:00:00Z');
    await changePlace(id, 'BY');
    expect(await freeDays()).not.toContain('2026-06-04');
    await withoutCalendar(world);
    const other = await calendarIn(world, 'BE');
    await changePlace(other, 'BY');
    expect(await freeDays()).toContain('2026-06-04');
  });

  it('and the first usual place counts for the whole month', async () => {
    world.setClock('2026-06-15T09:00:00Z');
    await calendarIn(world, 'BY');
    expect(await freeDays()).toContain('2026-06-04');
  });
});

describe('vacation on days that have become free', () => {
  const listed = async (who: Person = 'chef') =>
    (await world.get<FreeDayAbsence[]>(who, '/calendar/free-day')).body;
  const answer = (ids: readonly number[], cancel: boolean) =>
    world.post<{ cancelled: number }>('chef', '/calendar/free-day', { ids, cancel });
  const ownDay = (day: string) =>
    world.post('chef', '/calendar/day', { day, name: 'Jubiläum', kind: 'free' });
  const statusOf = async (id: number | undefined) =>
    (await world.sql<{ status: number }>(`select status from entries where id = ${id}`))[0]?.status;

  beforeEach(() => world.setClock('2026-06-15T09:00:00Z'));

  it('[HOL-10] by an own day is listed, cancelled ahead when the admin says so, and never behind', async () => {
    await calendarIn(world, 'BE');
    const [behind, ahead, other] = await store(
      world,
      away('2026-06-12'),
      away('2026-06-19', 70),
      away('2026-06-22', 20),
    );
    expect(await listed()).toEqual([]);
    await ownDay('2026-06-12');
    await ownDay('2026-06-19');
    const of = { user: 11, first_name: 'Anna', name: 'Muster', reason: 'Jubiläum' };
    expect(await listed()).toEqual([
      { ...of, id: behind, day: '2026-06-12', project: 10, ahead: false },
      { ...of, id: ahead, day: '2026-06-19', project: 70, ahead: true },
    ]);
    const ids = [behind, ahead, other] as number[];
    expect((await answer(ids, true)).body).toEqual({ cancelled: 1 });
    expect([await statusOf(behind), await statusOf(ahead), await statusOf(other)]).toEqual([1, 3, 1]);
    expect(await listed()).toEqual([]);
    await switchCalendar(world, false);
    expect(await statusOf(ahead)).toBe(1);
  });

  it('[HOL-10] by another Land is listed once, and stays when the admin says so', async () => {
    const id = await calendarIn(world, 'BE');
    const [saints] = await store(world, away('2026-11-18'));
    await changePlace(id, 'SN');
    expect((await listed()).map(({ reason, ahead }) => [reason, ahead])).toEqual([['Buß- und Bettag', true]]);
    expect((await answer([saints as number], false)).body).toEqual({ cancelled: 0 });
    expect([await listed(), await statusOf(saints)]).toEqual([[], 1]);
  });

  it('[HOL-10] what was not shown is not answered, and what was cancelled meanwhile is not cancelled again', async () => {
    await calendarIn(world, 'BE');
    const [first, second] = await store(world, away('2026-06-19'), away('2026-06-22'));
    await ownDay('2026-06-19');
    await ownDay('2026-06-22');
    await world.put('chef', `/timesheet/absence/cancel/${first}`);
    expect((await answer([first as number], true)).body).toEqual({ cancelled: 0 });
    expect((await listed()).map(({ id }) => id)).toEqual([second]);
  });

  it('[HOL-10] what the switch has named is not shown again; an admin alone sees the list', async () => {
    await calendarIn(world, 'BE');
    await switchCalendar(world, false);
    await world.sql(`insert into company_days (company_id, day, name, kind, created_at, created_by)
      values (1, '2026-06-12', 'Jubiläum', 'free', now(), 13)`);
    await store(world, away('2026-06-12'));
    await switchCalendar(world, true);
    expect(await listed()).toEqual([]);
    for (const who of ['anna', 'lena'] as const)
      expect(refused(await world.get(who, '/calendar/free-day'))).toEqual([403, 'forbidden']);
  });
});

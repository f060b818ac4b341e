import type { CreatedAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { Entry, MissingDay } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { calendarIn, switchCalendar, withoutCalendar } from '../../../test/calendar.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await withoutCalendar(world);
  await world.sql(`update users set vacation = 30, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026,
    working_days = '1111100', weeklyhours = 40`);
});

const request = (day: string, end?: string, more: object = {}) =>
  world.post<CreatedAbsence>('anna', '/timesheet/absence', {
    project: 10,
    day,
    ...(end && { end }),
    ...more,
  });
const me = async () => (await world.get<CurrentUser>('anna', '/user/current')).body;
const open = async () => (await me()).openVacation;
const eves = (kind: 'working' | 'half' | 'free') => ({ eve24: kind, eve31: kind });

describe('a request', () => {
  it.each([
    ['BY', 4],
    ['BE', 5],
  ])('[VEC-09] 01.–05.06.2026 in %s costs %i days', async (land, cost) => {
    world.setClock('2026-05-15T09:00:00Z');
    await calendarIn(world, land);
    await request('2026-06-01', '2026-06-05');
    expect(await open()).toBe(30 - cost);
  });

  it.each([
    ['working', 8],
    ['half', 7],
    ['free', 6],
  ] as const)('[VEC-10] 21.12.2026–01.01.2027 in BY, eves %s: %i days', async (kind, cost) => {
    await calendarIn(world, 'BY', eves(kind));
    const { body } = await request('2026-12-21', '2027-01-01');
    expect(body.holidays?.map(({ day }) => day)).toEqual(
      kind === 'free'
        ? ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01']
        : ['2026-12-25', '2027-01-01'],
    );
    expect(await open()).toBe(30 - cost);
  });

  it('[VEC-10] [KEEP-02] and 10 days while the calendar is off', async () => {
    const { body } = await request('2026-12-21', '2027-01-01');
    expect(body).not.toHaveProperty('holidays');
    const { openVacation, nextYear } = await me();
    expect([openVacation, nextYear.requested]).toEqual([21, 1]);
  });

  it.each([
    ['BY', 4],
    ['NI', 5],
  ])('[VEC-11] 28.12.2026–08.01.2027, 31.12. half, in %s: 3.5 and %i days', async (land, next) => {
    await calendarIn(world, land, { eve31: 'half' });
    const { body } = await request('2026-12-28', '2027-01-08');
    const { openVacation, nextYear } = await me();
    expect([30 - openVacation, nextYear.requested]).toEqual([3.5, next]);
    expect(body.created?.find(({ day }) => day === '2026-12-31')).toMatchObject({ hours: 4 });
  });

  it('[VEC-31] [LED-17] of 28.5 days a whole day, half a day and two half eves leave 26', async () => {
    await world.sql('update users set vacation = 28.5 where id = 11');
    await calendarIn(world, 'BY', eves('half'));
    const switched = await world.post('chef', '/company/features', { feature: 'halfdays', on: true });
    expect(switched.status).toBe(200);
    for (const asked of [
      request('2026-12-01'),
      request('2026-12-02', undefined, { half: 'first' }),
      request('2026-12-24'),
      request('2026-12-31'),
    ])
      expect((await asked).status).toBe(200);
    expect(await open()).toBe(26);
  });

  it('[HOL-07] of a half day two requests never cost more than half a day', async () => {
    await calendarIn(world, 'BY', eves('half'));
    await world.post('chef', '/company/features', { feature: 'halfdays', on: true });
    for (const half of ['first', 'second'])
      expect(refused(await request('2026-12-24', undefined, { half }))).toEqual([
        400,
        'absence_half_day',
        'half',
      ]);
    expect((await request('2026-12-24')).status).toBe(200);
    expect(refused(await request('2026-12-24', undefined, { project: 20 }))).toEqual([
      409,
      'absence_taken',
      'day',
    ]);
    expect(await open()).toBe(29.5);
    // Two halves from before the day became a short one cost no more than it.
    await world.sql(`insert into entries (company_id, user_id, day, type, status, hours, first_half, second_half, created_at)
      values (1, 11, '2026-12-31', 10, 1, 2, true, false, now()), (1, 11, '2026-12-31', 10, 1, 2, false, true, now())`);
    expect(await open()).toBe(29);
  });

  it('[HOL-07] [SET-13] names the free days on which the person would work', async () => {
    await world.sql(`update users set working_days = '1111000'`);
    await calendarIn(world, 'BY');
    const { body } = await request('2026-12-21', '2027-01-07');
    // New Year's Day 2027 and Christmas Day 2026 are Fridays.
    expect(body.holidays).toEqual([{ day: '2027-01-06', name: 'Heilige Drei Könige' }]);
  });

  it('[HOL-07] of a single free day is refused by its name, after the rule of the working days', async () => {
    await calendarIn(world, 'BY');
    const free = await request('2026-12-25');
    expect([...refused(free), free.body]).toMatchObject([
      ...[400, 'absence_holiday', 'day'],
      { message: 'Der 25.12.2026 ist arbeitsfrei (1. Weihnachtstag).' },
    ]);
    expect(refused(await request('2026-12-26'))).toEqual([400, 'absence_weekday', 'day']);
    await world.sql(`update users set working_days = '1111000'`);
    expect(refused(await request('2026-12-25'))).toEqual([400, 'absence_working_day', 'day']);
    expect((await request('2026-12-24')).body).toMatchObject({ holidays: [] });
  });

  it('[HOL-07] on a half day costs half a day; half of it is refused', async () => {
    await calendarIn(world, 'BY', eves('half'));
    await world.setFeatures('alpha', ['calendar', 'halfdays']);
    const half = await request('2026-12-24', undefined, { half: 'first' });
    expect([...refused(half), half.body]).toMatchObject([
      ...[400, 'absence_half_day', 'half'],
      { message: 'Der 24.12.2026 ist ein halber Arbeitstag und zählt nur einen halben Tag.' },
    ]);
    expect((await request('2026-12-24')).body).toMatchObject({ hours: 4 });
    expect(await open()).toBe(29.5);
    expect((await request('2026-12-23', undefined, { half: 'second' })).body).toMatchObject({ hours: 4 });
    expect(await open()).toBe(29);
  });

  it('[HOL-06] asks for the part of the day that is owed', async () => {
    await calendarIn(world, 'BY', eves('half'));
    expect((await request('2026-12-24', undefined, { project: 30 })).body).toMatchObject({
      hours: 4,
      target: 4,
    });
  });

  it('[HOL-09] offers no holidays by hand, unless a setting brings them back', async () => {
    await calendarIn(world, 'BY');
    expect(refused(await request('2026-12-01', undefined, { project: 40 }))).toEqual([
      400,
      'absence_type',
      'project',
    ]);
    expect((await request('2026-10-01', undefined, { project: 40 })).status).toBe(200);
    await world.put('chef', '/company/settings/calendar', { value: { manual40: true } });
    expect((await request('2026-12-01', undefined, { project: 40 })).status).toBe(200);
  });
});

describe('working time', () => {
  const record = (day: string) =>
    world.post<Entry>('anna', '/timesheet/workingtime', {
      day,
      hours: 4,
      start_time: '08:00',
      end_time: '12:00',
      break: 0,
    });

  it('[HOL-06] [HOL-08] may be recorded on a free day, which asks for nothing', async () => {
    world.setClock('2026-12-30T09:00:00Z');
    await calendarIn(world, 'BY', eves('half'));
    expect((await record('2026-12-25')).body).toMatchObject({ target: 0, actual: 4 });
    expect((await record('2026-12-24')).body).toMatchObject({ target: 4, actual: 4 });
    expect((await record('2026-12-23')).body).toMatchObject({ target: 8, actual: 4 });
  });

  it('[HOL-06] [KEEP-01] keeps its target when the calendar is switched off again', async () => {
    world.setClock('2026-12-30T09:00:00Z');
    await record('2026-12-24');
    await calendarIn(world, 'BY', eves('half'));
    const stored = async () => (await world.get<Entry[]>('anna', '/timesheet/workingtime')).body[0]?.target;
    expect(await stored()).toBe(4);
    await switchCalendar(world, false);
    expect(await stored()).toBe(8);
  });

  it('[HOL-08] is missing on no free day, and half days are named', async () => {
    world.setClock('2026-12-30T09:00:00Z');
    await calendarIn(world, 'BY', eves('half'));
    const { body } = await world.get<MissingDay[]>('anna', '/timesheet/missingbookings');
    const of = (day: string) => body.find((one) => one.day === day);
    expect(of('2026-12-25')).toEqual({ day: '2026-12-25', working_day: 'false', name: '1. Weihnachtstag' });
    expect(of('2026-12-24')).toEqual({ day: '2026-12-24', working_day: 'true', name: 'Heiligabend' });
    expect(of('2026-12-23')).toEqual({ day: '2026-12-23', working_day: 'true' });
  });
});

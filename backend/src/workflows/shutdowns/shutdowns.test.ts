import type {
  Shutdown,
  ShutdownPerson,
  UndoneShutdown,
} from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { calendarIn, place, withoutCalendar } from '../../../test/calendar.ts';
import { away, store } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
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
  await world.sql('delete from users where id > 100');
});

const between = { name: 'Zwischen den Jahren', from: '2026-12-21', to: '2027-01-01', type: 10 };
const preview = (fields: object = {}, who: Person = 'chef') =>
  world.post<ShutdownPerson[]>(who, '/calendar/closure/preview', { ...between, ...fields });
const book = (fields: object = {}) =>
  world.post<{ id: number; people: ShutdownPerson[] }>('chef', '/calendar/closure', {
    ...between,
    ...fields,
  });
const undo = (id: number) => world.post<UndoneShutdown>('chef', `/calendar/closure/${id}/undo`);
const list = async (who: Person = 'chef') => (await world.get<Shutdown[]>(who, '/calendar/closure')).body;
const rows = (user = 11) =>
  world.sql<{ day: string; status: number; type: number }>(
    `select day::text, status, type from entries where user_id = ${user} order by day`,
  );
const of = (people: readonly ShutdownPerson[], user: number) => people.find((one) => one.user === user);

describe('a shutdown', () => {
  it('[HOL-11] is looked at before: what everybody takes, what is left out and why, and what remains', async () => {
    await calendarIn(world, 'BY', { eve24: 'half', eve31: 'half' });
    await store(world, away('2026-12-28', 20));
    const { body } = await preview();
    expect(body.map(({ user }) => user).sort()).toEqual([11, 12, 13]);
    expect(of(body, 11)).toEqual({
      user: 11,
      first_name: 'Anna',
      name: 'Muster',
      days: 6,
      skipped: [
        { day: '2026-12-25', reason: 'Der 25.12.2026 ist arbeitsfrei (1. Weihnachtstag).' },
        { day: '2026-12-28', reason: 'Abwesenheit für den Tag 28.12.2026 bereits vorhanden.' },
        { day: '2027-01-01', reason: 'Der 01.01.2027 ist arbeitsfrei (Neujahr).' },
      ],
      remaining_before: 30,
      remaining_after: 24,
      short: false,
    });
    expect(of(body, 12)).toMatchObject({ days: 7, remaining_after: 23 });
    expect(await rows(12)).toEqual([]);
  });

  it('[HOL-11] is booked as approved absences of everybody, and each account says the same', async () => {
    await calendarIn(world, 'BY');
    const { body } = await book();
    expect(of(body.people, 12)).toMatchObject({ days: 8, remaining_after: 22 });
    expect((await rows(12)).map(({ status, type }) => [status, type])).toEqual(Array(8).fill([1, 10]));
    const { openVacation } = (await world.get<{ openVacation: number }>('bert', '/user/current')).body;
    expect(openVacation).toBe(22);
    expect(await list()).toMatchObject([{ id: body.id, name: between.name, absences: 24, undone_at: null }]);
    expect(await list('lena')).toHaveLength(1);
    expect(refused(await world.get('anna', '/calendar/closure'))).toEqual([403, 'forbidden']);
  });

  it('[HOL-11] leaves out whom the vacation does not suffice, or books below zero', async () => {
    await calendarIn(world, 'BY');
    await world.sql('update users set vacation = 3 where id = 12');
    const left = of((await preview()).body, 12);
    expect(left).toMatchObject({ days: 0, short: true, remaining_before: 3, remaining_after: 3 });
    expect(left?.skipped.filter(({ reason }) => /reicht nicht aus/.test(reason))).toHaveLength(8);
    expect(of((await preview({ shortage: 'minus' })).body, 12)).toMatchObject({
      days: 8,
      remaining_after: -5,
    });
    expect(of((await book()).body.people, 12)).toMatchObject({ days: 0, short: true });
    expect(await rows(12)).toEqual([]);
    expect(await rows(11)).toHaveLength(8);
  });

  it('[HOL-11] of overtime reduction asks no vacation', async () => {
    await calendarIn(world, 'BY');
    await world.sql('update users set vacation = 0 where id = 12');
    expect(of((await preview({ type: 30 })).body, 12)).toMatchObject({
      days: 8,
      short: false,
      remaining_after: 0,
    });
  });

  it('[HOL-04] [HOL-11] of one place concerns those who work there', async () => {
    const munich = await calendarIn(world, 'BY');
    const berlin = await place(world, 'BE');
    expect(of((await preview({ place_id: munich })).body, 11)).toMatchObject({ days: 8 });
    expect((await preview({ place_id: berlin })).body).toEqual([]);
    expect(refused(await preview({ place_id: 999_999 }))).toEqual([400, 'place_unknown', 'place_id']);
    expect(refused(await book({ place_id: 999_999 }))).toEqual([400, 'place_unknown', 'place_id']);
  });

  it('[HOL-11] is refused in closed months, too far ahead, reversed, and a second time', async () => {
    await calendarIn(world, 'BY');
    const period = await preview({ from: '2026-10-30' });
    expect([...refused(period), period.body]).toMatchObject([
      ...[400, 'closure_period', 'from'],
      { message: 'Betriebsferien sind vom 01.11.2026 bis zum 31.03.2027 möglich.' },
    ]);
    expect(refused(await book({ to: '2027-04-01' }))).toEqual([400, 'closure_period', 'to']);
    expect(refused(await book({ to: '2026-12-18' }))).toEqual([400, 'period_reversed', 'to']);
    expect(refused(await book({ type: 20 }))).toEqual([400, 'invalid_input', 'type']);
    await book();
    expect(refused(await book({ name: 'Noch einmal' }))).toEqual([409, 'closure_taken', 'from']);
  });

  it('[HOL-11] that two admins book at once is booked once', async () => {
    await calendarIn(world, 'BY');
    const both = await Promise.all([book(), book()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows(12)).toHaveLength(8);
  });

  it('[HOL-12] is undone ahead of today, and says what stays', async () => {
    await calendarIn(world, 'BY');
    const { id } = (await book()).body;
    world.setClock('2026-12-22T09:00:00Z');
    expect((await undo(id)).body).toEqual({ id, cancelled: 18, stay: 6 });
    expect((await rows(12)).map(({ status }) => status)).toEqual([1, 1, 3, 3, 3, 3, 3, 3]);
    const again = await undo(id);
    expect([...refused(again), again.body]).toMatchObject([
      ...[409, 'closure_undone'],
      { message: 'Die Betriebsferien wurden bereits zurückgenommen.' },
    ]);
    expect(refused(await undo(999_999))).toEqual([404, 'not_found']);
    expect((await book({ from: '2026-12-23' })).status).toBe(200);
  });

  it('[HOL-11] names who was hired later', async () => {
    await calendarIn(world, 'BY');
    await book();
    await world.sql(`insert into users (id, company_id, email, first_name, name, role, vacation_lastyear_entered_in, created_at)
      values (101, 1, 'neu@beispiel.example', 'Nele', 'Neu', 1, 2026, '2026-11-25')`);
    expect((await list())[0]?.not_booked).toEqual([{ user: 101, first_name: 'Nele', name: 'Neu' }]);
  });

  const hire = (created_at: string, vacation = 30) =>
    world.sql(
      `insert into users (id, company_id, email, first_name, name, role, vacation, vacation_lastyear,
          vacation_lastyear_entered_in, weeklyhours, working_days, created_at)
        values (101, 1, 'neu@beispiel.example', 'Nele', 'Neu', 1, $2, 0, 2026, 40, '1111100', $1)`,
      [created_at, vacation],
    );
  const bookLater = (id: number, who: Person = 'chef') =>
    world.post<{ id: number; people: ShutdownPerson[] }>(who, `/calendar/closure/${id}/book`);

  it('[HOL-11] is booked for who was hired later by one call, and once', async () => {
    await calendarIn(world, 'BY');
    const { id } = (await book()).body;
    await hire('2026-12-22T08:00:00Z');
    world.setClock('2026-12-22T10:00:00Z');
    const { body } = await bookLater(id);
    expect(body.people.map(({ user, days }) => [user, days])).toEqual([[101, 7]]);
    expect((await rows(101)).map(({ day }) => day)).toEqual([
      ...['2026-12-22', '2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ]);
    expect(await list()).toMatchObject([{ not_booked: [], absences: 31 }]);
    const both = await Promise.all([bookLater(id), bookLater(id)]);
    expect(both.map(({ body }) => body.people)).toEqual([[], []]);
    expect((await undo(id)).body).toMatchObject({ cancelled: 24 });
    expect(refused(await bookLater(id))).toEqual([409, 'closure_undone']);
  });

  it('[HOL-11] leaves out or books below zero who was hired later as it did the others', async () => {
    await calendarIn(world, 'BY');
    const skipping = (await book({ to: '2026-12-23' })).body.id;
    const below = (await book({ from: '2026-12-28', shortage: 'minus' })).body.id;
    await hire('2026-11-25', 1);
    const skipped = (await bookLater(skipping)).body.people;
    expect(skipped).toMatchObject([{ user: 101, days: 0, short: true }]);
    expect((await list()).find((one) => one.id === skipping)?.not_booked).toHaveLength(1);
    expect((await bookLater(below)).body.people).toMatchObject([{ user: 101, days: 4, remaining_after: -3 }]);
    expect(refused(await bookLater(below, 'anna'))).toEqual([403, 'forbidden']);
    expect(refused(await bookLater(999_999))).toEqual([404, 'not_found']);
  });
});

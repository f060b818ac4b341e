import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

interface Pending {
  id: number;
  day: string;
  status: number;
  name: string;
  first_name: string;
  last_year_overdrawn: number;
  remaining_vacation: number | null;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('update users set vacation_lastyear = 0, vacation_lastyear_entered_in = 2026');
  await world.setFlags('alpha', ['timebooking', 'absences']);
});

async function absence(day: string, status: number, type = 10, who: Person = 'anna'): Promise<number> {
  const { id, company } = PEOPLE[who];
  const [row] = await world.sql<{ id: number }>(
    `insert into entries (company_id, user_id, day, type, hours, status, created_at)
     values ($1, $2, $3, $4, 8, $5, now()) returning id`,
    [company, id, day, type, status],
  );
  return row?.id as number;
}

const statusOf = async (id: number) =>
  (await world.sql<{ status: number }>('select status from entries where id = $1', [id]))[0]?.status;

const pending = (query = '', who: Person = 'chef') =>
  world.get<Pending[]>(who, `/timesheet/pending-absences${query}`);

describe('GET /timesheet/pending-absences', () => {
  it('[API-17] [AMB-08] lists this month and later in every state, and open requests of any age', async () => {
    await absence('2024-05-06', 0);
    await absence('2026-10-30', 1);
    await absence('2026-11-02', 1);
    await absence('2026-11-03', 2);
    await absence('2026-11-20', 3);
    await absence('2027-01-04', 0, 20, 'bert');
    await absence('2026-12-01', 0, 10, 'otto');
    await world.sql(
      `insert into entries (company_id, user_id, day, type, hours, start_minute, end_minute, break_hours, created_at)
       values (1, 11, '2026-11-18', 50, 8, 480, 990, 0.5, now())`,
    );
    const { body } = await pending();
    expect(body.map(({ day, status, first_name }) => `${day} ${status} ${first_name}`)).toEqual([
      '2024-05-06 0 Anna',
      '2026-11-02 1 Anna',
      '2026-11-03 2 Anna',
      '2026-11-20 3 Anna',
      '2027-01-04 0 Bert',
    ]);
  });

  it('[ABS-39] [AMB-79] has one entry per day and counts the open ones', async () => {
    await world.post('anna', '/timesheet/absence', { project: 20, day: '2026-11-23', end: '2026-11-27' });
    const count = async () => (await pending()).body.filter(({ status }) => status === 0).length;
    expect(await count()).toBe(5);
    const { body } = await pending('?status=open');
    await world.put('chef', `/timesheet/absence/${body[0]?.id}`);
    await world.put('chef', `/timesheet/absence/${body[1]?.id}`);
    expect(await count()).toBe(3);
    expect((await pending('?status=open')).body).toHaveLength(3);
    expect((await pending('?status=processed')).body).toHaveLength(2);
  });

  it('[API-17] lists the oldest request first within a day', async () => {
    const asked = [
      await absence('2026-12-02', 0, 20, 'bert'),
      await absence('2026-12-02', 0, 20, 'anna'),
      await absence('2026-12-01', 0, 20, 'bert'),
      await absence('2026-12-01', 0, 20, 'anna'),
    ];
    const expected = [2, 3, 0, 1].map((place) => asked[place]);
    for (const query of ['', '?page=1&size=10']) {
      expect((await pending(query)).body.map(({ id }) => id)).toEqual(expected);
    }
  });

  it('[API-17] pages, searches by name and sorts', async () => {
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) await absence(day, 0);
    await absence('2026-12-01', 0, 20, 'bert');
    const page = await pending('?page=2&size=3&sort=-day');
    expect([page.body.length, page.headers.get('x-total-count')]).toEqual([1, '4']);
    expect((await pending('?search=bert')).body).toHaveLength(1);
    expect((await pending('?sort=name&size=1&page=4')).body[0]?.first_name).toBe('Bert');
    expect((await pending('?from=2026-12-02&to=2026-12-02')).body).toHaveLength(1);
    expect(refused(await pending('?status=9'))).toEqual([400, 'invalid_input', 'status']);
    expect(refused(await pending('?sort=email'))).toEqual([400, 'invalid_input', 'sort']);
  });

  it('[AMB-36] shows what remains, and by how much last year’s vacation exceeds its remainder', async () => {
    await world.sql('update users set vacation_lastyear = 1 where id = 11');
    await absence('2026-02-02', 1, 70);
    await absence('2026-12-01', 0, 70);
    await absence('2026-12-02', 2, 70);
    await absence('2026-12-03', 0, 70);
    await absence('2026-12-04', 0, 10);
    await absence('2026-12-04', 0, 70, 'bert');
    const { body } = await pending();
    const figures = body.map((row) => [
      row.day,
      row.first_name,
      row.last_year_overdrawn,
      row.remaining_vacation,
    ]);
    expect(figures).toEqual([
      ['2026-12-01', 'Anna', 2, 22],
      ['2026-12-02', 'Anna', 0, null],
      ['2026-12-03', 'Anna', 2, 22],
      ['2026-12-04', 'Anna', 0, 22],
      ['2026-12-04', 'Bert', 1, 24],
    ]);
    const { body: anna } = await world.get<{ openVacation: number }>('anna', '/user/current');
    expect(anna.openVacation).toBe(22);
    await world.sql(`delete from entries where day = '2026-02-02'`);
    expect((await pending('?page=1&size=1')).body[0]).toMatchObject({ last_year_overdrawn: 1 });
  });

  it('[ABS-29] [ACC-37] is for admins of a company with the flag', async () => {
    expect(refused(await pending('', 'anna'))).toEqual([403, 'forbidden']);
    expect(refused(await pending('', 'lena'))).toEqual([403, 'forbidden']);
    expect(refused(await pending('', 'gero'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get(null, '/timesheet/pending-absences'))).toEqual([401, 'unauthenticated']);
    await world.setFlags('alpha', ['vacationcalendar']);
    expect(refused(await pending())).toEqual([403, 'module_off']);
    expect(refused(await pending('', 'anna'))).toEqual([403, 'forbidden']);
  });
});

describe('decisions', () => {
  it.each([
    ['approve', '', 0, 1],
    ['decline', 'decline/', 0, 2],
    ['cancel', 'cancel/', 1, 3],
  ])(
    '[API-30] [API-31] [API-32] [ABS-22] [ABS-23] %s changes the state and answers the entry',
    async (_, path, from, to) => {
      const id = await absence('2026-11-02', from);
      const { status, body } = await world.put<Pending>('chef', `/timesheet/absence/${path}${id}`);
      expect([status, body.status, body.id, await statusOf(id)]).toEqual([200, to, id, to]);
    },
  );

  it.each([
    ['', [1, 2, 3], 'absence_processed'],
    ['decline/', [1, 2, 3], 'absence_processed'],
    ['cancel/', [0, 2, 3], 'absence_not_approved'],
  ])('[ABS-24] PUT /timesheet/absence/%s refuses every other state', async (path, states, code) => {
    for (const status of states) {
      const id = await absence('2026-11-02', status);
      expect(refused(await world.put('chef', `/timesheet/absence/${path}${id}`))).toEqual([409, code]);
      expect(await statusOf(id)).toBe(status);
      await world.sql('delete from entries');
    }
  });

  it('[ABS-22] [ABS-23] an old request can still be decided, an old absence cannot be cancelled', async () => {
    const old = await absence('2024-05-06', 0);
    expect((await world.put('chef', `/timesheet/absence/${old}`)).status).toBe(200);
    const refusal = await world.put<{ message: string }>('chef', `/timesheet/absence/cancel/${old}`);
    expect(refused(refusal)).toEqual([409, 'absence_cancel_past']);
    world.setClock('2026-11-30T22:59:00Z');
    const lastDay = await absence('2026-11-02', 1);
    world.setClock('2026-11-30T23:01:00Z');
    expect(refused(await world.put('chef', `/timesheet/absence/cancel/${lastDay}`))).toEqual([
      409,
      'absence_cancel_past',
    ]);
    world.setClock('2026-11-20T09:00:00Z');
  });

  it('[ABS-24] taken twice count once, and a deleted request is not found', async () => {
    const id = await absence('2026-12-01', 0);
    expect((await world.put('chef', `/timesheet/absence/${id}`)).status).toBe(200);
    expect(refused(await world.put('chef', `/timesheet/absence/${id}`))).toEqual([409, 'absence_processed']);
    await world.delete('anna', `/timesheet/booking/${id}`);
    expect(refused(await world.put('chef', `/timesheet/absence/cancel/${id}`))).toEqual([404, 'not_found']);
  });

  it.each(['', 'decline/'])(
    'after PUT /timesheet/absence/%s the request can be reopened for a moment',
    async (path) => {
      const id = await absence('2026-12-01', 0);
      await world.put('chef', `/timesheet/absence/${path}${id}`);
      world.setClock('2026-11-20T09:00:10Z');
      const { status, body } = await world.put<Pending>('chef', `/timesheet/absence/reopen/${id}`);
      expect([status, body.status, body.id, await statusOf(id)]).toEqual([200, 0, id, 0]);
      await world.put('chef', `/timesheet/absence/${path}${id}`);
      world.setClock('2026-11-20T09:00:26Z');
      expect(refused(await world.put('chef', `/timesheet/absence/reopen/${id}`))).toEqual([
        409,
        'absence_undo_over',
      ]);
      world.setClock('2026-11-20T09:00:00Z');
      expect(refused(await world.put('anna', `/timesheet/absence/reopen/${id}`))).toEqual([403, 'forbidden']);
      expect(refused(await world.put('olga', `/timesheet/absence/reopen/${id}`))).toEqual([404, 'not_found']);
    },
  );

  it('a declined request is not reopened when its day was requested again or its vacation is used up', async () => {
    const id = await absence('2026-12-01', 0);
    await world.put('chef', `/timesheet/absence/decline/${id}`);
    const again = await world.post<Pending>('anna', '/timesheet/absence', { project: 20, day: '2026-12-01' });
    expect(refused(await world.put('chef', `/timesheet/absence/reopen/${id}`))).toEqual([
      409,
      'absence_taken',
      'day',
    ]);
    await world.delete('anna', `/timesheet/booking/${again.body.id}`);
    await world.sql('update users set vacation = 1 where id = 11');
    await absence('2026-12-02', 0);
    expect(refused(await world.put('chef', `/timesheet/absence/reopen/${id}`))).toEqual([
      409,
      'vacation_insufficient',
    ]);
    expect(await statusOf(id)).toBe(2);
    await world.sql('update users set vacation = 25 where id = 11');
  });

  it('[AMB-10] an admin may approve their own request', async () => {
    const { body } = await world.post<Pending>('chef', '/timesheet/absence', {
      project: 10,
      day: '2026-12-01',
    });
    expect((await world.put('chef', `/timesheet/absence/${body.id}`)).status).toBe(200);
  });

  it('[ABS-29] are refused to everyone else: by role, then flag, then id', async () => {
    const id = await absence('2026-12-01', 0);
    for (const path of ['', 'decline/', 'cancel/']) {
      const put = (who: Person | null, of: number | string = id) =>
        world.put(who, `/timesheet/absence/${path}${of}`);
      expect(refused(await put(null))).toEqual([401, 'unauthenticated']);
      expect(refused(await put('anna'))).toEqual([403, 'forbidden']);
      expect(refused(await put('lena'))).toEqual([403, 'forbidden']);
      expect(refused(await put('olga'))).toEqual([404, 'not_found']);
      for (const none of [0, -1, 'x', 2147483648, 999999, `${id}.0`]) {
        expect(refused(await put('chef', none))).toEqual([404, 'not_found']);
      }
      await world.setFlags('alpha', ['vacationcalendar', 'timebooking']);
      expect(refused(await put('chef'))).toEqual([403, 'module_off']);
      expect(refused(await put('chef', 'x'))).toEqual([403, 'module_off']);
      await world.setFlags('alpha', ['timebooking', 'absences']);
    }
    expect(await statusOf(id)).toBe(0);
  });

  it('[AMB-11] do not apply to working time and project bookings', async () => {
    const [row] = await world.sql<{ id: number }>(
      `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
       values (1, 11, '2026-11-18', 1001, 8, 'Rinne', now()) returning id`,
    );
    expect(refused(await world.put('chef', `/timesheet/absence/${row?.id}`))).toEqual([404, 'not_found']);
  });
});

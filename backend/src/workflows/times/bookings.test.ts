import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { PROJECTS } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026, 10:00 in Berlin
const valid = { day: '2026-11-19', project: PROJECTS.roof, hours: 2.5, booking_text: 'Dach gedeckt' };
const MONTH =
  'Fehler! Es können nur Buchungen des aktuellen Monats erstellt, bearbeitet oder gelöscht werden.';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
});
afterAll(() => world?.close());

const create = (changes: object = {}) =>
  world.post<Entry>('anna', '/timesheet/booking', { ...valid, ...changes });
const stored = () => world.sql('select * from entries order by id');

async function absence(status: number, day = valid.day, user = 11): Promise<void> {
  await world.sql(
    `insert into entries (company_id, user_id, day, type, hours, status, created_at) values (1, $1, $2, 10, 8, $3, now())`,
    [user, day, status],
  );
}

async function booked(day: string, user = 11, company = 1, project: number = PROJECTS.roof): Promise<number> {
  const [row] = await world.sql<{ id: number }>(
    `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
     values ($1, $2, $3, $4, 1, 'Bestand', now()) returning id`,
    [company, user, day, project],
  );
  return row?.id ?? 0;
}

describe('creating', () => {
  it('[API-28] [BOOK-18] [BOOK-24] answers the entry with its id and every field', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      user: 11,
      ...valid,
      target: null,
      actual: null,
      personnelNumber: 'P11',
      ...{
        internal_id: '100001',
        project_name: 'Dach Nord',
        name: 'Muster',
        first_name: 'Anna',
        status: null,
      },
      email: 'anna@beispiel.example',
      start_time: null,
      end_time: null,
      break: null,
    });
    expect(body.project).toBeGreaterThan(1000);
    expect((await world.get('anna', `/timesheet/booking/${body.id}`)).body).toEqual(body);
  });

  // What the schema and the day alone decide is asked in the domain, and each code once in `refusal-codes.test.ts`.
  it.each([
    ['API-28', { project: 999_999 }, 400, 'booking_project', 'project'],
    ['API-28', { project: 2 ** 40 }, 400, 'booking_project', 'project'],
    ['API-28', { project: PROJECTS.foreign }, 400, 'booking_project', 'project'],
    ['API-28', { project: PROJECTS.closed }, 400, 'booking_project', 'project'],
    ['BOOK-14', { day: '2026-10-30' }, 409, 'month_closed', 'day'],
    ['BOOK-14', { day: '2026-12-01' }, 409, 'month_closed', 'day'],
    ['BOOK-15', { day: '2026-11-23' }, 400, 'booking_future', 'day'],
  ])('[%s] refuses %j', async (_, changes, status, code, field) => {
    expect(refused(await create(changes))).toEqual([status, code, field]);
    expect(await stored()).toEqual([]);
  });

  it('[BOOK-15] accepts today', async () => {
    expect(await create({ day: '2026-11-20' })).toMatchObject({ status: 200, body: { day: '2026-11-20' } });
  });

  it('[BOOK-16] refuses a day with a requested or approved absence, and names it', async () => {
    for (const status of [0, 1]) {
      await world.sql('delete from entries');
      await absence(status);
      const answer = await create();
      expect(refused(answer)).toEqual([409, 'booking_absence', 'day']);
      expect((answer.body as unknown as { message: string }).message).toBe(
        'Buchung konnte nicht angelegt werden. Abwesenheit für den Tag 19.11.2026 vorhanden.',
      );
    }
    for (const status of [2, 3]) {
      await world.sql('delete from entries');
      await absence(status);
      expect((await create()).status).toBe(200);
    }
  });

  it('[BOOK-16] ignores absences of colleagues and of other days', async () => {
    await absence(1, valid.day, 12);
    await absence(1, '2026-11-18');
    expect((await create()).status).toBe(200);
  });

  it('[AMB-66] accepts the same booking twice', async () => {
    expect((await create()).status).toBe(200);
    expect((await create()).status).toBe(200);
    expect(await stored()).toHaveLength(2);
  });
});

describe('today', () => {
  it.each([
    ['BOOK-14', '2026-11-30T22:59:00Z', '2026-11-02', 200],
    ['BOOK-14', '2026-11-30T23:00:00Z', '2026-11-30', 409],
    ['BOOK-15', '2026-11-30T23:00:00Z', '2026-12-01', 200],
    ['BOOK-15', '2026-07-15T21:59:00Z', '2026-07-16', 400],
    ['BOOK-15', '2026-07-15T22:00:00Z', '2026-07-16', 200],
    ['BOOK-14', '2026-12-31T22:59:00Z', '2026-12-31', 200],
    ['BOOK-14', '2026-12-31T23:00:00Z', '2026-12-31', 409],
    ['BOOK-14', '2028-02-29T12:00:00Z', '2028-02-29', 200],
    ['BOOK-13', '2026-11-22T12:00:00Z', '2026-11-22', 400],
  ])('[%s] is the day in Berlin: at %s the %s gets %i', async (_, now, day, status) => {
    world.setClock(now);
    expect((await create({ day })).status).toBe(status);
  });
});

describe('changing', () => {
  const change = (id: number, changes: object = {}) =>
    world.put<Entry>('anna', `/timesheet/booking/${id}`, { ...valid, ...changes });

  it('[API-26] [BOOK-06] [BOOK-18] answers the changed booking', async () => {
    const id = await booked('2026-11-18');
    const { body } = await change(id, { hours: 7.75 });
    expect(body).toMatchObject({ id, day: '2026-11-19', hours: 7.75, booking_text: 'Dach gedeckt' });
    expect((await world.get('anna', `/timesheet/booking/${id}`)).body).toEqual(body);
  });

  it('[BOOK-17] needs the old and the new day in the current month', async () => {
    const old = await booked('2026-10-30');
    const answer = await change(old);
    expect(refused(answer)).toEqual([409, 'month_closed', 'day']);
    expect((answer.body as unknown as { message: string }).message).toBe(MONTH);
    expect(refused(await change(await booked('2026-11-18'), { day: '2026-10-30' }))).toEqual([
      409,
      'month_closed',
      'day',
    ]);
    expect(await stored()).toMatchObject([{ day: expect.anything(), hours: '1.00' }, { hours: '1.00' }]);
  });

  it('[AMB-69] preserves a project that is no longer in progress', async () => {
    const id = await booked('2026-11-18', 11, 1, PROJECTS.closed);
    expect(await change(id, { project: PROJECTS.closed })).toMatchObject({
      status: 200,
      body: { project: PROJECTS.closed },
    });
    expect(refused(await change(id, { project: PROJECTS.foreign }))).toEqual([
      400,
      'booking_project',
      'project',
    ]);
  });

  it('[API-26] [BOOK-16] follows the rules of creating', async () => {
    const id = await booked('2026-11-18');
    await absence(0, '2026-11-19');
    expect(refused(await change(id))).toEqual([409, 'booking_absence', 'day']);
    expect(refused(await change(id, { hours: 0.3 }))).toEqual([400, 'booking_hours_step', 'hours']);
    expect(refused(await change(id, { day: '2026-11-23' }))).toEqual([400, 'booking_future', 'day']);
  });

  it('[AMB-11] applies to project bookings only', async () => {
    await absence(0, '2026-11-18');
    const [row] = await world.sql<{ id: number }>('select id from entries');
    expect(refused(await change(row?.id ?? 0))).toEqual([404, 'not_found']);
  });

  it('[API-26] is allowed to the owner only', async () => {
    const colleague = await booked('2026-11-18', 12);
    const foreign = await booked('2026-11-18', 21, 2, PROJECTS.foreign);
    expect(refused(await change(colleague))).toEqual([403, 'forbidden']);
    expect(refused(await change(foreign))).toEqual([404, 'not_found']);
    expect(refused(await world.put('chef', `/timesheet/booking/${colleague}`, valid))).toEqual([
      403,
      'forbidden',
    ]);
  });
});

describe('reading', () => {
  it('[API-25] is allowed to the owner, and to admins and readers of the company', async () => {
    const id = await booked('2026-11-18');
    const status = async (who: 'anna' | 'bert' | 'chef' | 'lena' | 'olga') =>
      (await world.get(who, `/timesheet/booking/${id}`)).status;
    expect(await Promise.all((['anna', 'bert', 'chef', 'lena', 'olga'] as const).map(status))).toEqual([
      200, 403, 200, 200, 404,
    ]);
  });
});

describe('deleting', () => {
  const remove = (id: number, who: 'anna' | 'bert' | 'chef' | 'lena' | 'otto' = 'anna') =>
    world.delete(who, `/timesheet/booking/${id}`);

  it('[API-27] [BOOK-20] answers the id', async () => {
    const id = await booked('2026-11-18');
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
    expect(await stored()).toEqual([]);
    expect(refused(await remove(id))).toEqual([404, 'not_found']);
  });

  it('[BOOK-17] is allowed in the current month only', async () => {
    expect(refused(await remove(await booked('2026-10-30')))).toEqual([409, 'month_closed']);
    expect(await stored()).toHaveLength(1);
  });

  it('[API-27] is allowed to the owner and never to a reader', async () => {
    const id = await booked('2026-11-18');
    expect(refused(await remove(id, 'bert'))).toEqual([403, 'forbidden']);
    expect(refused(await remove(id, 'chef'))).toEqual([403, 'forbidden']);
    expect(refused(await remove(id, 'lena'))).toEqual([403, 'forbidden']);
    expect(refused(await remove(id, 'otto'))).toEqual([404, 'not_found']);
    expect(await stored()).toHaveLength(1);
  });

  it('[API-27] needs the module of the entry, but none for an absence', async () => {
    const booking = await booked('2026-11-18');
    await absence(0, '2026-11-17');
    const [, row] = await world.sql<{ id: number }>('select id from entries order by id');
    await world.setFlags('alpha', ['timebooking']);
    expect(refused(await remove(booking))).toEqual([403, 'module_off']);
    await world.setFlags('alpha', []);
    expect((await remove(row?.id ?? 0)).status).toBe(200);
    await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences', 'customer', 'projects']);
  });

  it.each([
    ['AMB-05', '2026-10-30', 10, 1, 409],
    ['AMB-05', '2026-10-30', 10, 0, 200],
    ['AMB-05', '2026-10-30', 40, 1, 200],
    ['AMB-05', '2026-11-02', 10, 1, 200],
    ['AMB-05', '2026-12-24', 20, 1, 200],
    ['AMB-06', '2026-11-02', 10, 2, 200],
    ['AMB-05', '2026-11-02', 10, 3, 409],
  ])('[%s] an absence of %s, type %i, status %i: %i', async (_, day, type, status, expected) => {
    await world.sql(
      `insert into entries (company_id, user_id, day, type, hours, status, created_at) values (1, 11, $1, $2, 8, $3, now())`,
      [day, type, status],
    );
    const [row] = await world.sql<{ id: number }>('select id from entries');
    const answer = await remove(row?.id ?? 0);
    expect(answer.status).toBe(expected);
    if (expected === 409) expect(refused(answer)).toEqual([409, 'absence_past']);
  });

  it('[API-27] succeeds for one of twenty equal requests', async () => {
    const id = await booked('2026-11-18');
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  });
});

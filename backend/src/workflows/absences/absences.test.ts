import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';
import { hashOf } from '../../platform/session/tokens.ts';

interface Entry {
  id: number;
  day: string;
  project: number;
  status: number;
  hours: number;
  target: number | null;
}
type Created = Entry & { created: Entry[]; skipped: { day: string; message: string }[] };

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const ALL = [
  'timebooking',
  'projectbooking',
  'absences',
  'customer',
  'projects',
  'vacationcalendar',
  'inventory',
] as const;

beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
  await world.sql(`update users set vacation = 25, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026,
    weeklyhours = 40, working_days = '1111100'`);
  await world.setFlags('alpha', ALL);
});

const request = (body: object, who: 'anna' | 'otto' | 'chef' = 'anna') =>
  world.post<Created>(who, '/timesheet/absence', { project: 10, ...body });
const stored = async () => (await world.sql<{ n: number }>('select count(*)::int as n from entries'))[0]?.n;

describe('POST /timesheet/absence', () => {
  it('[API-29] [ABS-21] [AMB-10] stores one day as requested, also an admin’s own and sick leave', async () => {
    const { status, body } = await request({ day: '2026-11-25', hours: 8 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      day: '2026-11-25',
      project: 10,
      status: 0,
      hours: 8,
      target: null,
      start_time: null,
    });
    expect(body).toMatchObject({
      project_name: 'Urlaub',
      personnelNumber: 'P11',
      email: 'anna@beispiel.example',
    });
    expect((await request({ day: '2026-11-25', project: 20 }, 'chef')).body.status).toBe(0);
  });

  it('[AMB-102] [CONST-30] [CONST-31] uses the person’s daily hours, whatever was sent', async () => {
    await world.sql(`update users set weeklyhours = 20, working_days = '1111000' where id = 11`);
    expect((await request({ day: '2026-11-25', hours: 24 })).body.hours).toBe(5);
    await world.sql(`update users set weeklyhours = 0, working_days = '1111100' where id = 11`);
    expect((await request({ day: '2026-11-26' })).body.hours).toBe(8);
    await world.sql(`update users set weeklyhours = 37, working_days = '1111110' where id = 11`);
    expect((await request({ day: '2026-11-27' })).body.hours).toBe(6.17);
    await world.sql(`update users set weeklyhours = 40, working_days = '1000000' where id = 11`);
    expect((await request({ day: '2026-11-30' })).body.hours).toBe(24);
  });

  it('[AMB-114] stores the day’s target with overtime reduction only', async () => {
    expect((await request({ day: '2026-11-25', project: 30 })).body.target).toBe(8);
    expect((await request({ day: '2026-11-26', project: 40 })).body.target).toBeNull();
    await world.sql('update users set weeklyhours = 20 where id = 11');
    const { body } = await world.get<Entry[]>('anna', '/timesheet/absences');
    expect(body.map(({ target }) => target)).toEqual([null, 8]);
  });

  it('[ABS-16] [AMB-33] [AMB-101] creates a range in one go, one entry per free working day', async () => {
    await request({ day: '2026-12-24', project: 40 });
    const { status, body } = await request({ day: '2026-12-21', end: '2027-01-01' });
    expect(status).toBe(200);
    expect(body.created).toHaveLength(9);
    expect(body.created.map(({ day }) => day)).toEqual(
      [...new Set(body.created.map(({ day }) => day))].sort(),
    );
    expect(
      body.created.every(({ status, hours, project }) => status === 0 && hours === 8 && project === 10),
    ).toBe(true);
    expect(body.skipped).toEqual([
      { day: '2026-12-24', message: 'Abwesenheit für den Tag 24.12.2026 bereits vorhanden.' },
    ]);
    expect(body).toMatchObject({ id: body.created[0]?.id, day: '2026-12-21' });
  });

  it('[ABS-16] creates a range of several past months for a sick note handed in afterwards', async () => {
    const { body } = await request({ day: '2024-01-01', end: '2027-03-31', project: 20 });
    expect(body.created).toHaveLength(848);
  });

  it('[AMB-101] a masked Saturday counts inside a range, but is refused on its own', async () => {
    await world.sql(`update users set working_days = '1111110' where id = 11`);
    expect((await request({ day: '2026-11-28', end: '2026-11-28' })).body.created).toHaveLength(1);
    expect(refused(await request({ day: '2026-11-21' }))).toEqual([400, 'absence_weekday', 'day']);
  });

  it('[ABS-10] [AMB-06] a declined or cancelled day is free again', async () => {
    const { body } = await request({ day: '2026-11-25' });
    expect(refused(await request({ day: '2026-11-25', project: 20 }))).toEqual([409, 'absence_taken', 'day']);
    for (const status of [2, 3]) {
      await world.sql('update entries set status = $1 where id = $2', [status, body.id]);
      const again = await request({ day: '2026-11-25' });
      expect(again.status).toBe(200);
      await world.sql('delete from entries where id = $1', [again.body.id]);
    }
  });

  it('[AMB-32] working time and project bookings on the day do not prevent an absence', async () => {
    await world.post('anna', '/timesheet/booking', {
      day: '2026-11-20',
      project: 1001,
      hours: 2,
      booking_text: 'Rinne',
    });
    expect((await request({ day: '2026-11-20', project: 20 })).status).toBe(200);
  });

  it('[ABS-06] [ABS-07] [ABS-08] [ABS-09] [ABS-11] [ABS-12] [ABS-15] [ABS-17] refuses, in the order of the contract, and stores nothing', async () => {
    await world.sql(`update users set working_days = '1111000' where id = 11`);
    const codes = async (body: unknown) => refused(await world.post('anna', '/timesheet/absence', body));
    expect(await codes(undefined)).toEqual([400, 'invalid_input']);
    expect(await codes({})).toEqual([400, 'fields_missing', 'project']);
    expect(await codes({ project: 10, day: '' })).toEqual([400, 'fields_missing', 'day']);
    expect(await codes({ project: null, day: '2026-11-25' })).toEqual([400, 'fields_missing', 'project']);
    for (const day of [
      '2026-02-29',
      '25.11.2026',
      20261125,
      '2026-11-25T00:00:00Z',
      ['2026-11-25'],
      '0000-00-00',
    ]) {
      expect(await codes({ project: 10, day })).toEqual([400, 'invalid_input', 'day']);
    }
    expect(await codes({ project: '10', day: '2026-11-25' })).toEqual([400, 'invalid_input', 'project']);
    expect(await codes({ project: 10.5, day: '2026-11-25' })).toEqual([400, 'invalid_input', 'project']);
    expect(await codes({ project: 10, day: '2026-11-25', hours: 'acht' })).toEqual([
      400,
      'invalid_input',
      'hours',
    ]);
    expect(await codes({ project: 10, day: '2026-11-25', end: 'x' })).toEqual([400, 'invalid_input', 'end']);
    for (const project of [0, -1, 1, 50, 80, 100, 1001, 2 ** 40]) {
      expect(await codes({ project, day: '1999-01-01' })).toEqual([400, 'absence_type', 'project']);
    }
    expect(await codes({ project: 10, day: '2023-12-31', end: '2023-01-01' })).toEqual([
      400,
      'absence_period',
      'day',
    ]);
    expect(await codes({ project: 10, day: '2027-04-01' })).toEqual([400, 'absence_period', 'day']);
    expect(await codes({ project: 10, day: '2027-03-31', end: '2027-04-01' })).toEqual([
      400,
      'absence_period',
      'end',
    ]);
    expect(await codes({ project: 10, day: '2026-11-28', end: '2026-11-27' })).toEqual([
      400,
      'absence_reversed',
      'end',
    ]);
    expect(await codes({ project: 10, day: '2026-11-28' })).toEqual([400, 'absence_weekday', 'day']);
    expect(await codes({ project: 10, day: '2026-11-27' })).toEqual([400, 'absence_working_day', 'day']);
    expect(await codes({ project: 10, day: '2026-11-27', end: '2026-11-29' })).toEqual([
      400,
      'absence_no_working_day',
    ]);
    expect(await stored()).toBe(0);
    await request({ day: '2026-11-26', project: 20 });
    expect(await codes({ project: 10, day: '2026-11-26', end: '2026-11-29' })).toEqual([
      409,
      'absence_all_taken',
    ]);
    expect(await stored()).toBe(1);
  });

  it('[ABS-07] [AMB-04] [AMB-98] offers bad weather in companies 4 and 5 only, and no overtime reduction in 5', async () => {
    const as = async (company: number, project: number) => {
      await world.sql('delete from entries');
      await world.sql(
        `insert into companies (id, name, permission, created_at) values ($1, 'X', '1111111000', now())`,
        [company],
      );
      await world.sql(
        `insert into users (id, company_id, email, first_name, name, weeklyhours, working_days, vacation_lastyear_entered_in)
        values (77, $1, 'x@x.example', 'X', 'Y', 40, '1111100', 2026)`,
        [company],
      );
      const token = await world.newToken('anna');
      await world.sql('update sessions set company_id = $1, user_id = 77 where token_hash = $2', [
        company,
        hashOf(token),
      ]);
      const { status } = await world.call(
        null,
        'POST',
        '/timesheet/absence',
        { project, day: '2026-11-25' },
        { headers: { authorize: token } },
      );
      await world.sql('delete from entries');
      await world.sql('delete from users where id = 77');
      await world.sql('delete from companies where id = $1', [company]);
      return status;
    };
    expect([await as(4, 80), await as(4, 30), await as(5, 80), await as(5, 30)]).toEqual([
      200, 200, 200, 400,
    ]);
  });

  it('[ABS-13] [AMB-34] refuses a range longer than the remaining vacation, and creates nothing', async () => {
    await world.sql('update users set vacation = 3 where id = 11');
    const { status, body } = await request({ day: '2026-11-23', end: '2026-11-26' });
    expect([status, body]).toEqual([
      409,
      {
        code: 'vacation_insufficient',
        message: 'Urlaub reicht nicht aus. Verbleibende Urlaubstage: 3',
        remaining: 3,
      },
    ]);
    expect(await stored()).toBe(0);
    expect((await request({ day: '2026-11-23', end: '2026-11-25' })).status).toBe(200);
    expect((await request({ day: '2026-11-26', project: 70 })).status).toBe(200);
    expect((await request({ day: '2026-11-27' })).body).toMatchObject({ remaining: -1 });
  });

  it('[ACC-29] needs a session and the flag, and refuses readers', async () => {
    const body = { project: 10, day: '2026-11-25' };
    expect(refused(await world.post(null, '/timesheet/absence', body))).toEqual([401, 'unauthenticated']);
    expect(refused(await world.post('lena', '/timesheet/absence', body))).toEqual([403, 'forbidden']);
    await world.setFlags('alpha', ['timebooking', 'vacationcalendar']);
    expect(refused(await world.post('anna', '/timesheet/absence', body))).toEqual([403, 'module_off']);
    expect(refused(await world.post('anna', '/timesheet/absence', { nonsense: 1 }))).toEqual([
      403,
      'module_off',
    ]);
    expect(await stored()).toBe(0);
  });

  it('[AMB-63] nobody requests an absence for someone else', async () => {
    const { body } = await world.post<Entry & { user: number }>('anna', '/timesheet/absence', {
      project: 20,
      day: '2026-11-25',
      user: 21,
      user_id: 21,
      company: 2,
      status: 1,
    });
    expect(body).toMatchObject({ user: 11, status: 0 });
    expect((await world.get('otto', '/timesheet/absences')).body).toEqual([]);
  });
});

describe('GET /timesheet/absences', () => {
  it('[API-06] lists the caller’s absences in every state, and nothing else', async () => {
    await request({ day: '2026-11-20', end: '2026-11-26', project: 20 });
    await world.sql('update entries set status = 3 where day = $1', ['2026-11-25']);
    await world.sql(`update entries set type = 100 where day = '2026-11-24'`);
    await world.post('anna', '/timesheet/booking', {
      day: '2026-11-19',
      project: 1001,
      hours: 2,
      booking_text: 'Rinne',
    });
    const { body } = await world.get<(Entry & { project_name: string })[]>('anna', '/timesheet/absences');
    expect(body.map(({ day, status, project_name }) => `${day} ${status} ${project_name}`)).toEqual([
      '2026-11-26 0 Krankheit',
      '2026-11-25 3 Krankheit',
      '2026-11-24 0 Abwesenheit',
      '2026-11-23 0 Krankheit',
      '2026-11-20 0 Krankheit',
    ]);
    const page = await world.get<Entry[]>('anna', '/timesheet/absences?page=2&size=2&sort=day');
    expect(page.body.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
    expect(page.headers.get('x-total-count')).toBe('5');
    expect(refused(await world.get('anna', '/timesheet/absences?sort=user'))).toEqual([
      400,
      'invalid_input',
      'sort',
    ]);
  });

  it('[API-06] lists stored absences without the flag, and refuses a reader with 403', async () => {
    await request({ day: '2026-11-25', project: 20 });
    await world.setFlags('alpha', []);
    expect((await world.get<Entry[]>('anna', '/timesheet/absences')).body).toHaveLength(1);
    expect(refused(await world.get('lena', '/timesheet/absences'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get(null, '/timesheet/absences'))).toEqual([401, 'unauthenticated']);
  });
});

describe('DELETE /timesheet/booking/{id} of an absence', () => {
  it.each([
    ['2026-11-02', 10, 1, 200],
    ['2027-01-04', 10, 2, 200],
    ['2026-10-30', 10, 0, 200],
    ['2026-10-30', 40, 1, 200],
    ['2026-10-30', 10, 1, 409],
    ['2026-10-30', 20, 2, 409],
    ['2026-11-02', 10, 3, 409],
    ['2026-10-30', 40, 3, 409],
  ])(
    '[API-27] [ABS-30] [ABS-32] [ABS-33] [AMB-05] %s, type %i, status %i: %i',
    async (day, type, status, expected) => {
      const [row] = await world.sql<{ id: number }>(
        `insert into entries (company_id, user_id, day, type, hours, status, created_at)
       values (1, 11, $1, $2, 8, $3, now()) returning id`,
        [day, type, status],
      );
      await world.setFlags('alpha', []);
      const answer = await world.delete<{ message: string }>('anna', `/timesheet/booking/${row?.id}`);
      expect(answer.status).toBe(expected);
      expect(await stored()).toBe(expected === 200 ? 0 : 1);
      if (expected === 409) {
        expect(answer.body.message).toBe(
          'Urlaub konnte nicht gelöscht werden, da dieser in der Vergangenheit liegt.',
        );
      }
    },
  );

  it('[API-27] [AMB-63] is allowed to the owner only', async () => {
    const { body } = await request({ day: '2026-11-25' });
    for (const who of ['bert', 'chef'] as const) {
      expect(refused(await world.delete(who, `/timesheet/booking/${body.id}`))).toEqual([403, 'forbidden']);
    }
    expect(refused(await world.delete('lena', `/timesheet/booking/${body.id}`))).toEqual([403, 'forbidden']);
    expect(refused(await world.delete('otto', `/timesheet/booking/${body.id}`))).toEqual([404, 'not_found']);
    expect(refused(await world.delete(null, `/timesheet/booking/${body.id}`))).toEqual([
      401,
      'unauthenticated',
    ]);
    expect(await stored()).toBe(1);
  });
});

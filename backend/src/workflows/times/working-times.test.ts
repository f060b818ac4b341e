import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

const valid = {
  day: '2026-11-19',
  project: 50,
  hours: 8.25,
  start_time: '08:00',
  end_time: '17:00',
  break: 0.75,
};

let world: World;
beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
  await world.sql(`update users set weeklyhours = 40, working_days = '1111100'`);
});
afterAll(() => world?.close());

const create = (changes: object = {}) =>
  world.post<Entry>('anna', '/timesheet/workingtime', { ...valid, ...changes });
const change = (id: number, changes: object = {}) =>
  world.put<Entry>('anna', `/timesheet/workingtime/${id}`, { ...valid, ...changes });
const stored = () => world.sql('select * from entries order by id');
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;

async function absence(status: number, type = 10, day = valid.day): Promise<void> {
  await world.sql(
    'insert into entries (company_id, user_id, day, type, hours, status, created_at) values (1, 11, $1, $2, 8, $3, now())',
    [day, type, status],
  );
}

describe('creating', () => {
  it('[API-33] [TIME-15] [TIME-19] [TIME-22] [TIME-28] answers the record with target and actual', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{
        id: expect.any(Number),
        user: 11,
        day: '2026-11-19',
        project: 50,
        hours: 8.25,
        target: 8,
        actual: 8.25,
      },
      ...{
        personnelNumber: 'P11',
        internal_id: null,
        project_name: 'Arbeit',
        booking_text: null,
        name: 'Muster',
      },
      first_name: 'Anna',
      email: 'anna@beispiel.example',
      status: null,
      start_time: '08:00',
      end_time: '17:00',
      break: 0.75,
    });
  });

  it.each([
    ['AMB-27', { start_time: undefined }, 400, 'fields_missing', 'start_time'],
    ['AMB-27', { end_time: '' }, 400, 'fields_missing', 'end_time'],
    ['TIME-12', { start_time: '05:45' }, 400, 'working_time_hours', 'start_time'],
    ['TIME-06', { day: '2026-10-31' }, 409, 'month_closed', 'day'],
    ['TIME-06', { day: '2026-12-01' }, 409, 'month_closed', 'day'],
  ])('[%s] refuses %j', async (_, changes, status, code, field) => {
    expect(refused(await create(changes))).toEqual([status, code, field]);
    expect(await stored()).toEqual([]);
  });

  it('[TIME-04] [TIME-06] [TIME-08] uses the specification’s sentences', async () => {
    expect(messageOf(await create({ break: 9 }))).toBe('Bitte geben Sie eine gültige Arbeitszeit ein.');
    expect(messageOf(await create({ day: '2026-11-15' }))).toBe(
      'Zeitbuchungen sind nur an Wochentagen möglich.',
    );
    expect(messageOf(await create({ day: '2026-10-30' }))).toBe(
      'Fehler! Es können nur Buchungen des aktuellen Monats erstellt, bearbeitet oder gelöscht werden.',
    );
  });

  it('[TIME-09] [AMB-54] accepts a Saturday, which has no target', async () => {
    expect(await create({ day: '2026-11-14' })).toMatchObject({
      status: 200,
      body: { target: 0, actual: 8.25 },
    });
  });

  it('[AMB-29] accepts a future day of this month', async () => {
    expect((await create({ day: '2026-11-30' })).status).toBe(200);
  });

  it.each([
    ['TIME-11', { start_time: '08:00', end_time: '17:00', break: 0.75 }, 8.25],
    ['TIME-11', { start_time: '06:00', end_time: '19:00', break: 0 }, 13],
    ['TIME-11', { start_time: '09:15', end_time: '12:00', break: 0.25 }, 2.5],
    ['TIME-13', { start_time: '08:00', end_time: '12:00', break: undefined }, 4],
    ['AMB-28', { start_time: '08:00:00', end_time: '16:00:00', break: 0, hours: 3 }, 8],
  ])('[%s] %j are %f hours, whatever is sent', async (_, changes, hours) => {
    expect((await create(changes)).body).toMatchObject({ hours, actual: hours });
  });

  it('[TIME-07] [AMB-31] names the conflicting absence', async () => {
    for (const status of [0, 1]) {
      await world.sql('delete from entries');
      await absence(status, 60);
      const answer = await create();
      expect(refused(answer)).toEqual([409, 'working_time_absence', 'day']);
      expect(messageOf(answer)).toBe('Abwesenheit (Sonder Urlaubstag) für den Tag 19.11.2026 vorhanden.');
    }
    for (const status of [2, 3]) {
      await world.sql('delete from entries');
      await absence(status);
      expect((await create()).status).toBe(200);
    }
  });

  it('[TIME-10] refuses a second one on the day', async () => {
    await create();
    const answer = await create({ start_time: '09:00' });
    expect(refused(answer)).toEqual([409, 'working_time_duplicate', 'day']);
    expect(messageOf(answer)).toBe('Zeitbuchung für den Tag 19.11.2026 bereits vorhanden.');
    expect((await world.post('bert', '/timesheet/workingtime', valid)).status).toBe(200);
  });

  it('[TIME-10] [AMB-66] succeeds for one of twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map((answer) => refused(answer).join()))).toEqual(
      new Set(['409,working_time_duplicate,day']),
    );
    expect(await stored()).toHaveLength(1);
  });

  it('[TIME-10] is refused by the constraint where no rule has checked', async () => {
    await create();
    const twice = world.sql(
      `insert into entries (company_id, user_id, day, type, hours, start_minute, end_minute, break_hours, created_at)
       values (1, 11, '2026-11-19', 50, 8, 480, 960, 0, now())`,
    );
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'entries_workingtime_a_day' });
  });

  it('[AMB-84] [AMB-114] stores the contract’s target of that day with four decimals', async () => {
    await world.sql(`update users set weeklyhours = 37, working_days = '1111110' where id = 11`);
    expect((await create()).body.target).toBe(6.1667);
    await world.sql('update users set weeklyhours = 20 where id = 11');
    const [row] = (await world.get<Entry[]>('anna', '/timesheet/workingtime')).body;
    expect(row?.target).toBe(6.1667);
  });
});

describe('changing', () => {
  it('[API-34] [TIME-03] moves times and day', async () => {
    const { id } = (await create()).body;
    const { body } = await change(id, {
      day: '2026-11-18',
      start_time: '07:30',
      end_time: '12:00',
      break: 0,
    });
    expect(body).toMatchObject({
      id,
      day: '2026-11-18',
      hours: 4.5,
      start_time: '07:30',
      end_time: '12:00',
      break: 0,
    });
    expect(await stored()).toHaveLength(1);
  });

  it('[TIME-10] does not move onto another working time', async () => {
    await create({ day: '2026-11-18' });
    const { id } = (await create()).body;
    expect(refused(await change(id, { day: '2026-11-18' }))).toEqual([409, 'working_time_duplicate', 'day']);
    expect((await change(id, { start_time: '09:00' })).status).toBe(200);
  });

  it('[TIME-06] [TIME-07] is allowed in the current month only, and not onto an absence', async () => {
    const { id } = (await create()).body;
    await absence(1, 20, '2026-11-17');
    expect(refused(await change(id, { day: '2026-11-17' }))).toEqual([409, 'working_time_absence', 'day']);
    expect(refused(await change(id, { day: '2026-10-30' }))).toEqual([409, 'month_closed', 'day']);
    world.setClock('2026-12-01T09:00:00Z');
    expect(refused(await change(id, { day: '2026-12-01' }))).toEqual([409, 'month_closed', 'day']);
    expect(refused(await world.delete('anna', `/timesheet/booking/${id}`))).toEqual([409, 'month_closed']);
  });

  it('[API-34] is allowed to the owner, and for working times only', async () => {
    const { id } = (await create()).body;
    expect(refused(await world.put('bert', `/timesheet/workingtime/${id}`, valid))).toEqual([
      403,
      'forbidden',
    ]);
    expect(refused(await world.put('otto', `/timesheet/workingtime/${id}`, valid))).toEqual([
      404,
      'not_found',
    ]);
    await absence(0, 10, '2026-11-16');
    const [, row] = (await stored()) as { id: number }[];
    expect(refused(await change(row?.id ?? 0))).toEqual([404, 'not_found']);
  });

  it('[API-34] succeeds for one of two concurrent moves to a day', async () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
    const ids = await Promise.all(days.map(async (day) => (await create({ day })).body.id));
    const answers = await Promise.all(ids.map((id) => change(id, { day: '2026-11-19' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('deleting', () => {
  it('[TIME-21] [API-27] needs the module timebooking', async () => {
    const { id } = (await create()).body;
    await world.setFlags('alpha', ['projectbooking']);
    expect(refused(await world.delete('anna', `/timesheet/booking/${id}`))).toEqual([403, 'module_off']);
    await world.setFlags('alpha', ['timebooking']);
    expect((await world.delete('anna', `/timesheet/booking/${id}`)).body).toEqual({ id });
  });
});

import type { FeaturePreview } from '@stundenbuch/domain/features/contract';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store, work } from '../../../test/entries.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
const DAY = '2026-11-20';
interface Entry {
  id: number;
  day: string;
  project: number;
  hours: number;
  target: number | null;
  portion: number;
  half: string | null;
  status: number;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from absence_requests');
  await world.sql(`update users set vacation = 25, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026,
    weeklyhours = 40, working_days = '1111100'`);
  await world.setFeatures('alpha', ['halfdays']);
});

const request = (changes: object) =>
  world.post<Entry>('anna', '/timesheet/absence', { day: DAY, project: TYPE.vacation, ...changes });
const account = async () => {
  const { body } = await world.get<{ usedVacation: number; plannedVacation: number; openVacation: number }>(
    'anna',
    '/user/current',
  );
  return [body.usedVacation, body.plannedVacation, body.openVacation];
};
const times = { day: DAY, project: TYPE.work, hours: 4, start_time: '13:00', end_time: '17:00', break: 0 };
const record = (changes: object = {}) =>
  world.post<Entry>('anna', '/timesheet/workingtime', { ...times, ...changes });

describe('half a day off', () => {
  it('[FND-08] [LED-17] has half the hours and counts 0.5 in the account', async () => {
    const { status, body } = await request({ half: 'first' });
    expect([status, body]).toEqual([200, expect.objectContaining({ hours: 4, portion: 0.5, half: 'first' })]);
    await request({ day: '2026-12-01', half: 'second' });
    expect(await account()).toEqual([0.5, 0.5, 24]);
  });

  it('[LED-17] of hours that cannot be halved the two halves are the whole', async () => {
    await world.sql(`update users set weeklyhours = 37, working_days = '1111110' where id = 11`);
    const first = await request({ half: 'first', project: TYPE.overtime });
    await world.sql('update entries set type = 80');
    const second = await request({ half: 'second', project: TYPE.overtime });
    expect([first.body.hours, second.body.hours]).toEqual([3.09, 3.08]);
    expect([first.body.target, second.body.target]).toEqual([3.0834, 3.0833]);
  });

  it('[FND-08] a whole day collides with either half, two different halves do not', async () => {
    expect((await request({ half: 'second' })).status).toBe(200);
    for (const half of ['second', null, undefined]) {
      expect(refused(await request({ half }))).toEqual([409, 'absence_taken', 'day']);
    }
    expect((await request({ half: 'first', project: TYPE.sickness })).status).toBe(200);
  });

  it('[FND-08] the constraint holds where the lock does not', async () => {
    const half = (first: boolean, second: boolean) =>
      store(world, away(DAY, 20, 0, { first_half: first, second_half: second }));
    await half(true, false);
    await expect(half(true, false)).rejects.toThrow('entries_absence_a_day');
    await expect(half(true, true)).rejects.toThrow('entries_absence_a_day');
    await half(false, true);
    await expect(half(false, true)).rejects.toThrow('entries_absence_second_half');
    await expect(half(false, false)).rejects.toThrow('entries_half');
    await expect(store(world, work(DAY, 8, { second_half: false }))).rejects.toThrow('entries_half');
  });

  it('[FND-08] without the feature a half in the body is ignored, whatever it is', async () => {
    await world.setFeatures('alpha', []);
    const { status, body } = await request({ half: 'first', note: 'x'.repeat(300) });
    expect([status, body]).toEqual([200, expect.objectContaining({ hours: 8 })]);
    for (const name of ['portion', 'half', 'request']) expect(body).not.toHaveProperty(name);
    expect((await request({ day: '2026-12-01', half: 'quatsch' })).status).toBe(200);
    expect(await world.sql('select from absence_requests')).toEqual([]);
  });

  it('[FND-08] is of a single day, and one of the two', async () => {
    expect(refused(await request({ end: '2026-11-23', half: 'first' }))).toEqual([
      400,
      'absence_half_of_range',
      'half',
    ]);
    expect(refused(await request({ half: 'third' }))).toEqual([400, 'invalid_input', 'half']);
  });

  describe('at the ends of a range', () => {
    const week = { day: '2026-11-23', end: '2026-11-27', from_noon: true, to_noon: true };
    const rows = () =>
      world.sql(`select day::text, hours::float8, first_half, second_half from entries order by day`);
    const ranged = (changes: object = {}) =>
      world.post<Entry & { created: Entry[] }>('anna', '/timesheet/absence', {
        ...{ ...week, project: TYPE.vacation },
        ...changes,
      });

    it('[ABS-40] is one request whose days carry the half, in hours and account', async () => {
      const { status, body } = await ranged();
      expect(status).toBe(200);
      expect(body.created.map(({ day, hours, half, portion }) => [day, hours, half, portion])).toEqual([
        ['2026-11-23', 4, 'second', 0.5],
        ['2026-11-24', 8, null, 1],
        ['2026-11-25', 8, null, 1],
        ['2026-11-26', 8, null, 1],
        ['2026-11-27', 4, 'first', 0.5],
      ]);
      expect(await account()).toEqual([0, 4, 21]);
      expect(new Set(await world.sql('select request_id from entries')).size).toBe(5);
      expect(await world.sql('select id from absence_requests')).toHaveLength(1);
    });

    it('[ABS-40] needs no more vacation than it takes', async () => {
      await world.sql('update users set vacation = 4 where id = 11');
      expect(refused(await ranged({ to_noon: false }))).toEqual([409, 'vacation_insufficient']);
      expect((await ranged()).status).toBe(200);
    });

    it('[ABS-40] takes its place again as it was: reopened, the other half may be somebody else’s', async () => {
      const { body } = await ranged();
      const id = (await world.sql<{ id: number }>('select id::int from absence_requests'))[0]?.id;
      expect((await world.put('chef', `/absence-request/${id}/decline`, {})).status).toBe(200);
      expect((await request({ day: '2026-11-23', half: 'first' })).status).toBe(200);
      expect((await request({ day: '2026-11-27', half: 'second' })).status).toBe(200);
      await world.sql('update users set vacation = 5 where id = 11');
      expect((await world.put('chef', `/absence-request/${id}/reopen`, {})).status).toBe(200);
      expect(await account()).toEqual([0, 5, 0]);
      expect(body.created).toHaveLength(5);
    });

    it('[ABS-40] is of several days, and nothing without the feature', async () => {
      expect(refused(await ranged({ end: '2026-11-23' }))).toEqual([400, 'absence_noon', 'from_noon']);
      expect(refused(await ranged({ from_noon: 'ja' }))).toEqual([400, 'invalid_input', 'from_noon']);
      await world.setFeatures('alpha', []);
      expect((await ranged({ from_noon: 'ja' })).status).toBe(200);
      expect(await rows()).toMatchObject([{ hours: 8 }, {}, {}, {}, { hours: 8 }]);
    });
  });

  it('[FND-06] what was recorded as a half stays one when the feature is switched off', async () => {
    await request({ half: 'first' });
    await world.setFeatures('alpha', []);
    const { body } = await world.get<Entry[]>('anna', '/timesheet/absences');
    expect(body).toEqual([expect.objectContaining({ hours: 4 })]);
    expect(await account()).toEqual([0.5, 0, 24.5]);
  });
});

describe('working time on the other half', () => {
  it('[LED-17] is allowed, also a booking; beside a whole absence or two halves it is not', async () => {
    const booking = { day: DAY, project: 1001, hours: 1, booking_text: 'Dach gedeckt' };
    await request({ half: 'first' });
    expect((await record()).status).toBe(200);
    expect((await world.post('anna', '/timesheet/booking', booking)).status).toBe(200);
    await world.sql('delete from entries where type = 50');
    await request({ half: 'second', project: TYPE.sickness });
    expect(refused(await record())).toEqual([409, 'working_time_absence', 'day']);
    expect(refused(await world.post('anna', '/timesheet/booking', booking))).toEqual([
      409,
      'booking_absence',
      'day',
    ]);
  });

  it('[LED-17] has half the target of the day, while the half is requested or approved', async () => {
    const { body } = await request({ half: 'first' });
    expect((await record()).body).toMatchObject({ target: 4, actual: 4 });
    const sum = async () => (await world.get('chef', `/timesheet/timesum/company/${DAY}/${DAY}`)).body;
    expect(await sum()).toEqual({ target: 4, actual: 4 });
    await world.put('chef', `/timesheet/absence/decline/${body.id}`);
    expect(await sum()).toEqual({ target: 8, actual: 4 });
  });

  it('[LED-17] beside half an overtime reduction it has the target of the whole day', async () => {
    await request({ half: 'first', project: TYPE.overtime });
    expect((await record()).body).toMatchObject({ target: 8 });
    const { body } = await world.get<Entry[]>('anna', '/timesheet/absences');
    expect(body[0]).toMatchObject({ target: 0, actual: 0 });
  });

  it('[LED-17] the lists of faults see a half as half, two as the whole day', async () => {
    const list = async (name: string) =>
      (await world.get<{ day: string }[]>('chef', `/timesheet/company/${name}`)).body.map(({ day }) => day);
    const lists = async () => [
      await list('multiple-bookings'),
      await list('wrong-timebookings'),
      await list('wrong-bookings'),
    ];
    const half = (first: boolean) => away('2026-11-19', 10, 1, { first_half: first, second_half: !first });
    await store(world, half(true), work('2026-11-19', 4));
    expect(await lists()).toEqual([[], [], ['2026-11-19']]);
    await store(world, half(false));
    expect(await lists()).toEqual([['2026-11-19'], ['2026-11-19'], []]);
  });

  it('[LED-17] a day of which half is off is missing for the other half', async () => {
    const missing = async () => {
      const { body } = await world.get<{ day: string; portion?: number }[]>(
        'anna',
        '/timesheet/missingbookings',
      );
      return body.find(({ day }) => day === '2026-11-19');
    };
    expect(await missing()).toEqual({ day: '2026-11-19', working_day: 'true' });
    await store(world, away('2026-11-19', 10, 1, { second_half: false }));
    expect(await missing()).toEqual({ day: '2026-11-19', working_day: 'true', portion: 0.5 });
    await store(world, away('2026-11-19', 20, 0, { first_half: false }));
    expect(await missing()).toBeUndefined();
  });
});

describe('at the same moment', () => {
  it('[FND-08] the two halves of a day both pass', async () => {
    for (let round = 0; round < 5; round++) {
      await world.sql('delete from entries');
      const answers = await Promise.all([request({ half: 'first' }), request({ half: 'second' })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it('[FND-08] of two mornings one wins, the other day is taken', async () => {
    for (let round = 0; round < 5; round++) {
      await world.sql('delete from entries');
      const answers = await Promise.all([request({ half: 'first' }), request({ half: 'first' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409) as (typeof answers)[number];
      expect(refused(lost)).toEqual([409, 'absence_taken', 'day']);
    }
  });

  it('[FND-08] [LED-17] with half a day of vacation left one of two halves passes', async () => {
    await world.sql('update users set vacation = 0.5 where id = 11');
    const answers = await Promise.all([request({ half: 'first' }), request({ half: 'second' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await account())[2]).toBe(0);
  });
});

it('[FND-08] calendar and search know the half', async () => {
  await request({ half: 'second' });
  const { body } = await world.get<{ half: string | null }[]>('bert', '/timesheet/vacations/2026');
  expect(body).toEqual([expect.objectContaining({ day: DAY, project: 10, half: 'second' })]);
  for (const [who, path] of [
    ['anna', '/timesheet/absences'],
    ['chef', '/timesheet/pending-absences'],
    ['chef', '/timesheet/vacations/2026'],
  ] as const) {
    const found = async (text: string) =>
      (await world.get<object[]>(who, `${path}?search=${encodeURIComponent(text)}`)).body.length;
    expect([await found('Urlaub (Nachmittag)'), await found('Vormittag')]).toEqual([1, 0]);
  }
});

it('[FND-07] a working time is stored with its minutes, and hours that follow from them', async () => {
  await world.setFeatures('alpha', []);
  expect((await record({ start_time: '08:15', end_time: '16:30', break: 0.75 })).body).toMatchObject({
    hours: 7.5,
    break: 0.75,
  });
  const stored = () =>
    world.sql('select hours, break_hours, net_minutes, break_minutes from entries where type = 50');
  expect(await stored()).toEqual([
    { hours: '7.50', break_hours: '0.75', net_minutes: 450, break_minutes: 45 },
  ]);
});

describe('switching half days off', () => {
  const preview = async (on = false) =>
    (await world.post<FeaturePreview>('chef', '/company/features/preview', { feature: 'halfdays', on })).body;

  it('[FND-05] [FND-08] names the halves that stay, and what becomes of requests in the inbox', async () => {
    await store(world, away('2026-10-05', 10, 1, { second_half: false }), away('2026-11-26', 20, 3));
    await request({ day: '2026-11-24', half: 'first' });
    await request({ day: '2026-11-24', half: 'second', project: TYPE.overtime });
    await request({ day: '2026-12-07', end: '2026-12-09' });
    expect(await preview()).toEqual({
      requires: [],
      warnings: [
        'Halbe Abwesenheiten von Anna Muster bleiben und zählen weiterhin je einen halben Tag: 24.11.2026 (Vormittag), 24.11.2026 (Nachmittag).',
        'Anträge stehen wieder Tag für Tag in den Listen: unter „Inbox“ 5 statt 3 Zeilen.',
      ],
      figures: [],
    });
    const before = await account();
    await world.post('chef', '/company/features', { feature: 'halfdays', on: false });
    expect(await account()).toEqual(before);
  });

  it('[FND-05] says nothing where nothing is half, and nothing of switching on', async () => {
    expect(await preview()).toEqual({ requires: [], warnings: [], figures: [] });
    await world.setFeatures('alpha', []);
    await store(world, away('2026-11-24', 10, 1, { second_half: false }));
    expect((await preview(true)).warnings).toEqual([]);
  });
});

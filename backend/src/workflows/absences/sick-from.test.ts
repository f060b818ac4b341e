import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const { anna } = PEOPLE;
const ON = ['calendar', 'contracts', 'overtime', 'office', 'audit', 'kinds', 'closing'];
/** A Thursday; today is the Friday after it. */
const DAY = '2026-11-19';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  for (const table of ['entries', 'absence_requests', 'month_closings', 'company_days'])
    await world.sql(`delete from ${table}`);
  await world.setFeatures('alpha', []);
  await switchOn(world, 1, ON);
});

const sick = (day = DAY, from = '11:15', who: Person = 'anna', more: object = {}) =>
  world.post<Entry>(who, '/timesheet/absence/sick-from', { day, from, ...more });
const work = (end: string, breaks: number, day = DAY) =>
  world.post<Entry>('anna', '/timesheet/workingtime', {
    ...{ day, start_time: '08:00', end_time: end, break: breaks, hours: 1 },
  });
interface Day {
  day: string;
  target: number;
  worked: number;
  credited: number;
  difference: number;
  reasons: { figure: string; text: string; minutes: number }[];
}
const dayOf = async (day = DAY) =>
  (await world.get<{ days: Day[] }>('anna', `/overtime/user/${anna.id}/2026-11`)).body.days.find(
    (one) => one.day === day,
  );
const credits = async (day = DAY) =>
  (await dayOf(day))?.reasons.filter(({ figure }) => figure === 'credited').map((r) => [r.text, r.minutes]);

it('[SICK-05] [VEC-K1] worked 3:15 of 8:00: sick 4:45, Ist 8:00, no difference, whichever was there first', async () => {
  expect((await work('11:15', 0)).status).toBe(200);
  const { status, body } = await sick();
  expect([status, body.project, body.status, body.sick_from, body.hours]).toEqual([
    200,
    20,
    0,
    '11:15',
    4.75,
  ]);
  expect(await dayOf()).toMatchObject({ target: 480, worked: 195, credited: 480, difference: 0 });
  expect(await credits()).toEqual([
    ['Arbeit 08:00–11:15', 195],
    ['Krankheit ab 11:15, beantragt', 285],
  ]);
  await world.sql('delete from entries where type = 50');
  expect(await dayOf()).toMatchObject({ credited: 480, difference: 0 });
  expect((await work('11:15', 0)).status).toBe(200);
  expect(await dayOf()).toMatchObject({ worked: 195, credited: 480, difference: 0 });
});

it('[SICK-05] [VEC-K1] [SET-48] who worked 8:30 keeps the plus, sick 0:00', async () => {
  await sick(DAY, '17:00');
  await work('17:00', 0.5);
  expect(await dayOf()).toMatchObject({ target: 480, credited: 510, difference: 30 });
  const own = await world.get<Entry[]>('anna', '/timesheet/absences');
  expect(own.body).toMatchObject([{ hours: 0, sick_from: '17:00' }]);
  expect(await credits()).toContainEqual(['Krankheit ab 17:00, beantragt', 0]);
});

it('[SICK-05] it blocks no working time, and is no day with two things on it', async () => {
  await sick();
  await work('11:15', 0);
  const twice = () => world.get<unknown[]>('anna', '/timesheet/multiple-bookings');
  expect((await twice()).body).toEqual([]);
  expect((await work('12:00', 0)).body).toMatchObject({ code: 'working_time_duplicate' });
  await world.sql('delete from entries');
  await store(world, away(DAY, 20));
  expect((await work('11:15', 0)).body).toMatchObject({ code: 'working_time_absence' });
});

it('[SICK-05] on half a working day it fills up half a day', async () => {
  await world.sql(`insert into company_days (company_id, day, name, kind, created_at, created_by)
    values (1, '${DAY}', 'Betriebsversammlung', 'half', now(), 13)`);
  await work('10:00', 0);
  expect((await sick()).status).toBe(200);
  expect(await dayOf()).toMatchObject({ target: 240, worked: 120, credited: 240, difference: 0 });
});

it('[SICK-05] is a day of the case and none of the 42, and no day of sickness in the month', async () => {
  await sick();
  await store(world, away('2026-11-20', 20));
  const { body } = await world.get<{ cases: object[] }>('chef', `/sick-case/person/${anna.id}`);
  expect(body.cases).toMatchObject([{ first: DAY, worked_first_day: true, pay_ends: '2026-12-31' }]);
  const months = await world.get<{ user: number; figures: { sick: number } | null }[]>(
    'chef',
    '/month/company/2026-11',
  );
  expect(months.body.find(({ user }) => user === anna.id)?.figures).toMatchObject({ sick: 1 });
});

it('[SICK-05] the office enters it, approved and with a reason; another kind makes it a whole day again', async () => {
  const { body } = await sick(DAY, '11:15', 'chef', { user: anna.id, reason: 'Auf Zuruf' });
  expect(body).toMatchObject({ user: anna.id, status: 1, sick_from: '11:15' });
  const change = { user: anna.id, reason: 'Auf Zuruf', day: DAY, project: 20 };
  const changed = await world.put<Entry>('chef', `/timesheet/absence/change/${body.id}`, change);
  expect(changed.body).toMatchObject({ sick_from: null, hours: 8 });
});

it('[SICK-05] asks the rules of the day, and nothing of a day to come', async () => {
  expect(refused(await sick('2026-11-21'))).toEqual([400, 'sick_from_future', 'day']);
  expect(refused(await sick('2026-11-15'))).toEqual([400, 'absence_working_day', 'day']);
  expect(refused(await sick(DAY, '24:00'))).toEqual([400, 'invalid_input', 'from']);
  await store(world, away(DAY, 10, 1, { second_half: false, hours: 4 }));
  expect(refused(await sick())).toEqual([409, 'absence_taken', 'day']);
  await world.sql('delete from entries');
  const both = await Promise.all([sick(), sick(DAY, '12:00')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('[SICK-05] in a closed month it is refused', async () => {
  await world.sql(`insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, closed_by,
      created_at, created_by) values (1, 11, '2026-11-01', 'closed', 1, repeat('0', 64), now(), 13, now(), 13)`);
  expect(refused(await sick())).toEqual([409, 'month_sealed']);
});

it('[SICK-05] readers do not, and nobody while it is off', async () => {
  expect(refused(await sick(DAY, '11:15', 'lena'))).toEqual([403, 'forbidden']);
  await world.setFeatures('alpha', ['calendar']);
  expect(refused(await sick())).toEqual([403, 'feature_off']);
});

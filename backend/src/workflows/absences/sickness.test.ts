import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from absence_requests');
  await world.sql('truncate changes, correction_reads');
  await world.sql(`update users set vacation = 10, vacation_lastyear = 3, vacation_lastyear_entered_in = 2026,
    weeklyhours = 40, working_days = '1111100'`);
  await world.setFeatures('alpha', ['audit', 'office']);
});

const WEEK = { user: 11, reason: 'Attest vom 18.11.', day: '2026-11-16', end: '2026-11-20' };
const sick = (changes: object = {}, who: 'chef' | 'anna' | 'lena' = 'chef') =>
  world.post<Entry[]>(who, '/timesheet/absence/sick', { ...WEEK, ...changes });
const rows = () =>
  world.sql('select day::text, type, status, hours::float8 as hours from entries order by day, type');
const account = async () => {
  const { body } = await world.get<Record<string, number>>('anna', '/user/current');
  return [body.openVacation, body.usedVacation, body.plannedVacation, body.usedVacationLastYear];
};

describe('Krank im Urlaub', () => {
  it('[LED-16] cancels the vacation, approves sickness on the same days, and the account has them back', async () => {
    await store(world, ...['17', '18', '19', '23'].map((d) => away(`2026-11-${d}`)));
    expect(await account()).toEqual([9, 3, 1, 0]);
    const { status, body } = await sick();
    expect([status, body.map(({ day, project, status }) => [day, project, status])]).toEqual([
      200,
      ['17', '18', '19'].map((d) => [`2026-11-${d}`, 20, 1]),
    ]);
    expect(await rows()).toEqual([
      ...['17', '18', '19'].flatMap((d) => [
        { day: `2026-11-${d}`, type: 10, status: 3, hours: 8 },
        { day: `2026-11-${d}`, type: 20, status: 1, hours: 8 },
      ]),
      { day: '2026-11-23', type: 10, status: 1, hours: 8 },
    ]);
    expect(await account()).toEqual([12, 0, 1, 0]);
  });

  it('[LED-16] gives last year’s vacation back, too, and no overtime reduction', async () => {
    await store(world, away('2026-11-17', 70), away('2026-11-18', 30), away('2026-11-19', 60));
    expect((await account())[3]).toBe(1);
    expect((await sick()).body.map(({ day }) => day)).toEqual(['2026-11-17']);
    expect(await rows()).toMatchObject([
      { type: 20, status: 1 },
      { type: 70, status: 3 },
      { type: 30, status: 1 },
      { type: 60, status: 1 },
    ]);
    expect((await account())[3]).toBe(0);
  });

  it('[LED-16] [LED-17] half a day stays half a day', async () => {
    await world.setFeatures('alpha', ['audit', 'office', 'halfdays']);
    await store(world, away('2026-11-17', 10, 1, { second_half: false, hours: 4 }));
    expect((await account())[0]).toBe(12.5);
    expect((await sick()).body).toMatchObject([{ half: 'first', hours: 4, portion: 0.5, project: 20 }]);
    expect((await account())[0]).toBe(13);
    // The other half can still be worked, and taken off.
    const other = { day: '2026-11-17', project: 10, half: 'second' };
    expect((await world.post('anna', '/timesheet/absence', other)).status).toBe(200);
  });

  it('[LED-16] with contracts and a calendar the sick day has the hours of its day', async () => {
    await switchOn(world, 1, ['calendar', 'contracts'], '2026-11-01');
    const minutes = '{360,480,480,480,300,0,0}';
    await world.sql('update contracts set minutes = $1, weeklyhours = 35 where user_id = 11', [minutes]);
    await store(world, away('2026-11-16'), away('2026-11-20'));
    expect((await sick()).body.map(({ hours }) => hours)).toEqual([6, 5]);
    await world.sql(
      `update contracts set minutes = '{480,480,480,480,480,0,0}', weeklyhours = 40 where user_id = 11`,
    );
  });

  it('[LED-16] [OFC-04] the log has both, with the reason', async () => {
    await store(world, away('2026-11-17'));
    await world.sql('truncate changes');
    await sick();
    const log = await world.sql(
      `select actor_id, person_id, op, reason from changes where table_name = 'entries' order by id`,
    );
    const of = { actor_id: 13, person_id: 11, reason: WEEK.reason };
    expect(log).toEqual([
      { ...of, op: 'U' },
      { ...of, op: 'I' },
    ]);
  });
});

describe('is refused', () => {
  it.each([
    ['where there is no approved vacation', {}, [409, 'sick_no_vacation', 'day'], away('2026-11-17', 10, 0)],
    ['a second time', {}, [409, 'sick_no_vacation', 'day'], away('2026-11-17', 20, 1)],
    ['from behind', { end: '2026-11-15' }, [400, 'absence_reversed', 'end'], away('2026-11-16')],
    ['without a reason', { reason: '' }, [400, 'correction_reason', 'reason'], away('2026-11-16')],
    ['without a person', { user: undefined }, [400, 'fields_missing', 'user'], away('2026-11-16')],
    ['of another company', { user: 21 }, [404, 'not_found'], away('2026-11-16')],
    ['in a closed month', { day: '2026-10-26' }, [409, 'absence_cancel_past', 'day'], away('2026-10-26')],
  ])('[LED-16] %s', async (_, changes, expected, before) => {
    await store(world, before);
    const known = await rows();
    expect(refused(await sick(changes))).toEqual(expected);
    expect(await rows()).toEqual(known);
  });

  it('[LED-16] any month is the admin’s choice', async () => {
    await store(world, away('2026-10-26'));
    expect((await sick({ day: '2026-10-26', any_month: true })).status).toBe(200);
  });

  it('[LED-16] [OFC-01] for whoever is no admin, and where it is off', async () => {
    await store(world, away('2026-11-17'));
    expect(refused(await sick({}, 'anna'))).toEqual([403, 'forbidden']);
    expect(refused(await sick({}, 'lena'))).toEqual([403, 'forbidden']);
    await world.setFeatures('alpha', ['audit']);
    expect(refused(await sick())).toEqual([403, 'feature_off']);
  });
});

describe('at the same moment', () => {
  it('[LED-16] of several one gives the days back', async () => {
    await store(world, away('2026-11-17'), away('2026-11-18'));
    const answers = await Promise.all(Array.from({ length: 6 }, () => sick()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await rows()).toHaveLength(4);
  });

  it('[LED-16] sickness and the deletion by the person end in one of the two orders', async () => {
    const [id] = await store(world, away('2026-11-24'), away('2026-11-25'));
    const [turned, deleted] = await Promise.all([
      sick({ end: '2026-11-25' }),
      world.delete('anna', `/timesheet/booking/${id}`),
    ]);
    expect(turned.status).toBe(200);
    const left = (await rows())
      .filter(({ day }) => day === '2026-11-24')
      .map(({ type, status }) => [type, status]);
    expect(left).toEqual(
      deleted.status === 200
        ? []
        : [
            [10, 3],
            [20, 1],
          ],
    );
  });
});

describe('Krank im Urlaub with cases of sickness', () => {
  const noted = () =>
    world.sql(
      'select first_day::text as first, last_day::text as last, certificate, requested_on::text from sick_cases',
    );
  beforeEach(async () => {
    await world.sql('delete from sick_cases');
    await world.setFeatures('alpha', ['audit', 'office', 'kinds']);
    await store(world, away('2026-11-17'), away('2026-11-18'));
  });

  it('[SICK-06] gives the days back with a certificate alone, there or promised, and writes both or nothing', async () => {
    for (const certificate of [undefined, null, 'missing', 'not_needed'])
      expect(refused(await sick({ certificate }))).toEqual([409, 'sick_not_certified', 'certificate']);
    expect(await rows()).toMatchObject([
      { type: 10, status: 1 },
      { type: 10, status: 1 },
    ]);
    expect(await noted()).toEqual([]);
    expect(await account()).toEqual([11, 2, 0, 0]);
    expect((await sick({ certificate: 'requested' })).status).toBe(200);
    expect(await account()).toEqual([13, 0, 0, 0]);
    const days = { first: '2026-11-17', last: '2026-11-18' };
    expect(await noted()).toEqual([{ ...days, certificate: 'requested', requested_on: '2026-11-20' }]);
  });

  it('[SICK-06] goes on from the sickness before, and keeps what was noted of it', async () => {
    await store(world, away('2026-11-16', 20));
    await world.sql(`insert into sick_cases (company_id, user_id, first_day, last_day, certificate, changed_at, changed_by)
      values (1, 11, '2026-11-16', '2026-11-16', 'paper', now(), 13)`);
    await sick({ certificate: 'requested' });
    expect(await noted()).toMatchObject([{ first: '2026-11-16', certificate: 'paper' }]);
  });

  it('[SICK-06] in a closed month nothing is given back and nothing is noted', async () => {
    await world.sql(`insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, closed_by, created_at, created_by)
      values (1, 11, '2026-11-01', 'closed', 1, repeat('0', 64), now(), 13, now(), 13)`);
    await world.setFeatures('alpha', ['audit', 'office', 'kinds', 'closing']);
    expect((await sick({ certificate: 'paper' })).status).toBe(409);
    expect(await noted()).toEqual([]);
    await world.sql('delete from month_closings');
    expect(await account()).toEqual([11, 2, 0, 0]);
  });
});

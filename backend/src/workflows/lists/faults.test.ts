import type { FaultyDayOfPerson, MissingDay, Overview } from '@stundenbuch/domain/records/timesheet/contract';
import { isWeekday } from '@stundenbuch/domain/time/day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, booking, store, work } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
  await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences']);
});
afterAll(() => world?.close());

const NOVEMBER = ['02', '03', '04', '05', '06', '09', '10', '11', '12', '13', '16', '17', '18', '19'].map(
  (d) => `2026-11-${d}`,
);
const faults = async (list: string, who: Person = 'anna') =>
  (await world.get<FaultyDayOfPerson[]>(who, `/timesheet/${list}`)).body;

describe('missing days', () => {
  const missing = async (who: Person = 'anna') => {
    const { body } = await world.get<MissingDay[]>(who, '/timesheet/missingbookings');
    return body.filter(({ working_day }) => working_day === 'true').map(({ day }) => day);
  };

  it('[API-09] [DASH-13] [AMB-51] are those of this month up to yesterday without an entry', async () => {
    const worked = NOVEMBER.filter((day) => !['2026-11-16', '2026-11-17'].includes(day));
    await store(
      world,
      ...worked.map((day) => work(day)),
      away('2026-11-16', 20, 0),
      away('2026-11-17', 10, 2),
    );
    expect(await missing()).toEqual(['2026-11-17']);
    const all = (await world.get<MissingDay[]>('anna', '/timesheet/missingbookings')).body;
    expect(all).toContainEqual({ day: '2026-11-14', working_day: 'false' });
    expect(all).not.toContainEqual(expect.objectContaining({ day: '2026-11-20' }));
    await world.sql('update entries set status = 1 where status = 2');
    expect(await missing()).toEqual([]);
  });

  it('[API-09] [AMB-51] begin with the first day of work, and are none on the 1st', async () => {
    await world.sql(`update users set worker_since = '2026-11-18' where id = 11`);
    expect(await missing()).toEqual(['2026-11-18', '2026-11-19']);
    await world.sql('update users set worker_since = null where id = 11');
    expect(await missing()).toEqual(NOVEMBER);
    world.setClock('2026-12-01T09:00:00Z');
    expect(await missing()).toEqual([]);
    world.setClock('2026-11-30T23:30:00Z');
    expect(await missing()).toEqual([]);
  });

  it('[API-09] [AMB-51] begin with the day of creation where no day of entry was given', async () => {
    world.setClock('2026-11-18T23:30:00Z');
    await world.sql(`insert into jobs (id, company_id, job_title) values (20001, 1, 'Zimmerei')`);
    const worker = {
      first_name: 'Nora',
      name: 'Neu',
      job: 20_001,
      email: 'nora@beispiel.example',
      working_days: '1111100',
    };
    const { body } = await world.post<{ id: number }>('chef', '/user', worker);
    await world.sql(
      'update users set created_at = (select created_at from users where id = $1) where id = 11',
      [body.id],
    );
    await world.sql('update users set worker_since = null where id = 11');
    world.setClock('2026-11-23T09:00:00Z');
    expect(await missing()).toEqual(['2026-11-19', '2026-11-20']);
    expect((await world.get<{ first_day: string }>('anna', '/user/current')).body.first_day).toBe(
      '2026-11-19',
    );
    await world.sql('update users set created_at = null where id = 11');
    await world.sql('delete from users where id = $1', [body.id]);
  });

  it('[API-09] [AMB-51] depend on bookings where no working time is recorded, and are empty without both', async () => {
    await store(world, booking('2026-11-18'), work('2026-11-19'));
    await world.setFlags('alpha', ['projectbooking']);
    expect(await missing()).toContain('2026-11-19');
    expect(await missing()).not.toContain('2026-11-18');
    await world.setFlags('alpha', ['absences']);
    expect((await world.get('anna', '/timesheet/missingbookings')).body).toEqual([]);
  });

  it('[API-09] [DASH-12] are the caller’s own, for an admin too', async () => {
    await store(world, ...NOVEMBER.map((day) => work(day, 8, { user_id: 13 })));
    expect(await missing('chef')).toEqual([]);
    expect(await missing()).toEqual(NOVEMBER);
  });
});

describe('wrong days', () => {
  it('[API-24] [DASH-05] [DASH-14] [AMB-52] have project hours that differ from working hours', async () => {
    await store(
      world,
      work('2026-11-16', 8.25),
      booking('2026-11-16', 8),
      work('2026-11-17', 8.25),
      booking('2026-11-17', 4),
      booking('2026-11-17', 4.25),
      booking('2026-11-18', 2),
      work('2026-11-19', 8),
      work('2026-11-14', 4),
      work('2026-11-20', 8),
      work('2026-10-30', 8),
    );
    expect(await faults('wrong-bookings')).toEqual([
      { day: '2026-11-19', zeitbuchungen: 8, projektbuchungen: 0 },
      { day: '2026-11-18', zeitbuchungen: 0, projektbuchungen: 2 },
      { day: '2026-11-16', zeitbuchungen: 8.25, projektbuchungen: 8 },
    ]);
  });

  it('[API-24] [SET-57] with a clock differ from a quarter of an hour on', async () => {
    await store(world, work('2026-11-19', 8.2), booking('2026-11-19', 8), work('2026-11-18', 8.25));
    await store(world, booking('2026-11-18', 8));
    const listed = async () => (await faults('wrong-bookings')).map(({ day }) => day);
    expect(await listed()).toEqual(['2026-11-19', '2026-11-18']);
    await world.setFeatures('alpha', ['clock']);
    expect(await listed()).toEqual(['2026-11-18']);
    await world.setFeatures('alpha', []);
  });

  it('[API-24] need both modules', async () => {
    await store(world, work('2026-11-19', 8));
    await world.setFlags('alpha', ['timebooking']);
    expect(await faults('wrong-bookings')).toEqual([]);
  });

  it('[API-22] [DASH-11] are listed with names for the caller’s company only', async () => {
    await store(
      world,
      work('2026-11-19', 8),
      work('2026-11-19', 7, { user_id: 12 }),
      work('2026-11-19', 6, { user_id: 21, company_id: 2 }),
    );
    const rows = await faults('company/wrong-bookings', 'chef');
    expect(rows.map(({ first_name, name, zeitbuchungen }) => [first_name, name, zeitbuchungen])).toEqual([
      ['Anna', 'Muster', 8],
      ['Bert', 'Muster', 7],
    ]);
    expect(await faults('company/wrong-bookings', 'lena')).toEqual(rows);
    expect(refused(await world.get('anna', '/timesheet/company/wrong-bookings'))).toEqual([403, 'forbidden']);
  });
});

describe('multiple days', () => {
  it('[API-21] [API-20] [AMB-32] [AMB-52] have working time and absence, up to the end of the month', async () => {
    await store(
      world,
      work('2026-11-17'),
      away('2026-11-17', 10, 0),
      work('2026-11-18'),
      away('2026-11-18', 10, 2),
      booking('2026-11-19'),
      work('2026-11-19'),
      work('2026-11-27'),
      away('2026-11-27', 20, 1),
      work('2026-12-01'),
      away('2026-12-01', 20, 1),
    );
    const own = await faults('multiple-bookings');
    expect(own.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-17']);
    expect(own[0]).toEqual({ day: '2026-11-27', zeitbuchungen: 8, projektbuchungen: 0 });
    expect(
      (await faults('company/multiple-bookings', 'chef')).map(({ day, first_name }) => [day, first_name]),
    ).toEqual([
      ['2026-11-27', 'Anna'],
      ['2026-11-17', 'Anna'],
    ]);
  });
});

describe('wrong working times', () => {
  it('[API-23] [AMB-52] are on an absence or a Sunday, or do not add up', async () => {
    await store(
      world,
      work('2026-11-15'),
      work('2026-11-16', 8, { break_hours: 0.5 }),
      work('2026-11-17'),
      away('2026-11-17', 10, 1),
      work('2026-11-18'),
      work('2026-11-19', 8, { user_id: 21, company_id: 2, break_hours: 1 }),
      work('2026-10-30', 8, { break_hours: 1 }),
    );
    const days = (await faults('company/wrong-timebookings', 'chef')).map(({ day }) => day);
    expect(days).toEqual(['2026-11-17', '2026-11-16', '2026-11-15']);
    expect(refused(await world.get('bert', '/timesheet/company/wrong-timebookings'))).toEqual([
      403,
      'forbidden',
    ]);
  });
});

describe('a reader', () => {
  it.each([
    'missingbookings',
    'multiple-bookings',
    'wrong-bookings',
    'current',
    'current/47',
    'all/47',
    'workingtime',
  ])('[AMB-53] [API-21] has no own %s', async (call) => {
    expect(refused(await world.get('lena', `/timesheet/${call}`))).toEqual([403, 'forbidden']);
  });
});

describe('GET /timesheet/overview', () => {
  const overview = async (who: Person = 'anna') =>
    (await world.get<Overview>(who, '/timesheet/overview')).body;

  it('[DASH-05] [DASH-06] counts faults of last month that can no longer be corrected, for an admin everyone’s', async () => {
    const october = Array.from({ length: 31 }, (_, i) => `2026-10-${String(i + 1).padStart(2, '0')}`);
    const missing = ['2026-10-29', '2026-10-30'];
    const worked = october.filter((day) => isWeekday(day) && !missing.includes(day));
    await store(world, ...worked.map((day) => work(day)), ...worked.map((day) => booking(day)));
    await store(world, booking('2026-10-30'), work('2026-10-15', 8, { user_id: 12 }));
    expect((await overview()).closed).toEqual({ month: '2026-10-01', missing: 2, faults: 1 });
    expect((await overview('chef')).closed).toMatchObject({ month: '2026-10-01', faults: 2 });
  });

  it('[DASH-05] [DASH-06] counts a day that lacks its working time once, where the company has features', async () => {
    await store(
      world,
      booking('2026-10-29'),
      booking('2026-10-30'),
      booking('2026-10-30', 4, { user_id: 12 }),
    );
    await world.setFeatures('alpha', ['audit']);
    const faultsOf = async (who: Person) => (await overview(who)).closed.faults;
    expect([await faultsOf('anna'), await faultsOf('chef')]).toEqual([0, 3]);
    await world.setFeatures('alpha', []);
    expect([await faultsOf('anna'), await faultsOf('chef')]).toEqual([2, 3]);
  });

  it('shows whether the company has started', async () => {
    expect((await overview('chef')).company).toEqual({ people: true, projects: true, entries: false });
    await store(world, work('2026-11-18'));
    expect((await overview('chef')).company.entries).toBe(true);
    expect((await overview('olga')).company).toMatchObject({ entries: false });
    expect(refused(await world.get('lena', '/timesheet/overview'))).toEqual([403, 'forbidden']);
  });
});

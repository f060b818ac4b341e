import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
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
});
afterAll(() => world?.close());

const list = async (path: string, who: Person = 'anna') =>
  (await world.get<Entry[]>(who, `/timesheet/${path}`)).body;
const days = async (path: string, who: Person = 'anna') => (await list(path, who)).map(({ day }) => day);
const colleague = { user_id: 12 };
const foreign = { user_id: 21, company_id: 2, project_id: 1003 };

describe('weeks', () => {
  it('[API-05] [API-07] list the caller’s project bookings, Monday to Saturday', async () => {
    await store(
      world,
      booking('2026-11-15'),
      booking('2026-11-16'),
      booking('2026-11-21'),
      booking('2026-11-22'),
      booking('2026-11-23'),
      booking('2026-11-17', 8, colleague),
      booking('2026-11-17', 8, foreign),
      work('2026-11-18'),
      away('2026-11-19'),
    );
    expect(await days('current')).toEqual(['2026-11-21', '2026-11-16']);
    expect(await list('current/47')).toEqual(await list('current'));
    expect(await days('current/48')).toEqual(['2026-11-23']);
    expect(await days('current/47', 'otto')).toEqual(['2026-11-17']);
  });

  it('[API-10] list the caller’s entries of all kinds', async () => {
    await store(
      world,
      booking('2026-11-16'),
      work('2026-11-17'),
      away('2026-11-18', 20, 0),
      away('2026-11-19', 10, 3),
    );
    expect((await list('all/47')).map(({ day, project, status }) => [day, project, status])).toEqual([
      ['2026-11-19', 10, 3],
      ['2026-11-18', 20, 0],
      ['2026-11-17', 50, null],
      ['2026-11-16', 1001, null],
    ]);
  });

  it.each(['0', '54', '99', '100', '-1', 'x', '1.5', '%20', '1e1'])(
    '[API-07] [AMB-82] 2026 has no week %s',
    async (cw) => {
      for (const call of ['current', 'all']) {
        expect(refused(await world.get('anna', `/timesheet/${call}/${cw}`))).toEqual([
          400,
          'week_unknown',
          'calendarWeek',
        ]);
      }
    },
  );

  it.each([
    ['2026-12-31T12:00:00Z', 53, '2026-12-31'],
    ['2026-12-31T23:00:00Z', 0, '2027-01-01'],
    ['2027-01-04T12:00:00Z', 1, '2027-01-04'],
    ['2025-12-30T12:00:00Z', 53, '2025-12-30'],
    ['2026-01-02T12:00:00Z', 1, '2026-01-02'],
    ['2028-02-29T12:00:00Z', 9, '2028-02-29'],
    ['2026-03-29T12:00:00Z', 13, '2026-03-28'],
    ['2026-10-25T12:00:00Z', 43, '2026-10-24'],
  ])('[BOOK-03] [AMB-82] at %s this week is %i and has the %s', async (now, cw, day) => {
    world.setClock(now);
    await store(world, booking(day));
    expect(await days('current')).toEqual([day]);
    expect(await days(`current/${cw}`)).toEqual([day]);
    expect(await days(`all/${cw}`)).toEqual([day]);
  });
});

describe('days', () => {
  it('[API-11] [TIME-03] return the caller’s working time, or null', async () => {
    await store(
      world,
      work('2026-11-19'),
      booking('2026-11-19'),
      away('2026-11-19', 10, 3),
      work('2026-11-18', 8, colleague),
    );
    const read = (day: string) => world.get<Entry | null>('anna', `/timesheet/workingtime/day/${day}`);
    expect((await read('2026-11-19')).body).toMatchObject({
      day: '2026-11-19',
      project: 50,
      start_time: '08:00',
    });
    expect(await read('2026-11-18')).toMatchObject({ status: 200, body: null });
  });

  it('[API-35] list the caller’s project bookings', async () => {
    await store(
      world,
      booking('2026-11-19', 2),
      booking('2026-11-19', 3),
      work('2026-11-19'),
      booking('2026-11-19', 1, colleague),
    );
    expect((await list('booking/day/2026-11-19')).map(({ hours }) => hours)).toEqual([3, 2]);
  });

  it.each(['2026-02-29', '2026-13-01', 'heute', '2026-11-19T00:00:00Z', '20261119', '0'])(
    '[API-11] [API-35] %s is no day',
    async (day) => {
      expect(refused(await world.get('anna', `/timesheet/workingtime/day/${day}`))).toEqual([
        400,
        'invalid_input',
        'date',
      ]);
      expect(refused(await world.get('anna', `/timesheet/booking/day/${day}`))).toEqual([
        400,
        'invalid_input',
        'date',
      ]);
    },
  );
});

describe('lists', () => {
  it('[API-08] [TIME-01] show the caller’s working times, the newest first', async () => {
    await store(
      world,
      work('2026-11-17'),
      work('2025-03-03'),
      work('2026-11-19'),
      booking('2026-11-19'),
      work('2026-11-18', 8, colleague),
    );
    expect(await days('workingtime')).toEqual(['2026-11-19', '2026-11-17', '2025-03-03']);
  });

  it('[API-06] show the caller’s absences in every state, without working time', async () => {
    await store(
      world,
      ...[0, 1, 2, 3].map((status) => away(`2026-11-0${2 + status}`, 10 + status * 10, status)),
      work('2026-11-19'),
    );
    expect((await list('absences')).map(({ status }) => status)).toEqual([3, 2, 1, 0]);
    expect((await list('absences')).map(({ project_name }) => project_name)).toEqual([
      'Feiertag',
      'Überstunden',
      'Krankheit',
      'Urlaub',
    ]);
  });

  it('[API-08] are paged, with the total number', async () => {
    await store(
      world,
      ...Array.from({ length: 12 }, (_, i) => work(`2026-11-${String(i + 1).padStart(2, '0')}`)),
    );
    const page = async (query: string) => {
      const { body, headers } = await world.get<Entry[]>('anna', `/timesheet/workingtime?${query}`);
      return [body.map(({ day }) => Number(day.slice(8))), headers.get('x-total-count')];
    };
    expect(await page('page=1&size=5')).toEqual([[12, 11, 10, 9, 8], '12']);
    expect(await page('page=3&size=5')).toEqual([[2, 1], '12']);
    expect(await page('page=9&size=5')).toEqual([[], '12']);
    expect(await page('size=2')).toEqual([[12, 11], '12']);
    expect(await page('page=1&size=3&sort=day')).toEqual([[1, 2, 3], '12']);
    expect(await page('page=1&size=3&from=2026-11-04&to=2026-11-05')).toEqual([[5, 4], '2']);
    expect(await page('page=1&search=07.11')).toEqual([[7], '1']);
    expect((await world.get('anna', '/timesheet/workingtime')).headers.get('x-total-count')).toBeNull();
  });

  it('[API-07] can be searched by what the screen shows, ignoring case and taking signs literally', async () => {
    await store(world, booking('2026-11-16'), booking('2026-11-17', 4, { project_id: 1002 }));
    await world.sql(`update entries set booking_text = '100% fertig_Ärger' where project_id = 1002`);
    const found = async (search: string) =>
      (await list(`current?search=${encodeURIComponent(search)}`)).length;
    expect(
      await Promise.all(['ÄRGER', '100%', 'G_ä', 'dach nord', '100001', '%', '_', 'x%r', "'"].map(found)),
    ).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0]);
  });

  it('[TIME-23] [AMB-54] show the target of a day on one row: the working time, else the absence with the target', async () => {
    await store(
      world,
      away('2026-11-16', 30, 1, { user_id: 11, ...{ target: 8 } } as object),
      work('2026-11-17', 4),
      away('2026-11-17', 80, 0, { ...{ target: 8 } } as object),
      away('2026-11-18', 30, 2, { ...{ target: 8 } } as object),
      away('2026-11-19', 10, 1),
    );
    const rows = (await list('all/47?sort=day')).map(({ project, target, actual }) => [
      project,
      target,
      actual,
    ]);
    expect(rows).toEqual([
      [30, 8, 0],
      [80, 0, 0],
      [50, 8, 4],
      [30, null, null],
      [10, null, null],
    ]);
  });
});

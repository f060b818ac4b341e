import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, booking, store, work } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  for (const [user_id, hours] of [
    [11, 6],
    [12, 7],
  ] as const)
    await store(
      world,
      work('2026-11-09', 8, { user_id }),
      booking('2026-11-09', hours, { user_id }),
      work('2026-11-10', 8, { user_id }),
      booking('2026-11-10', hours - 1, { user_id }),
      work('2026-11-11', 8, { user_id, hours: hours + 0.5 }),
      away('2026-11-11', 10, 1, { user_id }),
      work('2026-11-12', 8, { user_id }),
      away('2026-11-12', 20, 0, { user_id }),
    );
  await world.sql(`update users set worker_since = '2026-11-11' where id in (11, 12)`);
});
afterAll(() => world?.close());

interface Row {
  day: string;
  name?: string;
  first_name?: string;
  zeitbuchungen?: number;
}

const own = ['missingbookings', 'multiple-bookings', 'wrong-bookings', 'doubtful-bookings'];
const company = [
  'company/multiple-bookings',
  'company/wrong-bookings',
  'company/wrong-timebookings',
  'company/doubtful-bookings',
];
const lists = [
  ...own.map((path) => ['anna', path, 'day'] as const),
  ...company.map((path) => ['chef', path, 'name'] as const),
];
const read = (who: Person, path: string, query = '') => world.get<Row[]>(who, `/timesheet/${path}${query}`);

describe.each(lists)('%s: /timesheet/%s', (who, path, sort) => {
  it('returns everything without a page, otherwise a page and the total', async () => {
    const { body: all, headers } = await read(who, path);
    expect(all.length).toBeGreaterThan(1);
    expect(headers.get('x-total-count')).toBeNull();
    for (const page of [1, 2, 3]) {
      const answer = await read(who, path, `?page=${page}&size=1`);
      expect(answer.body).toEqual(all.slice(page - 1, page));
      expect(answer.headers.get('x-total-count')).toBe(String(all.length));
    }
  });

  it('is sorted by its own keys only', async () => {
    const { body: all } = await read(who, path);
    const valuesOf = (rows: Row[]) => rows.map((row) => (sort === 'day' ? row.day : row.first_name));
    const sorted = valuesOf(all).toSorted();
    expect(valuesOf((await read(who, path, `?sort=${sort}`)).body)).toEqual(sorted);
    expect(valuesOf((await read(who, path, `?sort=-${sort}`)).body)).toEqual(sorted.toReversed());
    expect(refused(await read(who, path, '?sort=password_hash'))[0]).toBe(400);
    expect(refused(await read(who, path, '?page=0'))[0]).toBe(400);
  });

  it('is filtered by a period and by what the screen shows', async () => {
    const { body: all } = await read(who, path);
    const [first] = all.toSorted((a, b) => a.day.localeCompare(b.day)) as [Row];
    const { day } = first;
    const ofDay = all.filter((row) => row.day === day);
    expect((await read(who, path, `?from=${day}&to=${day}`)).body).toEqual(ofDay);
    const german = day.split('-').toReversed().join('.');
    expect((await read(who, path, `?search=${german}`)).body).toEqual(ofDay);
    expect((await read(who, path, '?search=nichts davon')).body).toEqual([]);
  });
});

it('hours are sorted as numbers and found as displayed', async () => {
  const hours = ({ body }: { body: Row[] }) => body.map(({ zeitbuchungen }) => zeitbuchungen);
  const list = 'company/multiple-bookings';
  expect(hours(await read('chef', list, '?sort=zeitbuchungen'))).toEqual([6.5, 7.5, 8, 8]);
  expect(hours(await read('chef', list, '?search=7,50'))).toEqual([7.5]);
});

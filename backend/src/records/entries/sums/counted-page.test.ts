import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World } from '../../../../test/world.ts';

/** Forty people: on most days everyone has entries, on some only a few, on some nobody. */
let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into users (id, company_id, email, first_name, name, vacation_lastyear_entered_in)
    select 1000 + n, 1, 'p' || n || '@beispiel.example', 'Person ' || n % 7, 'Nummer ' || n % 11, 2020
    from generate_series(1, 40) n`);
  const people = `from generate_series(date '2026-10-26', date '2026-11-19', '1 day') d(day), generate_series(1, 40) n
    where (extract(isodow from d.day) < 6 or n < 3) and extract(isodow from d.day) < 7`;
  await world.sql(`insert into entries (company_id, user_id, day, type, hours, target, start_minute, end_minute,
      break_hours, created_at)
    select 1, 1000 + n, d.day, 50, 8, 8, 420, 930, 0.5, '2026-01-01' ${people} and n % 9 <> 0`);
  await world.sql(`insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
    select 1, 1000 + n, d.day, 1001, 4, 'Dach gedeckt', '2026-01-01' ${people} and n % 9 <> 0`);
  await world.sql(`insert into entries (company_id, user_id, day, type, hours, target, status, created_at)
    select 1, 1000 + n, d.day, case when n % 2 = 0 then 10 else 30 end, 8, 8,
      (n + extract(day from d.day)::int) % 4, '2026-01-01' ${people} and n % 9 = 0`);
  // One day on which everyone is away, one with one person away, and an old open request.
  await world.sql(`insert into entries (company_id, user_id, day, type, hours, status, created_at)
    select 1, 1000 + n, '2026-12-24', 20, 8, n % 2, '2026-01-01' from generate_series(1, 40) n`);
  await world.sql(`insert into entries (company_id, user_id, day, type, hours, status, created_at) values
    (1, 1001, '2026-12-28', 20, 8, 0, '2026-01-01'), (1, 1001, '2026-03-02', 20, 8, 0, '2026-01-01'),
    (2, 21, '2026-11-19', 20, 8, 0, '2026-01-01')`);
  await world.sql('analyze');
});
afterAll(() => world.close());

const lists = [
  '/timesheet/timebooking/company/2026-10-01/2026-11-19',
  '/timesheet/timebooking/company/2026-11-18/2026-11-18',
  '/timesheet/bookings/company/2026-10-28/2026-12-31',
  '/timesheet/pending-absences',
  '/timesheet/pending-absences?status=open',
  '/timesheet/pending-absences?status=processed',
];

describe.each(lists)('%s', (path) => {
  const at = (page: number, size: number) =>
    `${path}${path.includes('?') ? '&' : '?'}page=${page}&size=${size}`;

  it.each([1, 7, 20, 1000])('is the same in pages of %i as in one', async (size) => {
    const { body: whole } = await world.get<{ id: number }[]>('chef', path);
    expect(whole.length).toBeGreaterThan(20);
    const last = Math.ceil(whole.length / size);
    const pages = size === 1 ? [1, 2, 33, last - 1, last] : Array.from({ length: last }, (_, i) => i + 1);
    for (const page of pages) {
      const { body, headers } = await world.get<{ id: number }[]>('chef', at(page, size));
      expect(body).toEqual(whole.slice((page - 1) * size, page * size));
      expect(headers.get('x-total-count')).toBe(String(whole.length));
    }
    const { body, headers } = await world.get('chef', at(last + 1, size));
    expect([body, headers.get('x-total-count')]).toEqual([[], String(whole.length)]);
  });

  it('returns the total also when searched or sorted', async () => {
    const { body: whole } = await world.get<{ name: string }[]>('chef', path);
    const total = async (query: string) =>
      (await world.get('chef', `${at(1, 5)}&${query}`)).headers.get('x-total-count');
    const found = whole.filter(({ name }) => /Nummer 3/i.test(name)).length;
    expect(await total('search=nummer 3')).toBe(String(found));
    expect(await total('sort=-day')).toBe(String(whole.length));
  });
});

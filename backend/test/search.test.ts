import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { away, booking, store, work } from './entries.ts';
import type { Person } from './people.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into categories (id, company_id, name) values (1, 1, 'Anhänger')`);
  await world.sql(`insert into jobs (id, company_id, job_title) values (1, 1, 'Polier'), (2, 1, 'Maurer')`);
  await world.sql(`insert into hourly_rates (company_id, job_id, project_id, hourly_rate)
    values (1, 1, 1001, 82.5), (1, 2, 1001, 60)`);
  await world.sql(`insert into inventory_items (company_id, name, quantity, tuv_date, category_id)
    values (1, 'Kipper', 37, '2027-04-30', 1), (1, 'Bagger', 2, '2028-01-31', 1)`);
  await world.sql(`update users set active = false where id = 12`);
  await store(
    world,
    work('2026-11-17', 7.75, { start_minute: 495, end_minute: 990, break_hours: 0.5 }),
    work('2026-11-18', 8, { start_minute: 420, end_minute: 900 }),
    booking('2026-11-17', 1234.25 % 24),
    booking('2026-11-18', 2.5, { user_id: 12 }),
    away('2026-11-19', 30, 0),
    away('2026-12-01', 10, 1, { hours: 4.25 }),
  );
});
afterAll(() => world?.close());

const ofCompany = '2026-11-01/2026-12-31';

/** What only one row of the screen shows. */
const shown: [Person, path: string, ...words: string[]][] = [
  ['anna', '/timesheet/workingtime', '7,75', '08:15', '16:30', '0,50', 'Di', '17.11.2026'],
  ['anna', '/timesheet/absences', 'Beantragt', 'genehmigt', '4,25', 'Überst', 'Do, 19.11.'],
  ['anna', '/timesheet/user/11', '08:15', 'Beantragt', '4,25'],
  ['anna', '/timesheet/vacations-and-timebookings/2026', '08:15', 'Genehmigt', '7,75'],
  ['chef', `/timesheet/timebooking/company/${ofCompany}`, '08:15', '16:30', '7,75', '0,50'],
  ['chef', `/timesheet/bookings/company/${ofCompany}`, '2,50', '10,25', '18.11.2026'],
  ['chef', `/timesheet/projectsum/company/${ofCompany}`, '12,75', 'Dach'],
  ['chef', '/timesheet/project/1001', '2,50', 'Bert Muster', '18.11.2026'],
  ['chef', '/timesheet/pending-absences', 'Beantragt', 'Genehmigt', '4,25', 'Do, 19.11.'],
  ['chef', '/timesheet/vacations/2026', 'Beantragt', 'Überstunden', '01.12.2026'],
  ['chef', '/project', 'In Bearbeitung', 'Abgeschlossen', '12,75'],
  ['chef', '/project/hourlyrate/1001', '82,50', 'Maurer'],
  ['chef', '/inventory', '37', '30.04.2027'],
  ['chef', '/user', 'Leser', 'inaktiv', 'P11'],
];
const searches = shown.flatMap(([who, path, ...words]) => words.map((word) => [who, path, word] as const));

describe('a search finds what the screen shows', () => {
  it.each(searches)('%s %s: %s', async (who, path, word) => {
    const { status, body } = await world.get<object[]>(who, `${path}?search=${encodeURIComponent(word)}`);
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    const page = await world.get<object[]>(who, `${path}?page=1&size=5&search=${encodeURIComponent(word)}`);
    expect([page.body, page.headers.get('x-total-count')]).toEqual([body, '1']);
  });

  it('and nothing that the list does not show', async () => {
    for (const path of ['/timesheet/workingtime', '/timesheet/absences'])
      expect((await world.get('anna', `${path}?search=Muster`)).body).toEqual([]);
  });
});

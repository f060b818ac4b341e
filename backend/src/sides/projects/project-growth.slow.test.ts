import type { ProjectEmployees } from '@stundenbuch/domain/sides/projects/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { growthOf } from '../../../test/growth.ts';
import { World } from '../../../test/world.ts';

/** Project 1001 has one booking of each person, 1002 thirty thousand of the same people. */
let world: World;
beforeAll(async () => {
  world = await World.start();
  const text = 'Dachlatten auf der Nordseite ersetzt, Konterlattung geprüft und Ziegel angeliefert';
  await world.sql(`insert into users (id, company_id, email, first_name, name, vacation_lastyear_entered_in)
    select 1000 + n, 1, 'p' || n || '@beispiel.example', 'Person', 'Nummer ' || n, 2020 from generate_series(1, 60) n`);
  await world.sql(
    `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
    select 1, u.id, date '2024-01-01' + n % 1000, p, 0.25 * (1 + n % 30), $1, '2026-01-01'
    from generate_series(1, 30000) n
    cross join lateral (values (1001), (1002)) as projects (p)
    join (select id, row_number() over (order by id) as i from users where company_id = 1) u on u.i = 1 + n % 64
    where p = 1002 or n <= 64`,
    [text],
  );
  await world.sql('vacuum analyze');
});
afterAll(() => world.close());

/** So much longer may a call take where there are many bookings. */
const MOST = 1.3;

const calls = (id: number) => [
  `/project/id/${id}`,
  `/project/hourlyrate/${id}?page=1&size=5`,
  `/project/employees/${id}`,
  `/timesheet/project/${id}?page=1&size=10`,
  `/timesheet/project/${id}?page=1&size=10&sort=day`,
  // The last page of both, and one in the middle of the large one.
  `/timesheet/project/${id}?page=${id === 1001 ? 1 : 3000}&size=10`,
  `/timesheet/project/${id}?page=${id === 1001 ? 1 : 1500}&size=10`,
  `/timesheet/project/${id}?page=${id === 1001 ? 1 : 1500}&size=10&sort=day`,
];

it.each(calls(1001).map((few, i) => [few, calls(1002)[i] as string]))(
  '[PROJ-22] [PROJ-21] [PROJ-19] %s costs the same when the project has 30 000 bookings',
  async (few, many) => {
    const ask = (path: string) => () => world.get('anna', path);
    expect(await growthOf(ask(few), ask(many), MOST)).toBeLessThanOrEqual(MOST);
    const { body } = await world.get('anna', many);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(12_000);
  },
);

it('[PROJ-22] shows every booking once, from whichever end a page is read', async () => {
  const page = async (number: number, sort: string) => {
    const path = `/timesheet/project/1002?page=${number}&size=997&sort=${sort}`;
    return (await world.get<{ id: number }[]>('anna', path)).body.map(({ id }) => id);
  };
  const numbers = Array.from({ length: 31 }, (_, i) => i + 1);
  const newest: number[] = [];
  for (const number of numbers) newest.push(...(await page(number, '-day')));
  const stored = await world.sql<{ id: number }>(
    'select id from entries where project_id = 1002 order by day desc, id desc',
  );
  expect(newest).toEqual(stored.map(({ id }) => id));
  expect(await page(1, 'day')).toEqual(newest.slice(-997).reverse());
  expect(await page(31, 'day')).toEqual(newest.slice(0, 90).reverse());
  expect(await page(32, '-day')).toEqual([]);
});

it('[PROJ-22] returns the number of bookings and their sum', async () => {
  const { headers, body } = await world.get<object[]>('anna', '/timesheet/project/1002?page=3000&size=10');
  expect([headers.get('x-total-count'), body.length]).toEqual(['30000', 10]);
  const [counted] = await world.sql(
    'select sum(hours)::float8 as hours from entries where project_id = 1002',
  );
  expect((await world.get('anna', '/project/id/1002')).body).toMatchObject({ sum_hours: counted?.hours });
});

it('[PROJ-21] sums the people for whom the chart has no room', async () => {
  const { body } = await world.get<ProjectEmployees>('anna', '/project/employees/1002');
  expect([body.employees.length, body.others.count]).toEqual([20, 44]);
  const [counted] = await world.sql(
    'select sum(hours)::float8 as hours from entries where project_id = 1002',
  );
  const shown = body.employees.reduce((sum, { hours }) => sum + hours, 0);
  expect(shown + body.others.hours).toBe(counted?.hours);
});

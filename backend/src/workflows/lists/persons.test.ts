import type { Entry, ProjectSum } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { away, booking, store, work } from '../../../test/entries.ts';
import { PEOPLE, PROJECTS } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const { anna, bert, otto } = PEOPLE;
const NOVEMBER = '2026-11-01/2026-11-30';
let world: World;

beforeAll(async () => {
  world = await World.start();
  await store(
    world,
    work('2025-12-31', 8),
    work('2026-11-02', 8),
    booking('2026-11-02', 3),
    booking('2026-11-03', 4.5),
    booking('2026-11-03', 2, { project_id: PROJECTS.closed }),
    away('2026-11-04', 20, 2),
    work('2026-11-05', 7, { user_id: bert.id }),
    booking('2026-11-02', 6, { company_id: 2, user_id: otto.id, project_id: PROJECTS.foreign }),
  );
});
afterAll(() => world?.close());

const days = (rows: Entry[]) => rows.map(({ day, project }) => `${day.slice(5)} ${project}`);

it('[API-13] [AMB-12] [AMB-93] lists all entries of a person, or those of a period, for that person, admins and readers', async () => {
  const all = ['11-04 20', '11-03 1002', '11-03 1001', '11-02 1001', '11-02 50', '12-31 50'];
  for (const reads of ['anna', 'chef', 'lena'] as const) {
    const { body } = await world.get<Entry[]>(reads, `/timesheet/user/${anna.id}`);
    expect(days(body)).toEqual(all);
    const november = await world.get<Entry[]>(reads, `/timesheet/user/${anna.id}/${NOVEMBER}`);
    expect(days(november.body)).toEqual(all.slice(0, 5));
  }
});

it('[API-14] [PROJ-25] adds up the hours of a person per project', async () => {
  const sums = async (path: string) => (await world.get<ProjectSum[]>('chef', path)).body;
  const roof = { internal_id: '100001', project_name: 'Dach Nord', hours: 7.5 };
  const closed = { internal_id: '100002', project_name: 'Altbau', hours: 2 };
  expect(await sums(`/timesheet/projectsum/user/${anna.id}`)).toEqual([closed, roof]);
  expect(await sums(`/timesheet/projectsum/user/${anna.id}/2026-11-02/2026-11-02`)).toEqual([
    { ...roof, hours: 3 },
  ]);
  expect(await sums(`/timesheet/projectsum/user/${bert.id}`)).toEqual([]);
});

it.each(['/timesheet/user', '/timesheet/projectsum/user'])(
  '[API-13, API-14] %s: a colleague gets 403 for everyone else, an admin 404 for other companies',
  async (call) => {
    for (const person of [bert.id, otto.id, 999]) {
      const colleague = await world.get('anna', `${call}/${person}`);
      expect([colleague.status, colleague.body]).toMatchObject([403, { code: 'forbidden' }]);
    }
    for (const person of [otto.id, 999, 0, 'x']) {
      for (const tail of ['', `/${NOVEMBER}`]) {
        expect((await world.get('chef', `${call}/${person}${tail}`)).status).toBe(404);
      }
    }
    expect((await world.get('chef', `${call}/${anna.id}/2026-11-30/2026-11-01`)).body).toMatchObject({
      code: 'period_reversed',
    });
    expect((await world.get('chef', `${call}/${anna.id}/2026-11-31/2026-12-01`)).status).toBe(400);
  },
);

it('[API-19] lists the own working times and absences of a year, and refuses readers', async () => {
  const { body } = await world.get<Entry[]>('anna', '/timesheet/vacations-and-timebookings/2026');
  expect(days(body)).toEqual(['11-04 20', '11-02 50']);
  expect((await world.get('lena', '/timesheet/vacations-and-timebookings/2026')).status).toBe(403);
  expect((await world.get('anna', '/timesheet/vacations-and-timebookings/26')).status).toBe(400);
});

it('[API-13] [API-14] needs the flag for project sums only', async () => {
  await world.setFlags('alpha', []);
  expect((await world.get('anna', `/timesheet/user/${anna.id}`)).status).toBe(200);
  expect((await world.get('anna', `/timesheet/projectsum/user/${anna.id}`)).body).toMatchObject({
    code: 'module_off',
  });
});

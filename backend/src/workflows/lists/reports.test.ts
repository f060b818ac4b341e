import type { Entry, ProjectSum, TimeSum } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { joinsTeam, ledTeam } from '../../../test/led-team.ts';
import { PEOPLE, PROJECTS } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;

beforeAll(async () => {
  world = await World.start();
  const { anna, bert, otto } = PEOPLE;
  await book(anna.id, 1, '2026-11-02', PROJECTS.roof, 3.25);
  await book(anna.id, 1, '2026-11-02', PROJECTS.roof, 0.25);
  await book(bert.id, 1, '2026-11-03', PROJECTS.closed, 8);
  await book(bert.id, 1, '2026-12-01', PROJECTS.roof, 1);
  await book(otto.id, 2, '2026-11-02', PROJECTS.foreign, 7);
  await work(anna.id, 1, '2026-11-02', 8.25);
  await work(bert.id, 1, '2026-11-03', 7.5);
  await work(otto.id, 2, '2026-11-02', 9);
  // Overtime reduction on a worked day: the target is on the working time.
  await absence(anna.id, 1, '2026-11-02', 30, 1);
  await absence(anna.id, 1, '2026-11-04', 80, 0);
  await absence(bert.id, 1, '2026-11-05', 30, 2);
  await absence(bert.id, 1, '2026-11-06', 10, 0);
  await absence(bert.id, 1, '2026-11-09', 20, 3);
});
afterAll(() => world?.close());

function book(user: number, company: number, day: string, project: number, hours: number) {
  return world.sql(
    `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
     values ($1, $2, $3, $4, $5, 'Dachlatten', '2026-11-01')`,
    [company, user, day, project, hours],
  );
}

function work(user: number, company: number, day: string, hours: number) {
  return world.sql(
    `insert into entries (company_id, user_id, day, type, hours, target, start_minute, end_minute, break_hours, created_at)
     values ($1, $2, $3, 50, $4, 7.7, 480, 1020, 0.75, '2026-11-01')`,
    [company, user, day, hours],
  );
}

function absence(user: number, company: number, day: string, type: number, status: number) {
  return world.sql(
    `insert into entries (company_id, user_id, day, type, hours, target, status, created_at)
     values ($1, $2, $3, $4, 8, 7.7, $5, '2026-11-01')`,
    [company, user, day, type, status],
  );
}

const NOVEMBER = '2026-11-01/2026-11-30';
const reports = ['projectsum', 'timebooking', 'timesum', 'bookings'];

describe('hours per project of the company', () => {
  const sums = async (period: string) =>
    (await world.get<ProjectSum[]>('chef', `/timesheet/projectsum/company/${period}`)).body;

  it('[API-15] [REP-06] sums the bookings of a period, both days included', async () => {
    expect(await sums(NOVEMBER)).toEqual([
      { internal_id: '100002', project_name: 'Altbau', hours: 8 },
      { internal_id: '100001', project_name: 'Dach Nord', hours: 3.5 },
    ]);
    expect(await sums('2026-11-03/2026-12-01')).toEqual([
      { internal_id: '100002', project_name: 'Altbau', hours: 8 },
      { internal_id: '100001', project_name: 'Dach Nord', hours: 1 },
    ]);
    expect(await sums('2026-11-04/2026-11-30')).toEqual([]);
  });
});

describe('time bookings of the company', () => {
  const times = async (period: string, query = '') =>
    (await world.get<Entry[]>('lena', `/timesheet/timebooking/company/${period}${query}`)).body;

  it('[API-16] [REP-07] lists entries with a target, each day once, with target and actual', async () => {
    const rows = await times(NOVEMBER);
    expect(
      rows.map(({ day, first_name, project, status, target, actual }) => [
        day,
        first_name,
        project,
        status,
        target,
        actual,
      ]),
    ).toEqual([
      ['2026-11-04', 'Anna', 80, 0, 7.7, 0],
      ['2026-11-03', 'Bert', 50, null, 7.7, 7.5],
      ['2026-11-02', 'Anna', 50, null, 7.7, 8.25],
      ['2026-11-02', 'Anna', 30, 1, 0, 0],
    ]);
    expect(rows[1]).toMatchObject({
      name: 'Muster',
      personnelNumber: 'P12',
      email: 'bert@beispiel.example',
      start_time: '08:00',
      end_time: '17:00',
      break: 0.75,
      hours: 7.5,
      project_name: 'Arbeit',
    });
  });

  it('[API-16] pages, sorts and searches', async () => {
    const { body, headers } = await world.get<Entry[]>(
      'chef',
      `/timesheet/timebooking/company/${NOVEMBER}?page=2&size=3`,
    );
    expect([body.length, headers.get('x-total-count')]).toEqual([1, '4']);
    const days = async (query: string) => (await times(NOVEMBER, query)).map(({ day }) => day.slice(8));
    expect(await days('?sort=day')).toEqual(['02', '02', '03', '04']);
    expect(await days('?sort=-target')).toEqual(['02', '03', '04', '02']);
    expect(await days('?sort=actual')).toEqual(['02', '04', '03', '02']);
    expect(await days('?search=bert')).toEqual(['03']);
    expect(await days('?search=Schlecht')).toEqual(['04']);
  });

  it('[API-16] sums the listed hours', async () => {
    const { body } = await world.get<TimeSum>('chef', `/timesheet/timesum/company/${NOVEMBER}`);
    expect(body).toEqual({ target: 23.1, actual: 15.75 });
    const empty = await world.get<TimeSum>('chef', '/timesheet/timesum/company/2025-01-01/2025-12-31');
    expect(empty.body).toEqual({ target: 0, actual: 0 });
  });
});

it('[API-36] [AMB-56] lists project bookings and counting absences, and no working time', async () => {
  const { body } = await world.get<Entry[]>('chef', `/timesheet/bookings/company/${NOVEMBER}?sort=day`);
  expect(
    body.map(({ day, project, internal_id, status, hours }) => [day, project, internal_id, status, hours]),
  ).toEqual([
    ['2026-11-02', 1001, '100001', null, 3.25],
    ['2026-11-02', 1001, '100001', null, 0.25],
    ['2026-11-02', 30, null, 1, 8],
    ['2026-11-03', 1002, '100002', null, 8],
    ['2026-11-04', 80, null, 0, 8],
    ['2026-11-06', 10, null, 0, 8],
  ]);
});

describe('a report', () => {
  it.each(reports)('[API-15] [API-16] [API-36] %s is for admins and readers', async (report) => {
    const path = `/timesheet/${report}/company/${NOVEMBER}`;
    expect(refused(await world.get(null, path))).toEqual([401, 'unauthenticated']);
    expect(refused(await world.get('anna', path))).toEqual([403, 'forbidden']);
    expect((await world.get('lena', path)).status).toBe(200);
  });

  it('[API-15] [API-16] [API-36] needs projectbooking for project sums, and no flag otherwise', async () => {
    await world.setFlags('alpha', []);
    try {
      const answered = await Promise.all(
        reports.map(
          async (report) => (await world.get('chef', `/timesheet/${report}/company/${NOVEMBER}`)).status,
        ),
      );
      expect(answered).toEqual([403, 200, 200, 200]);
    } finally {
      await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences']);
    }
  });

  it('[AMB-63] covers the caller’s company only', async () => {
    const ofBeta = await Promise.all(
      reports.map(
        async (report) => (await world.get('olga', `/timesheet/${report}/company/${NOVEMBER}`)).body,
      ),
    );
    expect(ofBeta).toEqual([
      [{ internal_id: '100001', project_name: 'Fremdes', hours: 7 }],
      [expect.objectContaining({ first_name: 'Otto', actual: 9 })],
      { target: 7.7, actual: 9 },
      [expect.objectContaining({ first_name: 'Otto', hours: 7 })],
    ]);
  });

  it.each(reports)('[AMB-12] %s refuses a period that is none', async (report) => {
    const asked = async (period: string) =>
      refused(await world.get('chef', `/timesheet/${report}/company/${period}`));
    expect(await asked('2026-11-31/2026-12-01')).toEqual([400, 'invalid_input', 'from']);
    expect(await asked('2026-11-01/30.11.2026')).toEqual([400, 'invalid_input', 'to']);
    expect(await asked('2026-12-01/2026-11-30')).toEqual([400, 'period_reversed', 'to']);
  });
});

describe('of a team', () => {
  const times = async (query: string, path = 'timebooking') =>
    world.get<Entry[] & TimeSum>('chef', `/timesheet/${path}/company/${NOVEMBER}${query}`);
  const days = async (query: string) => (await times(query)).body.map(({ user, day }) => `${user} ${day}`);

  it('[TEAM-14] are the hours and their sum of who belongs to it on the day, paged or not', async () => {
    await world.setFeatures('alpha', ['teams']);
    await ledTeam(world, ['hours']);
    await world.sql(`update team_members set valid_from = '2026-11-03'`);
    await joinsTeam(world, 'bert', { team: 2 });
    expect(await days('?team=2')).toEqual(['12 2026-11-03']);
    // Anna's second of November is before her team.
    expect(await days('?team=1&page=1&size=10')).toEqual(['11 2026-11-04']);
    expect((await times('?team=2', 'timesum')).body).toEqual({ target: 7.7, actual: 7.5 });
    expect((await days('')).length).toBeGreaterThan(2);
    expect(await days('?team=77')).toEqual([]);
    expect(refused(await times('?team=x'))).toEqual([400, 'invalid_input', 'team']);
    await world.setFeatures('alpha', []);
    expect(await days('?team=2')).toEqual(await days(''));
  });
});

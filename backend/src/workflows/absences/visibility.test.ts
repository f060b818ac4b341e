import { ABSENCE_TYPES } from '@stundenbuch/domain/records/entries/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const { anna, bert } = PEOPLE;
const AWAY = Object.fromEntries(ABSENCE_TYPES.map((type) => [type, 'away']));
const NOTHING = Object.fromEntries(ABSENCE_TYPES.map((type) => [type, 'nothing']));

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T11:00:00Z');
  await world.setFlags('alpha', ['absences', 'vacationcalendar', 'timebooking', 'projectbooking']);
  await world.sql(`insert into jobs (id, company_id, job_title) values (901, 1, 'Zimmerei')`);
});
afterAll(() => world?.close());
beforeEach(async () => {
  for (const table of [
    'entries',
    'absence_requests',
    'team_members',
    'team_leads',
    'teams',
    'company_settings',
  ])
    await world.sql(`delete from ${table}`);
  await world.sql('update users set job_id = null, active = true');
  await world.setFeatures('alpha', ['visibility']);
});

const set = async (matrix: object) =>
  world.put('chef', '/company/settings/visibility', { value: { matrix } });
async function absence(day: string, type: number, { status = 1, who = 'anna' as Person, half = '' } = {}) {
  const { id, company } = PEOPLE[who];
  const [row] = await world.sql<{ id: number }>(
    `insert into entries (company_id, user_id, day, type, hours, target, status, first_half, second_half, created_at)
     values ($1, $2, $3, $4, 8, $5, $6, $7, $8, now()) returning id`,
    [company, id, day, type, [30, 80].includes(type) ? 8 : null, status, half !== 'second', half !== 'first'],
  );
  return Number(row?.id);
}
const calendar = async (who: Person, query = '') =>
  (await world.get<object[]>(who, `/timesheet/vacations/2026${query}`)).body;

describe('the calendar', () => {
  it('[VIS-01] [AMB-80] is as before while nothing is set', async () => {
    for (const [n, type] of ABSENCE_TYPES.entries())
      await absence(`2026-12-${10 + n}`, type, { status: n % 2 });
    const asked = ['anna', 'bert', 'lena', 'chef'] as const;
    const read = () => Promise.all(asked.map((who) => calendar(who)));
    const on = await read();
    await world.setFeatures('alpha', ['halfdays']);
    expect(await read()).toEqual(on);
    expect(on.map(({ length }) => length)).toEqual([9, 7, 9, 9]);
  });

  it('[VIS-02] [SET-39] under „abwesend“ every type has the same bytes, order and count, asked or approved', async () => {
    await set({ colleague: AWAY });
    const read = async (type: number, status: number) => {
      await world.sql('delete from entries');
      await absence('2026-12-14', type, { status });
      await absence('2026-12-15', 10, { status: 1 - status });
      await absence('2026-12-16', type, { status, half: 'second' });
      const answers = [];
      for (const query of [
        '',
        '?sort=project&size=9',
        '?sort=-status&size=9',
        '?search=abwesend&size=9',
        '?search=Urlaub&size=9',
        '?search=Beantragt&size=9',
        '?page=2&size=1',
      ]) {
        const { body, headers } = await world.get('bert', `/timesheet/vacations/2026${query}`);
        answers.push(JSON.stringify(body), headers.get('x-total-count'));
      }
      return answers;
    };
    const asVacation = await read(10, 1);
    expect(JSON.parse(asVacation[0] ?? '')).toEqual([
      {
        day: '2026-12-14',
        project: 100,
        status: 1,
        name: 'Muster',
        first_name: 'Anna',
        user: anna.id,
        half: null,
      },
      {
        day: '2026-12-15',
        project: 100,
        status: 1,
        name: 'Muster',
        first_name: 'Anna',
        user: anna.id,
        half: null,
      },
      {
        day: '2026-12-16',
        project: 100,
        status: 1,
        name: 'Muster',
        first_name: 'Anna',
        user: anna.id,
        half: 'second',
      },
    ]);
    expect(asVacation.slice(8, 12)).toEqual(['[]', '0', '[]', '0']);
    for (const type of ABSENCE_TYPES)
      for (const status of [0, 1]) expect(await read(type, status), `${type} ${status}`).toEqual(asVacation);
  });

  it('[SET-39] declined and cancelled ones are nothing, the own ones and those of another company as ever', async () => {
    await set({ colleague: AWAY });
    await absence('2026-12-14', 20, { status: 2 });
    await absence('2026-12-15', 10, { status: 3 });
    await absence('2026-12-16', 20, { who: 'bert', status: 0 });
    await absence('2026-12-16', 20, { who: 'otto' });
    expect(await calendar('bert')).toMatchObject([{ day: '2026-12-16', project: 20, status: 0 }]);
    expect(await calendar('chef')).toMatchObject([{ project: 20, status: 0, user: bert.id }]);
    expect(await calendar('otto')).toMatchObject([{ project: 20 }]);
  });

  it('[VIS-01] [SET-39] shows more to who works at the same place or is the substitute, in the next call', async () => {
    expect((await set({ colleague: NOTHING, job: { 10: 'type' }, substitute: AWAY })).status).toBe(400);
    expect(
      (await set({ colleague: { ...NOTHING, 10: 'away' }, job: { 10: 'type', 30: 'away' } })).status,
    ).toBe(200);
    await absence('2026-12-14', 10, { status: 0 });
    await absence('2026-12-15', 30);
    await absence('2026-12-16', 20);
    expect(await calendar('bert')).toMatchObject([{ day: '2026-12-14', project: 100, status: 1 }]);
    await world.sql('update users set job_id = 901 where id = any($1)', [[anna.id, bert.id]]);
    expect(await calendar('bert')).toMatchObject([
      { day: '2026-12-14', project: 10, status: 0 },
      { day: '2026-12-15', project: 100, status: 1 },
    ]);
    await world.sql('update users set job_id = null where id = $1', [bert.id]);
    await set({ colleague: NOTHING, substitute: { 10: 'type' } });
    expect(await calendar('bert')).toEqual([]);
    await world.sql(
      `insert into absence_requests (id, company_id, user_id, substitute_id, created_at, created_by) values (77, 1, $1, $2, now(), $1)`,
      [anna.id, bert.id],
    );
    await world.sql(`update entries set request_id = 77 where day = '2026-12-14'`);
    expect(await calendar('bert')).toMatchObject([{ day: '2026-12-14', project: 10, status: 0 }]);
    expect((await world.get('bert', '/timesheet/vacations/2026?size=1')).headers.get('x-total-count')).toBe(
      '1',
    );
  });

  it('[SET-38] a matrix that betrays sickness is refused, and stays as it was', async () => {
    await set({ colleague: { 10: 'away' } });
    for (const type of [20, 90])
      expect(refused(await set({ colleague: { [type]: 'away' } }))).toEqual([
        400,
        'matrix_betrays',
        'matrix',
      ]);
    await absence('2026-12-14', 10);
    expect(await calendar('bert')).toMatchObject([{ project: 100 }]);
    expect(
      refused(await world.put('anna', '/company/settings/visibility', { value: { matrix: {} } })),
    ).toEqual([403, 'forbidden']);
  });
});

describe('a lead', () => {
  beforeEach(async () => {
    await world.setFeatures('alpha', ['visibility', 'teams']);
    await world.sql(
      `insert into teams (id, company_id, name, created_at, created_by) values (1, 1, 'Dach', now(), 13)`,
    );
    await world.sql(
      `insert into team_members (company_id, team_id, user_id, valid_from, ends_on, home, created_at, created_by)
        values (1, 1, 11, '2026-01-01', '2026-12-15', true, now(), 13)`,
    );
    await world.sql(
      `insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
        values (1, 1, 12, '2026-01-01', '{absences}', now(), 13)`,
    );
  });

  it('[SET-37] [TEAM-04] without the right reads all of led people alike, on the days on which they are led', async () => {
    const read = async (type: number) => {
      await world.sql('delete from entries');
      await absence('2026-12-14', type, { status: 0 });
      return JSON.stringify(await calendar('bert', '?sort=project&size=9'));
    };
    const asVacation = await read(10);
    expect(asVacation).toContain('"project":100,"status":1');
    for (const type of ABSENCE_TYPES) expect(await read(type)).toBe(asVacation);
    await absence('2026-12-15', 10);
    await absence('2026-12-16', 10);
    await absence('2026-12-17', 20);
    expect(await calendar('bert')).toMatchObject([{ project: 100 }, { project: 100 }, { project: 10 }]);
    await world.setFeatures('alpha', ['teams']);
    expect(await calendar('bert')).toMatchObject([{ project: 100 }, { project: 100 }, { project: 10 }]);
  });

  it('[SET-37] with it reads each as what it is, and a former one what colleagues read', async () => {
    await absence('2026-12-14', 20, { status: 0 });
    await world.sql(`update team_leads set rights = '{absences,sick}'`);
    expect(await calendar('bert')).toMatchObject([{ project: 20, status: 0 }]);
    await world.sql(`update team_leads set ends_on = '2026-11-19'`);
    expect(await calendar('bert')).toEqual([]);
  });

  it('[SET-39] reads a note with the right to see sickness only, the person and an admin always', async () => {
    await world.setFeatures('alpha', ['visibility', 'teams', 'halfdays']);
    const note = 'Hochzeit';
    await world.post('anna', '/timesheet/absence', { day: '2026-12-14', project: 10, hours: 8, note });
    const notes = async (who: Person) =>
      (await world.get<{ note?: string }[]>(who, '/timesheet/pending-absences')).body.map((row) => row.note);
    expect(await notes('bert')).toEqual([undefined]);
    expect(await notes('chef')).toEqual([note]);
    expect((await world.get('anna', '/timesheet/absences')).body).toMatchObject([{ note }]);
    await world.sql(`update team_leads set rights = '{absences,sick}'`);
    expect(await notes('bert')).toEqual([note]);
  });
});

describe('a reader', () => {
  const lists = (user = anna.id) => [
    '/timesheet/vacations/2026',
    `/timesheet/user/${user}`,
    `/timesheet/user/${user}/2026-11-01/2026-11-30`,
    '/timesheet/bookings/company/2026-11-01/2026-11-30',
    '/timesheet/timebooking/company/2026-11-01/2026-11-30',
    '/timesheet/timesum/company/2026-11-01/2026-11-30',
    '/timesheet/company/multiple-bookings',
  ];
  const read = async (...queries: string[]) => {
    const answers: string[] = [];
    for (const path of lists())
      for (const query of queries) {
        const { status, body, headers } = await world.get('lena', `${path}${query}`);
        answers.push(`${path}${query} ${status} ${JSON.stringify(body)} ${headers.get('x-total-count')}`);
      }
    return answers;
  };
  const work = () =>
    world.sql(
      `insert into entries (company_id, user_id, day, type, hours, target, start_minute, end_minute, break_hours, created_at)
        values (1, 11, '2026-11-11', 50, 8, 8, 480, 960, 0, now())`,
    );

  it('[VIS-02] [SET-39] reads the same of every type under „abwesend“ in each list, order, search and count', async () => {
    await set({ reader: AWAY });
    await work();
    const of = async (type: number, status: number) => {
      await world.sql('delete from entries where type <> 50');
      await absence('2026-11-10', type, { status });
      await absence('2026-11-11', type, { status, half: 'first' });
      return read(
        '',
        '?size=9',
        '?sort=project_name&size=9',
        '?sort=-hours&size=9',
        '?search=Urlaub&size=9',
        '?search=8,00&size=9',
      );
    };
    const asVacation = await of(10, 1);
    const person = (await world.get<object[]>('lena', `/timesheet/user/${anna.id}?sort=day`)).body;
    expect(person).toMatchObject([
      {
        id: -1,
        project: 100,
        project_name: 'Abwesend',
        hours: 0,
        target: null,
        status: 1,
        request: null,
        half: null,
      },
      { id: -2, project: 100, half: 'first', portion: 0.5 },
      { project: 50, hours: 8, target: 4 },
    ]);
    for (const type of ABSENCE_TYPES)
      for (const status of [0, 1]) {
        const asked = await of(type, status);
        // The office’s own bookkeeping of half a day: the working time keeps half of its target, but of time off in lieu.
        if (![30, 80].includes(type)) expect(asked, `${type} ${status}`).toEqual(asVacation);
      }
  });

  it('[VIS-02] is not told of what is not shown, in no list and no single entry', async () => {
    const id = await absence('2026-11-10', 20);
    await work();
    await absence('2026-11-11', 20);
    const own = (await world.sql<{ id: number }>(`select id::int from entries where type = 50`))[0]?.id;
    expect((await world.get('lena', `/timesheet/booking/${id}`)).body).toMatchObject({ project: 20 });
    expect((await world.get('lena', '/timesheet/company/multiple-bookings')).body).toHaveLength(1);
    await set({ reader: NOTHING });
    const answers = (await read('', '?size=9')).join();
    expect(answers).not.toMatch(/"project":(20|100)/);
    expect((await world.get('lena', '/timesheet/company/multiple-bookings')).body).toEqual([]);
    expect(refused(await world.get('lena', `/timesheet/booking/${id}`))).toEqual([404, 'not_found']);
    expect((await world.get('lena', `/timesheet/booking/${own}`)).body).toMatchObject({ project: 50 });
    await set({ reader: AWAY });
    expect(refused(await world.get('lena', `/timesheet/booking/${id}`))).toEqual([404, 'not_found']);
    expect((await world.get('chef', `/timesheet/booking/${id}`)).body).toMatchObject({ project: 20 });
  });
});

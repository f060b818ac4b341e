import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { SUMS } from '../../../../drill/tools/ledger.mjs';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

interface Sums {
  sum_hours: number;
  sum_hours_current_year: number;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setFlags('alpha', ['projectbooking', 'timebooking']);
  await world.sql('delete from entries');
});

const book = async (who: 'anna' | 'bert', hours: number, project = 1001, day = '2026-11-19') =>
  (
    await world.post<{ id: number }>(who, '/timesheet/booking', {
      day,
      project,
      hours,
      booking_text: 'Dach gedeckt',
    })
  ).body.id;
const sums = async (project = 1001) => {
  const { body } = await world.get<Sums>('anna', `/project/id/${project}`);
  return [body.sum_hours, body.sum_hours_current_year];
};

describe('the sums of a project', () => {
  it('[PROJ-19] follow every booking that is created, changed, moved or deleted', async () => {
    const id = await book('anna', 2.25);
    await book('bert', 7.5);
    expect(await sums()).toEqual([9.75, 9.75]);
    await world.put('anna', `/timesheet/booking/${id}`, {
      day: '2026-11-19',
      project: 1001,
      hours: 4,
      booking_text: 'Dach gedeckt',
    });
    expect(await sums()).toEqual([11.5, 11.5]);
    await world.delete('anna', `/timesheet/booking/${id}`);
    expect(await sums()).toEqual([7.5, 7.5]);
    await world.sql('update entries set project_id = 1002, hours = 5');
    expect([await sums(), await sums(1002)]).toEqual([
      [0, 0],
      [5, 5],
    ]);
  });

  it('[PROJ-13] distinguish this year from others, and project hours from working time', async () => {
    await world.sql(`insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at) values
      (1, 11, '2025-12-31', 1001, 3, 'Silvester', '2025-12-31'), (1, 11, '2026-01-01', 1001, 0.25, 'Neujahr', '2026-01-01')`);
    await world.post('anna', '/timesheet/workingtime', {
      day: '2026-11-19',
      hours: 8,
      start_time: '08:00',
      end_time: '17:00',
      break: 1,
    });
    expect(await sums()).toEqual([3.25, 0.25]);
  });

  it('agree with the bookings after many concurrent changes', async () => {
    await Promise.all(
      Array.from({ length: 24 }, (_, i) => book(i % 2 ? 'anna' : 'bert', 0.25 * (1 + (i % 3)))),
    );
    await world.sql(`update entries set hours = hours + 1, day = day - 365 where id % 3 = 0`);
    await world.sql(`update entries set project_id = 1002 where id % 4 = 0`);
    await world.sql(`delete from entries where id % 5 = 0`);
    const sums = await world.sql<{ what: string; stored: string; actual: string }>(SUMS);
    expect(sums.filter(({ stored, actual }) => stored !== actual)).toEqual([]);
    expect(sums.filter(({ what }) => what.startsWith('project')).length).toBeGreaterThan(8);
  });
});

it('[AMB-63] the sums of one company are invisible to another, even in a direct statement', async () => {
  await book('anna', 2);
  const seenBy = async (company: number) => {
    await world.sql(`begin; set local role stundenbuch_app; set local app.company = '${company}'`);
    const rows = await world.sql(
      `select sum(hours)::float8 as hours from entry_sums where list = 'project' and project_id = 1001
       having sum(hours) > 0`,
    );
    await world.sql('commit');
    return rows;
  };
  expect(await seenBy(1)).toEqual([{ hours: 2 }]);
  expect(await seenBy(2)).toEqual([]);
});

describe('GET /project/employees/{id}', () => {
  it('[PROJ-21] [AMB-40] shows the hours of each employee, highest first, for every role', async () => {
    await book('anna', 2);
    await book('anna', 1, 1001, '2026-11-18');
    await book('bert', 7.5);
    await book('bert', 1, 1001, '2026-11-18').then((id) => world.delete('bert', `/timesheet/booking/${id}`));
    for (const who of ['anna', 'chef', 'lena'] as const)
      expect((await world.get(who, '/project/employees/1001')).body).toEqual({
        employees: [
          { user: 12, first_name: 'Bert', name: 'Muster', hours: 7.5 },
          { user: 11, first_name: 'Anna', name: 'Muster', hours: 3 },
        ],
        others: { count: 0, hours: 0 },
      });
    expect(refused(await world.get('anna', '/project/employees/1003'))).toEqual([404, 'not_found']);
  });

  it('[PROJ-21] omits people without remaining bookings', async () => {
    const id = await book('anna', 2);
    await world.delete('anna', `/timesheet/booking/${id}`);
    expect((await world.get('anna', '/project/employees/1001')).body).toEqual({
      employees: [],
      others: { count: 0, hours: 0 },
    });
  });
});

describe('GET /timesheet/project/{id}', () => {
  it('[API-12] [PROJ-22] shows everyone’s bookings, the newest first', async () => {
    await book('anna', 2, 1001, '2026-11-18');
    await book('bert', 7.5);
    const { body } = await world.get<object[]>('lena', '/timesheet/project/1001');
    expect(body).toMatchObject([
      { first_name: 'Bert', name: 'Muster', email: 'bert@beispiel.example', day: '2026-11-19', hours: 7.5 },
      { first_name: 'Anna', name: 'Muster', booking_text: 'Dach gedeckt', day: '2026-11-18', hours: 2 },
    ]);
  });

  it('[PROJ-22] pages, searches, sorts and filters by days', async () => {
    await book('anna', 2, 1001, '2026-11-18');
    await book('bert', 7.5);
    await book('bert', 1, 1001, '2026-11-17');
    const ask = async (query: string) => {
      const { body, headers } = await world.get<{ hours: number }[]>(
        'anna',
        `/timesheet/project/1001?${query}`,
      );
      return [body.map(({ hours }) => hours), headers.get('x-total-count')];
    };
    expect(await ask('page=1&size=2')).toEqual([[7.5, 2], '3']);
    expect(await ask('page=2&size=2')).toEqual([[1], '3']);
    expect(await ask('size=9&sort=-day')).toEqual([[7.5, 2, 1], '3']);
    expect(await ask('size=9&sort=hours')).toEqual([[1, 2, 7.5], '3']);
    expect(await ask('size=9&search=anna')).toEqual([[2], '1']);
    expect(await ask('size=9&search=17.11.2026')).toEqual([[1], '1']);
    expect(await ask('size=9&from=2026-11-18&to=2026-11-18')).toEqual([[2], '1']);
  });

  it('[API-12] [AMB-40] [AMB-63] needs projectbooking, a session, and a project of the company', async () => {
    expect(refused(await world.get('anna', '/timesheet/project/1003'))).toEqual([404, 'not_found']);
    expect(refused(await world.get('anna', '/timesheet/project/50'))).toEqual([404, 'not_found']);
    expect(refused(await world.get(null, '/timesheet/project/1001'))).toEqual([401, 'unauthenticated']);
    await world.setFlags('alpha', ['projects', 'timebooking']);
    expect(refused(await world.get('chef', '/timesheet/project/1001'))).toEqual([403, 'module_off']);
  });
});

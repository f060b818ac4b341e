import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { sentBy } from '../../../test/sent.ts';
import { World } from '../../../test/world.ts';

let world: World;
let token: string;

const anna = (path: string) => world.call(null, 'GET', path, undefined, { headers: { authorize: token } });
/** As another process would do it, without this one knowing. */
const elsewhere = (statement: string) => world.sql(statement);

beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  await elsewhere(`update users set role = 1, active = true where id = 11`);
  await elsewhere(`update companies set permission = '1111111000' where id = 1`);
  token = await world.newToken('anna');
  // From here on the process has the session cached.
  expect((await anna('/timesheet/workingtime')).status).toBe(200);
});
afterAll(() => world?.close());

const projects: Record<string, number> = { '/timesheet/booking': 1001, '/timesheet/workingtime': 50 };
const times = { start_time: '08:00', end_time: '16:00', break: 0 };

/** A call that reads, one that reads nothing, and one that is refused by its read. */
const calls = [
  '/timesheet/workingtime',
  '/user/reader/isreader',
  '/timesheet/booking/999999',
  '/timesheet/all/99',
];

describe('a caller with a cached session', () => {
  it.each(calls)('is refused immediately when the session ends elsewhere: %s', async (path) => {
    await elsewhere('delete from sessions where user_id = 11');
    expect(refused(await anna(path))).toEqual([401, 'unauthenticated']);
    expect(refused(await anna(path))).toEqual([401, 'unauthenticated']);
  });

  it.each(calls)('is refused immediately when no longer active: %s', async (path) => {
    await elsewhere('update users set active = false where id = 11');
    expect(refused(await anna(path))).toEqual([401, 'unauthenticated']);
  });

  it.each(['/timesheet/workingtime', '/timesheet/workingtime?sort=nonsense'])(
    'is refused immediately when the module is switched off: %s',
    async (path) => {
      await elsewhere(`update companies set permission = '0000000000' where id = 1`);
      expect(refused(await anna(path))).toEqual([403, 'module_off']);
    },
  );

  it('has a new role immediately, with more or fewer rights', async () => {
    expect((await anna('/user')).status).toBe(403);
    await elsewhere('update users set role = 2 where id = 11');
    expect((await anna('/user')).status).toBe(200);
    expect((await anna('/user/admin/isadmin')).body).toBe(true);
    await elsewhere('update users set role = 4 where id = 11');
    expect((await anna('/user/admin/isadmin')).body).toBe(false);
    expect((await anna('/timesheet/workingtime')).status).toBe(403);
  });

  it('sees what the new role may see, not what the cached one could', async () => {
    await elsewhere(`insert into entries (company_id, user_id, day, type, hours, status, created_at)
      values (1, 12, '2026-06-01', 20, 8, 1, now())`);
    expect((await anna('/timesheet/vacations/2026')).body).toEqual([]);
    await elsewhere('update users set role = 2 where id = 11');
    expect((await anna('/timesheet/vacations/2026')).body).toHaveLength(1);
  });

  it.each([
    ['whose session ended', 'delete from sessions where user_id = 11', 401],
    ['who is a reader now', 'update users set role = 4 where id = 11', 403],
    ['whose module is off', `update companies set permission = '0011111000' where id = 1`, 403],
  ])('writes nothing as someone %s', async (_who, statement, status) => {
    await elsewhere(statement);
    for (const path of ['/timesheet/booking', '/timesheet/workingtime']) {
      const body = {
        day: '2026-11-19',
        hours: 8,
        booking_text: 'Dach gedeckt',
        ...times,
        project: projects[path],
      };
      const headers = { authorize: token };
      expect((await world.call(null, 'POST', path, body, { headers })).status).toBe(status);
    }
    expect(await world.sql('select from entries where user_id = 11')).toEqual([]);
  });

  it('has its session checked in the transaction of what is read', async () => {
    const sent = await sentBy(() => anna('/timesheet/workingtime'));
    expect(sent.map(({ text }) => text)).toEqual([
      'begin read only',
      expect.stringMatching(/set_config.*session_of/s),
      expect.stringContaining('from entries'),
      'commit',
    ]);
  });
});

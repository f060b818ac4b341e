import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, refused } from '../../../test/answers.ts';
import { connect } from '../../../test/database.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';
import { deleteExpiredSessions } from '../../platform/session/expired-sessions.ts';

const anna = 'anna@beispiel.example';

let world: World;
let other: Client;
const hash = quickHash('Alt1234');
beforeAll(async () => {
  world = await World.start();
  other = await connect(world.databaseUrl);
});
beforeEach(async () => {
  await world.sql('delete from sessions where user_id = 11');
  await world.sql('update users set password_hash = $1, active = true where id = 11', [hash]);
});
afterAll(async () => {
  await other?.end();
  await world?.close();
});

/** Another change is in progress, and commits once the call waits for it. */
async function whileChanging(statements: string[], call: () => Promise<Answer>): Promise<Answer> {
  await other.query('begin');
  for (const statement of statements) await other.query(statement);
  const answer = call();
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const early = answer.then(() => 'answered');
  while ((await world.sql(waits)).length === 0) {
    if ((await Promise.race([early, new Promise((next) => setTimeout(next, 20))])) === 'answered') break;
  }
  await other.query('commit');
  return answer;
}

const login = () => world.post(null, '/user/login', { email: anna, password: 'Alt1234' });
const sessions = () => world.sql('select from sessions where user_id = 11');

describe('a login with credentials that were valid a moment ago', () => {
  it.each([
    ['the password changes', [`update users set password_hash = 'new' where id = 11`]],
    ['the account is closed', ['update users set active = false where id = 11']],
  ])('opens no session when meanwhile %s', async (_, statements) => {
    expect(refused(await whileChanging(statements, login))).toEqual([401, 'login_failed']);
    expect(await sessions()).toEqual([]);
  });

  it('opens a session when meanwhile other fields of the person change', async () => {
    const answer = await whileChanging([`update users set name = 'Muster' where id = 11`], login);
    expect(answer.status).toBe(200);
    expect(await sessions()).toHaveLength(1);
  });

  it('leaves no session of the old password, in either order of the two', async () => {
    for (let round = 0; round < 12; round++) {
      await world.sql('delete from sessions where user_id = 11');
      await world.sql('update users set password_hash = $1 where id = 11', [hash]);
      const authorize = await world.newToken('anna');
      const change = world.call(
        null,
        'POST',
        '/user/pwupdate',
        { password: 'Neu1234' },
        { headers: { authorize } },
      );
      const logins = Array.from({ length: 3 }, login);
      expect((await change).status).toBe(200);
      await Promise.all(logins);
      expect(await sessions()).toHaveLength(1);
      await world.sql('delete from login_failures');
    }
  });
});

it('a password change by a session that is just ending changes nothing', async () => {
  const authorize = await world.newToken('anna');
  const change = () =>
    world.call(null, 'POST', '/user/pwupdate', { password: 'Dieb1234' }, { headers: { authorize } });
  const ending = [
    `update users set password_hash = 'of anna' where id = 11`,
    'delete from sessions where user_id = 11',
  ];
  expect(refused(await whileChanging(ending, change))).toEqual([401, 'unauthenticated']);
  expect(await world.sql('select password_hash from users where id = 11')).toEqual([
    { password_hash: 'of anna' },
  ]);
});

it('the newest twenty sessions of a person are valid', async () => {
  await world.sql('update users set password_hash = $1 where id = 11', [quickHash('Alt1234')]);
  const first: string[] = [];
  for (let n = 0; n < 22; n++) {
    world.setClock(new Date(Date.parse('2026-11-20T09:00:00Z') + n * 1000).toISOString());
    first.push((await login()).body as string);
  }
  expect(await sessions()).toHaveLength(20);
  const by = (authorize = '') =>
    world.call(null, 'GET', '/user/current', undefined, { headers: { authorize } });
  expect((await by(first[1])).status).toBe(401);
  expect((await by(first[2])).status).toBe(200);
  expect((await by(first[21])).status).toBe(200);
});

it('expired sessions are deleted at a start, whatever the clock says afterwards', async () => {
  await world.newToken('anna', '2026-11-20T08:59:59Z');
  await world.newToken('anna', '2026-11-20T09:00:01Z');
  await deleteExpiredSessions(world.owner, new Date('2026-11-20T09:00:00Z'));
  expect(await sessions()).toHaveLength(1);
});

import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../test/answers.ts';
import { connect } from '../../test/database.ts';
import { messagesOf } from '../../test/messages.ts';
import { World } from '../../test/world.ts';

const DAY = '2026-11-19';
const bodies = {
  booking: { day: DAY, project: 1001, hours: 0.25, booking_text: 'Dach gedeckt' },
  workingtime: { day: DAY, project: 50, hours: 8, start_time: '08:00', end_time: '16:00', break: 0 },
};
type Kind = keyof typeof bodies;
const kinds = Object.keys(bodies) as Kind[];

let world: World;
let token: string;
/** By the same session each time, so that the process remembers the caller. */
const record = (kind: Kind, changes: object = {}) =>
  world.call<Entry>(
    null,
    'POST',
    `/timesheet/${kind}`,
    { ...bodies[kind], ...changes },
    {
      headers: { authorize: token },
    },
  );
async function counted<T>(work: () => Promise<T>): Promise<{ answer: T; messages: number }> {
  const answers: T[] = [];
  const messages = await messagesOf(async () => {
    answers.push(await work());
  });
  return { answer: answers[0] as T, messages: messages.length };
}
const stored = () => world.sql('select day, hours, target from entries where user_id = 11 order by id');
const absence = (status: number) =>
  world.sql(
    `insert into entries (company_id, user_id, day, type, hours, status, created_at)
      values (1, 11, $1, 10, 8, $2, now())`,
    [DAY, status],
  );

beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  await world.sql(
    `update users set role = 1, active = true, weeklyhours = 40, working_days = '1111100' where id = 11`,
  );
  await world.sql(`update companies set permission = '1111111000' where id = 1`);
  await world.sql('update projects set status = 1 where id = 1001');
  token = await world.newToken('anna');
  // From here on the process knows caller and contract.
  for (const kind of kinds) await record(kind, { day: '2026-11-18' });
  await world.sql('delete from entries');
});
afterAll(() => world?.close());

describe.each(kinds)('a %s by somebody who has recorded before', (kind) => {
  it('is one message, session, lock, facts and entry together', async () => {
    const { answer, messages } = await counted(() => record(kind));
    const { status, body } = answer;
    expect([status, body.day, body.name, body.email]).toEqual([200, DAY, 'Muster', 'anna@beispiel.example']);
    expect(messages).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('is refused where an absence has come in between, with the sentence of the rule', async () => {
    await absence(1);
    const refusal = await record(kind);
    expect(refusal.status).toBe(409);
    expect(refused(refusal)[1]).toContain('absence');
    expect(await world.sql('select type from entries where user_id = 11')).toEqual([{ type: 10 }]);
  });

  it('stands where the absence was declined', async () => {
    await absence(2);
    const { answer, messages } = await counted(() => record(kind));
    expect([answer.status, messages]).toEqual([200, 1]);
  });

  it.each([
    ['session ended', 'delete from sessions where user_id = 11', 401],
    ['role is a reader now', 'update users set role = 4 where id = 11', 403],
    ['account is closed', 'update users set active = false where id = 11', 401],
    ['module is off', `update companies set permission = '0011111000' where id = 1`, 403],
  ])('is not stored where the %s', async (_what, elsewhere, status) => {
    await world.sql(elsewhere);
    expect((await record(kind)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it('is stored by somebody whose rights have grown', async () => {
    await world.sql('update users set role = 2 where id = 11');
    expect((await record(kind)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('waits for who changes the entries of the person, and sees what was written then', async () => {
    const other = await connect(world.databaseUrl);
    await other.query('begin');
    await other.query('select from users where company_id = 1 and id = 11 for no key update');
    const waiting = record(kind);
    await expect.poll(() => waits(other)).toBe(true);
    await other.query(
      `insert into entries (company_id, user_id, day, type, hours, status, created_at)
        values (1, 11, $1, 20, 8, 0, now())`,
      [DAY],
    );
    await other.query('commit');
    await other.end();
    expect((await waiting).status).toBe(409);
    expect(await world.sql('select type from entries where user_id = 11')).toEqual([{ type: 20 }]);
  });
});

it('[TIME-15] the target is that of the contract as it is now', async () => {
  await world.sql(`update users set weeklyhours = 20, working_days = '1111000' where id = 11`);
  expect((await record('workingtime')).body).toMatchObject({ target: 5, actual: 8 });
  const next = await counted(() => record('workingtime', { day: '2026-11-17' }));
  expect([next.answer.body.target, next.messages]).toEqual([5, 1]);
  await world.sql('update users set weeklyhours = null where id = 11');
  const { body } = await record('workingtime', { day: '2026-11-16' });
  const last = await counted(() => record('workingtime', { day: '2026-11-12' }));
  expect([last.answer.body.target, last.messages]).toEqual([body.target, 1]);
});

it('a project that was closed in between takes no booking', async () => {
  await world.sql('update projects set status = 3 where id = 1001');
  expect(refused(await record('booking'))).toEqual([400, 'booking_project', 'project']);
  expect(await stored()).toEqual([]);
});

it('[TIME-10] of two working times of a day sent at once one stands', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => record('workingtime')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await stored()).toHaveLength(1);
});

it('bookings sent at once all stand', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => record('booking')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await stored()).toHaveLength(12);
});

async function waits(other: Awaited<ReturnType<typeof connect>>): Promise<boolean> {
  const { rows } = await other.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length > 0;
}

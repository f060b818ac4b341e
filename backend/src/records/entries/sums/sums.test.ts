import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { SUMS } from '../../../../../drill/tools/ledger.mjs';
import { connect } from '../../../../test/database.ts';
import { World } from '../../../../test/world.ts';

let world: World;
let others: Client[];
beforeAll(async () => {
  world = await World.start();
  others = await Promise.all([1, 2, 3, 4].map(() => connect(world.databaseUrl)));
});
afterAll(async () => {
  await Promise.all(others.map((client) => client.end()));
  await world.close();
});
beforeEach(() => world.sql('delete from entries'));

interface Sum {
  what: string;
  stored: string;
  actual: string;
}

/** All sums, and those that differ from the entries. */
async function sums(): Promise<{ all: Sum[]; wrong: Sum[] }> {
  const all = await world.sql<Sum>(SUMS);
  return { all, wrong: all.filter(({ stored, actual }) => stored !== actual) };
}

const booking = (user: number, day: string, project = 1001) =>
  `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
   values (1, ${user}, '${day}', ${project}, 1.25, 'Dach gedeckt', '2026-01-01')`;
const absence = (user: number, day: string, type: number, status: number) =>
  `insert into entries (company_id, user_id, day, type, hours, status, created_at)
   values (1, ${user}, '${day}', ${type}, 8, ${status}, '2026-01-01')`;
const work = (user: number, day: string) =>
  `insert into entries (company_id, user_id, day, type, hours, target, start_minute, end_minute, break_hours, created_at)
   values (1, ${user}, '${day}', 50, 8, 8, 420, 930, 0.5, '2026-01-01')`;

describe('the sums of days and projects', () => {
  it('follow every kind of entry and every change', async () => {
    for (const statement of [
      booking(11, '2025-12-31'),
      booking(11, '2026-01-01', 1002),
      work(11, '2026-01-01'),
      absence(11, '2026-01-02', 30, 0),
      absence(12, '2026-01-02', 10, 0),
    ])
      await world.sql(statement);
    const ofDay = (day: string) =>
      world.sql(
        `select list, sum(entries)::int as entries from entry_sums where day = $1 and project_id = 0
         group by list having sum(entries) <> 0 order by list`,
        [day],
      );
    expect(await ofDay('2026-01-02')).toEqual([
      { list: 'booked', entries: 2 },
      { list: 'open', entries: 2 },
      { list: 'times', entries: 1 },
    ]);
    await world.sql('update entries set status = 2 where type = 30');
    await world.sql('update entries set status = 1 where type = 10');
    expect(await ofDay('2026-01-02')).toEqual([
      { list: 'booked', entries: 1 },
      { list: 'decided', entries: 2 },
    ]);
    await world.sql(`update entries set day = day + 30, hours = hours + 1`);
    await world.sql(`update entries set project_id = 1002 where project_id = 1001`);
    const { all, wrong } = await sums();
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(8);
    await world.sql('delete from entries');
    expect((await sums()).wrong).toEqual([]);
  });

  it('are correct under concurrent writes, whether they commit or not', async () => {
    const random = mulberry(7);
    const days = ['2026-11-02', '2026-11-03', '2026-12-31'];
    const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
    const statements = (person: number) =>
      Array.from({ length: 60 }, () => {
        const day = pick(days);
        const own = `user_id = ${person}`;
        return pick([
          booking(person, day),
          booking(person, day, 1002),
          `${work(person, day)} on conflict do nothing`,
          `${absence(person, day, pick([10, 20, 30, 80]), pick([0, 1, 2]))} on conflict do nothing`,
          `update entries set day = '${day}' where ${own} and project_id = 1001`,
          `update entries set status = 3 where ${own} and type = 20`,
          `delete from entries where id = (select min(id) from entries where ${own})`,
        ]);
      });
    const write = async (client: Client, person: number) => {
      for (const [i, statement] of statements(person).entries()) {
        await client.query('begin');
        await client.query(statement);
        await client.query(i % 5 === 4 ? 'rollback' : 'commit');
      }
    };
    await Promise.all(others.map((client, i) => write(client, 11 + i)));
    const { all, wrong } = await sums();
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(10);
  });

  it('do not make concurrent bookings on the same day and project wait', async () => {
    const [one, other] = others as [Client, Client];
    await world.sql(booking(11, '2026-11-02'));
    await other.query(`set lock_timeout = '2s'`);
    for (const client of [one, other]) await client.query('begin');
    await one.query(absence(11, '2026-11-02', 10, 0));
    await other.query(absence(12, '2026-11-02', 10, 0));
    await one.query(booking(11, '2026-11-04', 1002));
    await other.query(booking(12, '2026-11-04', 1002));
    await other.query(`update entries set hours = 2 where user_id = 12 and project_id = 1002`);
    for (const client of [one, other]) await client.query('commit');
    await other.query('reset lock_timeout');
    expect((await sums()).wrong).toEqual([]);
  });
});

it('the number of people follows new people', async () => {
  const people = async () => (await world.get('chef', '/user?page=1&size=1')).headers.get('x-total-count');
  expect(await people()).toBe('4');
  await world.sql(`insert into users (company_id, email, first_name, name, vacation_lastyear_entered_in)
    select 1, 'neu' || n || '@beispiel.example', 'Neu', 'Person', 2020 from generate_series(1, 3) n`);
  expect(await people()).toBe('7');
  await world.sql(`delete from users where email like 'neu%'`);
  expect(await people()).toBe('4');
});

/** Deterministic random numbers. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

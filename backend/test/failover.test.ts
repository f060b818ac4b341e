import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isOutage, isOutcomeUnknown } from '../src/platform/database/conflicts.ts';
import { Database, rowsOf } from '../src/platform/database/database.ts';
import { tables } from '../src/platform/database/entities.ts';
import { sql } from '../src/platform/database/sql.ts';
import { refused } from './answers.ts';
import { Balancer } from './balancer.ts';
import { World } from './world.ts';

let world: World;
let balancer: Balancer;
let database: Database;
beforeAll(async () => {
  balancer = await Balancer.open(process.env.TEST_DATABASE_URL as string);
  world = await World.start(undefined, (url) => ({ DATABASE_URL: balancer.through(url) }));
  database = await Database.open(balancer.through(world.databaseUrl), 2, tables);
  for (const who of ['anna', 'chef'] as const) await world.token(who);
});
afterAll(async () => {
  await database?.onApplicationShutdown();
  await world?.close();
  await balancer?.close();
});
beforeEach(() => world.sql('delete from entries'));

const anna = { company: 1, id: 11 };
const booking = { day: '2026-11-19', project: 1001, hours: 1, booking_text: 'Dach gedeckt' };
const book = () => world.post('anna', '/timesheet/booking', booking);
const statusOf = async (who: 'anna' | null, path: string) => (await world.get(who, path)).status;
/** By MikroORM, in a transaction of several statements. */
const addCategory = () => world.post('chef', '/category', { name: 'Leitern' });

describe('[OPS-21] while there is no server behind the load balancer', () => {
  async function without<T>(work: () => Promise<T>): Promise<T> {
    balancer.hasServer = false;
    balancer.cut();
    try {
      return await work();
    } finally {
      balancer.hasServer = true;
    }
  }

  it('a write is answered that nothing was stored, and succeeds once there is one', async () => {
    const answers = await without(async () => {
      // What the pool had is noticed as gone.
      await expect.poll(() => statusOf(null, '/health')).toBe(503);
      return Promise.all(Array.from({ length: 20 }, book));
    });
    expect(answers.map(refused)).toEqual(Array(20).fill([503, 'unavailable']));
    expect((await book()).status).toBe(200);
    expect(await world.sql('select from entries')).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a transaction', () => database.write(anna, (tx) => rowsOf(tx, sql`select 1`))],
    ['a rehearsal', () => database.rehearse(anna, (tx) => rowsOf(tx, sql`select 1`))],
    ['a decision', () => database.decide(anna, [], () => sql`select 1`)],
    ['a function', () => database.call(sql`select 1`)],
  ])('%s has not begun', async (_, work) => {
    const error = await without(() => work().catch((failed: unknown) => failed));
    expect([isOutage(error), isOutcomeUnknown(error)]).toEqual([true, false]);
  });

  it('a call whose session could not be read has not begun', async () => {
    await world.sql('begin');
    await world.sql('lock table sessions in access exclusive mode');
    const answer = book();
    await expect
      .poll(async () => {
        await world.sql('select pg_stat_clear_snapshot()');
        return world.sql(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
      })
      .toHaveLength(1);
    balancer.cut();
    const refusal = refused(await answer);
    await world.sql('rollback');
    expect(refusal).toEqual([503, 'unavailable']);
  });

  it('what breaks after it has begun may have been stored', async () => {
    const broken = database.write(anna, async (tx) => {
      balancer.cut();
      await rowsOf(tx, sql`select 1`);
    });
    const error = await broken.catch((failed: unknown) => failed);
    expect([isOutage(error), isOutcomeUnknown(error)]).toEqual([true, true]);
  });
});

describe('[OPS-22] a server that has become read-only', () => {
  /** As a primary that is a replica now: to the program it makes no difference. */
  async function readOnly(work: () => Promise<void>): Promise<void> {
    const name = new URL(world.databaseUrl).pathname.slice(1);
    const others = 'from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';
    const reconnect = () => world.sql(`select pg_terminate_backend(pid) ${others}`, [name]);
    await world.sql(`alter database ${name} set default_transaction_read_only = on`);
    await reconnect();
    await expect.poll(() => world.sql(`select ${others}`, [name])).toEqual([]);
    // Only now are all that the pool has new ones.
    await expect.poll(() => statusOf('anna', '/user/current')).toBe(200);
    try {
      await work();
    } finally {
      await world.sql(`alter database ${name} reset default_transaction_read_only`);
    }
  }

  it.each([
    ['in one message', book],
    ['in a transaction', addCategory],
  ])('is answered with 503 to a write %s, and its connection is not used again', async (_, write) => {
    await readOnly(async () => expect(refused(await write())).toEqual([503, 'unavailable']));
    // The connections of before would still be read-only.
    expect((await write()).status).toBe(200);
  });

  it('is neither healthy nor ready, and live all the same', async () => {
    await readOnly(async () => {
      for (const path of ['/health', '/ready']) {
        await expect.poll(async () => refused(await world.get(null, path))).toEqual([503, 'unavailable']);
      }
      expect((await world.get(null, '/live')).status).toBe(200);
    });
    for (const path of ['/health', '/ready']) await expect.poll(() => statusOf(null, path)).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from './answers.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const valid = { day: '2026-11-19', project: 1001, hours: 1, booking_text: 'Dach gedeckt' };

/** Locks the row that every change to anna's entries needs. */
async function blocked<T>(work: () => Promise<T>): Promise<T> {
  await world.token('anna');
  await world.sql('begin');
  await world.sql('select from users where id = 11 for update');
  return work();
}

/** Waits until the given number of statements wait for the locked row, however slow the machine is. */
async function untilWaiting(count: number): Promise<void> {
  await expect
    .poll(async () => {
      await world.sql('select pg_stat_clear_snapshot()');
      return world.sql(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    })
    .toHaveLength(count);
}

describe('a database in trouble', () => {
  it('is answered with 503, without internal details, and everything recovers by itself', async () => {
    // Three times the pool of eight: a lost connection must be replaced in the pool.
    for (let i = 0; i < 3; i++) {
      const answers = await blocked(async () => {
        const waiting = Array.from({ length: 8 }, () => world.post('anna', '/timesheet/booking', valid));
        await untilWaiting(8);
        await world.sql(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
        return Promise.all(waiting);
      });
      await world.sql('rollback');
      // A commit may have been in progress.
      expect(answers.map(refused)).toEqual(Array(8).fill([503, 'outcome_unknown']));
      expect(JSON.stringify(answers[0])).toContain('Bitte prüfen Sie, ob');
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/sql|postgres|terminat/i);
    }
    await pause(200);
    expect((await world.get('anna', '/user/current')).status).toBe(200);
    expect((await world.get(null, '/health')).status).toBe(200);
    expect(await world.sql('select from entries')).toEqual([]);
  });

  it('is answered with 503 to those who only read, and the process lives', async () => {
    await world.token('anna');
    await world.sql('begin');
    await world.sql('lock table entries in access exclusive mode');
    const waiting = Array.from({ length: 8 }, () => world.get('anna', '/timesheet/current'));
    await untilWaiting(8);
    await world.sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    expect((await Promise.all(waiting)).map(refused)).toEqual(Array(8).fill([503, 'unavailable']));
    await world.sql('rollback');
    expect((await world.get('anna', '/timesheet/current')).status).toBe(200);
  });

  it('makes nobody wait for ever when every connection is busy', async () => {
    const answers = await blocked(async () => {
      const waiting = Array.from({ length: 8 }, () => world.post('anna', '/timesheet/booking', valid));
      await untilWaiting(8);
      const next = await world.get('anna', '/user/current');
      await world.sql('rollback');
      await Promise.all(waiting);
      return next;
    });
    expect(refused(answers)).toEqual([503, 'unavailable']);
    expect((await world.get('anna', '/user/current')).status).toBe(200);
    await world.sql('delete from entries');
  });
});

describe('a stop', () => {
  it('finishes running requests, loses nothing acknowledged, and accepts no new ones', async () => {
    const running = await blocked(async () => [world.post('anna', '/timesheet/booking', valid)]);
    await untilWaiting(1);
    const stopped = world.stopServer();
    await pause(200);
    await world.sql('commit');
    expect((await running[0])?.status).toBe(200);
    await stopped;
    expect(await world.sql('select from entries')).toHaveLength(1);
    await expect(world.get(null, '/health')).rejects.toThrow();
  });
});

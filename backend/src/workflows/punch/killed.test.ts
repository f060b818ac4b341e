import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const LOCK = 4711;

let world: World;
let child: ChildProcess | undefined;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'law', 'clock']);
  // The commit of a punch waits for this lock, so that the process can be killed while it is on its way.
  await world.sql(`create function wait_at_commit() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${LOCK}); return null; end $$`);
  await world.sql(`create constraint trigger wait_at_commit after insert on clock_taps deferrable initially deferred
    for each row execute function wait_at_commit()`);
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => world?.close());

/** A process of its own on the same database. */
async function start(): Promise<string> {
  const env = { DATABASE_URL: world.databaseUrl, JWT_SECRET: World.secret, EMBEDDED_DATABASE: '1' };
  const fixed = { FIXED_TODAY: '2026-11-20', PORT: '0', DEMO: 'off', LOG_LEVEL: 'error', WORKER: 'off' };
  let output = '';
  child = spawn(process.execPath, [join(import.meta.dirname, '../../../dist/main.js')], {
    env: { PATH: process.env.PATH, ...env, ...fixed },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
  await expect.poll(() => output).toContain('Stundenbuch läuft');
  return /läuft: (\S+)/.exec(output)?.[1] as string;
}

const waiting = async () => {
  await world.sql('select pg_stat_clear_snapshot()');
  // Other test databases of the same server have locks, too.
  return world.sql(
    `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted
      and database = (select oid from pg_database where datname = current_database())`,
    [LOCK],
  );
};
const punches = () => world.sql('select from clock_taps');

it('[CLK-01] [CLK-02] kill -9 between punch and answer, the same client_id again: one interval', async () => {
  const url = await start();
  const client_id = randomUUID();
  const headers = { authorize: await world.token('anna'), 'content-type': 'application/json' };
  await world.sql('select pg_advisory_lock($1)', [LOCK]);
  const lost = fetch(`${url}/api/clock/come`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ client_id }),
  });
  const isLost = lost.then(
    () => false,
    () => true,
  );
  await expect.poll(waiting).toHaveLength(1);
  const gone = once(child as ChildProcess, 'exit');
  child?.kill('SIGKILL');
  // At once: every two seconds PostgreSQL looks whether the process of a statement is still there.
  await world.sql('select pg_advisory_unlock($1)', [LOCK]);
  await gone;
  expect(await isLost).toBe(true);
  // Nobody has heard of it, and yet it is stored.
  await expect.poll(punches).toHaveLength(1);

  world.setClock('2026-11-20T09:30:00Z');
  const again = await world.post<PunchClock>('anna', '/clock/come', { client_id });
  expect([again.status, again.body.state]).toEqual([200, 'work']);
  expect(await punches()).toHaveLength(1);
  expect(await world.sql('select from work_intervals')).toHaveLength(1);
});

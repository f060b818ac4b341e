import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';
import { Database } from './database.ts';
import { tables } from './entities.ts';
import { sql } from './sql.ts';

let world: World;
let database: Database;
let between: Server;
const open = new Set<Socket>();

beforeAll(async () => {
  world = await World.start();
  const url = new URL(world.databaseUrl);
  const { port, hostname } = url;
  between = createServer((ours) => {
    const theirs = connect(Number(port), hostname);
    for (const socket of [ours, theirs]) open.add(socket.on('error', () => socket.destroy()));
    ours.pipe(theirs).pipe(ours);
  });
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done));
  url.hostname = '127.0.0.1';
  url.port = String((between.address() as AddressInfo).port);
  database = await Database.open(url.toString(), 1, tables);
});

afterAll(async () => {
  await database?.onApplicationShutdown();
  between?.close();
  await world?.close();
});

/** For how many seconds the statement runs, while it does. */
const waiting = async () => {
  const rows = await world.sql<{ seconds: number }>(`select
    extract(epoch from clock_timestamp() - query_start)::float8 as seconds from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and wait_event = 'PgSleep'`);
  return rows.map(({ seconds }) => seconds);
};

it('a statement whose process is gone ends long before its time limit and releases its locks', async () => {
  const read = database.read({ company: 1, id: 11 }, sql`select pg_sleep(60)`);
  const lost = expect(read).rejects.toThrow();
  await expect.poll(waiting).toHaveLength(1);
  for (const socket of open) socket.destroy();
  await lost;
  let longest = 0;
  await expect
    .poll(async () => {
      const [seconds] = await waiting();
      longest = Math.max(longest, seconds ?? 0);
      return seconds;
    })
    .toBeUndefined();
  expect(longest).toBeLessThan(14);
});

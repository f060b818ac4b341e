import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer } from '../src/server.ts';
import { connect, createEmptyDatabase, createTestDatabase } from './database.ts';
import { type Pooled, startPgBouncer } from './pgbouncer.ts';
import { World } from './world.ts';

const LOGIN = `login_${randomUUID().replaceAll('-', '')}`;
const OWNER = `owner_${randomUUID().replaceAll('-', '')}`;
const PASSWORD = 'geheim';
const server = process.env.TEST_DATABASE_URL as string;

const poolers = {} as Record<'session' | 'transaction', Pooled>;
beforeAll(async () => {
  // The first one brings the role of the program along.
  await (await createTestDatabase()).drop();
  const admin = await connect(server);
  await admin.query(`create role ${OWNER} superuser login password '${PASSWORD}'`);
  await admin.query(`create role ${LOGIN} login password '${PASSWORD}'`);
  await admin.query(`grant stundenbuch_app to ${LOGIN}`);
  // As docs/operations.md has it.
  for (const setting of [
    `role = 'stundenbuch_app'`,
    `statement_timeout = '15s'`,
    `idle_in_transaction_session_timeout = '30s'`,
    `client_connection_check_interval = '2s'`,
    `default_transaction_isolation = 'read committed'`,
  ])
    await admin.query(`alter role ${LOGIN} set ${setting}`);
  await admin.end();
  for (const mode of ['session', 'transaction'] as const)
    poolers[mode] = await startPgBouncer(server, mode, { [LOGIN]: PASSWORD, [OWNER]: PASSWORD });
});
afterAll(async () => {
  await Promise.all(Object.values(poolers).map((pooler) => pooler.close()));
  const admin = await connect(server);
  for (const role of [LOGIN, OWNER]) await admin.query(`drop role if exists ${role}`);
  await admin.end();
});

const as = (login: string, address: string) => {
  const url = new URL(address);
  url.username = login;
  url.password = PASSWORD;
  return url.toString();
};
const behind = (mode: 'session' | 'transaction', env: NodeJS.ProcessEnv = {}) =>
  World.start(undefined, (url) => ({
    DATABASE_APP_URL: as(LOGIN, poolers[mode].through(url)),
    DATABASE_POOL: '6',
    ...env,
  }));

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
/** Bookings, lists and logins of several people at once: more connections than the pooler has processes. */
async function morning(world: World): Promise<number[]> {
  const book = (day: string) =>
    world.post('anna', '/timesheet/booking', { day, project: 1001, hours: 1, booking_text: 'Dach gedeckt' });
  const answers = await Promise.all([
    ...days.map(book),
    ...days.map(() => world.get('anna', '/timesheet/current')),
    ...days.map((_, n) => world.post('chef', '/category', { name: `Leitern ${n}` })),
    ...days.map(() => world.get('chef', '/category')),
    ...days.map(() => world.get('olga', '/user/current')),
    world.get(null, '/health'),
    world.get(null, '/ready'),
  ]);
  return answers.map(({ status }) => status);
}

describe('[OPS-25] PgBouncer in transaction mode', () => {
  it('answers everything as PostgreSQL itself does, without a setting', async () => {
    const world = await behind('transaction');
    try {
      for (let round = 1; round <= 4; round++) {
        expect(new Set(await morning(world))).toEqual(new Set([200]));
        expect(await world.sql('select from entries')).toHaveLength(days.length);
        await world.sql('delete from entries; delete from categories');
      }
      // What a transaction says of itself ends with it, whoever has the process next.
      const names = await world.sql<{ n: number }>(
        `select count(distinct company_id)::int as n from users where id in (11, 21)`,
      );
      expect(names).toEqual([{ n: 2 }]);
    } finally {
      await world.close();
    }
  });

  it('is said at the start, and where named statements are asked for nothing starts', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    const world = await World.start();
    const env = {
      DATABASE_URL: world.databaseUrl,
      DATABASE_APP_URL: as(LOGIN, poolers.transaction.through(world.databaseUrl)),
      JWT_SECRET: World.secret,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO: 'off',
    };
    await (await startServer(env)).close();
    const lines = said.mock.calls.map(([line]) => String(line));
    said.mockRestore();
    expect(lines).toContainEqual(expect.stringContaining('Vor der Datenbank steht ein Pooler'));
    await expect(startServer({ ...env, DATABASE_PREPARE: 'on' }, { quiet: true })).rejects.toThrow(
      'DATABASE_PREPARE=on: Der Pooler vor der Datenbank verliert vorbereitete Anweisungen',
    );
    await world.close();
  });

  it('is refused for the owner, whose lock it would lose', async () => {
    const empty = await createEmptyDatabase();
    const DATABASE_URL = as(OWNER, poolers.transaction.through(empty.url));
    await expect(
      startServer({ DATABASE_URL, JWT_SECRET: World.secret, PORT: '0' }, { quiet: true }),
    ).rejects.toThrow('DATABASE_URL führt über einen Pooler im Transaktionsmodus.');
    const client = await connect(empty.url);
    expect((await client.query(`select from pg_tables where schemaname = 'public'`)).rows).toEqual([]);
    await client.end();
    await empty.drop();
  });
});

describe('[OPS-25] PgBouncer in session mode', () => {
  it.each([undefined, 'on', 'off'])('answers everything, with DATABASE_PREPARE=%s', async (prepare) => {
    const world = await behind('session', { DATABASE_POOL: '3', DATABASE_PREPARE: prepare });
    try {
      expect(new Set(await morning(world))).toEqual(new Set([200]));
    } finally {
      await world.close();
    }
  });
});

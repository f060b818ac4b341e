import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { WriteCheck } from './write-check.ts';

let database: { url: string; drop(): Promise<void> };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

let pool: Pool;
beforeEach(() => {
  pool = new Pool({ connectionString: database.url, max: 2 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await pool.end();
});

const texts = (spy: { mock: { calls: unknown[][] } }) =>
  spy.mock.calls.map(([query]) => (query as { text: string }).text);

it('writes to the disk and to the log of the database, and leaves the connection as it was', async () => {
  const position = async () => (await pool.query('select pg_current_wal_insert_lsn() as at')).rows[0].at;
  const files = async () =>
    Number(
      (await pool.query('select temp_bytes from pg_stat_database where datname = current_database()')).rows[0]
        .temp_bytes,
    );
  await pool.query('select pg_stat_force_next_flush()');
  const [before, written] = [await position(), await files()];
  await new WriteCheck(pool).run();
  expect(await position()).not.toBe(before);
  await expect
    .poll(async () => {
      await pool.query('select pg_stat_force_next_flush()');
      return files();
    })
    .toBeGreaterThan(written);
  expect((await pool.query('show work_mem')).rows).not.toEqual([{ work_mem: '64kB' }]);
});

it('fails when the disk is full, although the database answers', async () => {
  // A limit simulates the full disk: both refuse the same write.
  const full = new Pool({
    connectionString: database.url,
    options: '-c temp_file_limit=100kB',
  });
  await expect(new WriteCheck(full).run()).rejects.toThrow('temporary file size exceeds');
  expect((await full.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await full.end();
});

it('writes once in five seconds however often it is called, and again right after a failure', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const query = vi.spyOn(pool, 'query').mockResolvedValue(undefined as never);
  const check = new WriteCheck(pool);
  const isWrite = () => texts(query).map((text) => text !== 'select 1');
  await Promise.all([check.run(), check.run(), check.run()]);
  expect(isWrite()).toEqual([true, false, false]);
  now.mockReturnValue(5_000);
  query.mockRejectedValueOnce(new Error('No space left on device') as never);
  await expect(check.run()).rejects.toThrow('No space');
  await check.run();
  expect(isWrite().slice(3)).toEqual([true, true]);
});

it('[OPS-22] fails on a server that is read-only, although it answers', async () => {
  const replica = new Pool({
    connectionString: database.url,
    options: '-c default_transaction_read_only=on',
  });
  await expect(new WriteCheck(replica).run()).rejects.toMatchObject({ code: '25006' });
  await replica.end();
});

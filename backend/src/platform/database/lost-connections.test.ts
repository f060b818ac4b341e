import { Pool } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { reclaimLostConnections } from './lost-connections.ts';

let pool: Pool;
const open = (longest: number) => {
  pool = new Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 1 });
  pool.on('error', () => undefined);
  reclaimLostConnections(pool, longest);
};
afterEach(() => pool.end());

it('a connection held too long is cut off, and the pool can replace it', async () => {
  open(2_000);
  const client = await pool.connect();
  client.on('error', () => undefined);
  await expect(client.query('select pg_sleep(30)')).rejects.toThrow('Connection terminated');
  // Its holder never releases it.
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('a connection released in time is left alone', async () => {
  open(2_000);
  const pid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const first = await pid();
  await new Promise((done) => setTimeout(done, 3_000));
  expect(await pid()).toBe(first);
});

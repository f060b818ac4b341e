import type { Pool, PoolClient } from 'pg';

/** Long enough for whoever holds the connection to give it back itself. */
const GRACE = 100;

/**
 * kysely keeps a connection for ever whose commit or rollback failed because the server is gone: after a few such
 * moments the pool would be empty, although the database is long back. What has ended is taken from its holder.
 */
export function reclaimLostConnections(pool: Pool): void {
  const lent = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        if (lent.has(client)) client.release(true);
      }, GRACE);
    });
  });
}

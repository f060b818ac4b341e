import type { Pool, PoolClient } from 'pg';

/** Long enough for whoever holds the connection to give it back itself. */
const GRACE = 100;
/** More than any statement may take, and all that a transaction gets. */
const LONGEST_LOAN = 25_000;

/**
 * kysely keeps a connection for ever whose commit or rollback failed because the server is gone: after a few such
 * moments the pool would be empty, although the database is long back. What has ended is taken from its holder. A
 * connection that nobody answers on, because the network is cut, never ends by itself: it is closed.
 */
export function reclaimLostConnections(pool: Pool, longest = LONGEST_LOAN): void {
  const lent = new WeakMap<PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) => lent.set(client, setTimeout(() => cut(client), longest).unref()));
  pool.on('release', (_error, client) => {
    clearTimeout(lent.get(client));
    lent.delete(client);
  });
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        if (lent.has(client)) client.release(true);
      }, GRACE);
    });
  });
}

/** Without the farewell that would wait for an answer; what runs on it fails as with any lost connection. */
function cut(client: PoolClient): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

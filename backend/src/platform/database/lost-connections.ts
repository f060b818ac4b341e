import type { Pool, PoolClient } from 'pg';

/** Long enough for the holder to release the connection itself. */
const GRACE = 100;
/** Longer than any statement may take, and the limit of a transaction. */
const LONGEST_LOAN = 25_000;

/**
 * kysely never releases a connection whose commit or rollback failed because the server is gone: after a few such
 * failures the pool would be empty, although the database is back. An ended connection is reclaimed from its holder. A
 * connection without an answer, because the network is cut, never ends by itself and is closed.
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

/** Destroys the socket instead of saying goodbye, which would wait; its statement fails as on any lost connection. */
function cut(client: PoolClient): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

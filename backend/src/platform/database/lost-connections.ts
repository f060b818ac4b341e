import type { Pool, PoolClient } from 'pg';

/** Long enough for the holder to release the connection itself. */
const GRACE = 100;
/** Longer than any statement may take, and the limit of a transaction. */
const LONGEST_LOAN = 25_000;

const READ_ONLY = '25006';

/**
 * kysely never releases a connection whose commit or rollback failed because the server is gone: after a few such
 * failures the pool would be empty, although the database is back. An ended connection is reclaimed from its holder. A
 * connection without an answer, because the network is cut, never ends by itself and is closed. One whose server has become
 * read-only, because another one is the primary now, does not return to the pool: it would refuse every write that comes.
 */
export function reclaimLostConnections(pool: Pool, longest = LONGEST_LOAN): void {
  const lent = new WeakMap<PoolClient, NodeJS.Timeout>();
  const readOnly = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => lent.set(client, setTimeout(() => cut(client), longest).unref()));
  pool.on('release', (_error, client) => {
    clearTimeout(lent.get(client));
    lent.delete(client);
    if (readOnly.has(client)) client.end();
  });
  pool.on('connect', (client) => {
    connectionOf(client).on('errorMessage', ({ code }) => {
      if (code === READ_ONLY) readOnly.add(client);
    });
    client.once('end', () => {
      setTimeout(() => {
        if (lent.has(client)) client.release(true);
      }, GRACE);
    });
  });
}

/** Destroys the socket instead of saying goodbye, which would wait; its statement fails as on any lost connection. */
function cut(client: PoolClient): void {
  connectionOf(client).stream.destroy();
}

interface Connection {
  stream: { destroy(): void };
  /** What the server refuses, whoever sent it. */
  on(event: 'errorMessage', listener: (error: { code?: string }) => void): void;
}

const connectionOf = (client: PoolClient) => (client as unknown as { connection: Connection }).connection;

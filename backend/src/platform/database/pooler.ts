import { randomUUID } from 'node:crypto';
import { Client, type ClientBase, DatabaseError } from 'pg';
import { ConfigError } from '../config.ts';

/** Of a pool that others use, too, each may get what the other one had by chance. */
const TRIES = 10;

/**
 * Whether somebody answers in PostgreSQL's place, as PgBouncer does: it cannot tell the number of the process that will work for us,
 * which PostgreSQL tells everyone who connects (BackendKeyData), and tells another one.
 */
export async function isPooled(client: ClientBase): Promise<boolean> {
  const { processID } = client as ClientBase & { processID?: number };
  return processID !== undefined && processID !== (await processOf(client));
}

/**
 * Whether a pooler gives the connection to others between our transactions: locks and settings that belong to a session are then
 * nobody's. Two clients that ask in turn have the same process sooner or later, which two sessions never have.
 */
export async function sharesProcesses(address: string): Promise<boolean> {
  return withTwo(address, async (one, other) => {
    const [ours, theirs] = [new Set<number>(), new Set<number>()];
    for (let tries = 0; tries < TRIES; tries++) {
      ours.add(await processOf(one));
      theirs.add(await processOf(other));
      if (ours.size > 1 || [...ours].some((pid) => theirs.has(pid))) return true;
    }
    return false;
  });
}

const LOSES_STATEMENTS =
  'DATABASE_PREPARE=on: Der Pooler vor der Datenbank verliert vorbereitete Anweisungen (PgBouncer im Transaktionsmodus). Bitte DATABASE_PREPARE weglassen.';

/** Each client must find the statements that it has prepared, and only those: not so in transaction mode before PgBouncer 1.21. */
export async function requireKeptStatements(address: string): Promise<void> {
  const query = { name: `probe_${randomUUID()}`, text: 'select 1' };
  await withTwo(address, async (one, other) => {
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        await one.query(query);
        await other.query(query);
      }
    } catch (error) {
      // Prepared already, by the other one; or not at all.
      const isLost = error instanceof DatabaseError && ['42P05', '26000'].includes(error.code ?? '');
      throw isLost ? new ConfigError(LOSES_STATEMENTS) : error;
    }
  });
}

async function processOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (rows as [{ pid: number }])[0].pid;
}

async function withTwo<T>(address: string, work: (one: Client, other: Client) => Promise<T>): Promise<T> {
  const clients = [0, 1].map(() => new Client({ connectionString: address, connectionTimeoutMillis: 5_000 }));
  for (const client of clients) client.on('error', () => undefined);
  const [one, other] = clients as [Client, Client];
  try {
    await one.connect();
    await other.connect();
    return await work(one, other);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

import { Client } from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { migrate } from './migrate.ts';
import { isPooled, sharesProcesses } from './pooler.ts';
import { checkAppLogin, prepareLogin, prepareRole } from './role.ts';

const SHARED =
  'DATABASE_URL führt über einen Pooler im Transaktionsmodus. Bitte hier die Adresse von PostgreSQL selbst angeben, und die des Poolers als DATABASE_APP_URL.';

/**
 * The owner's part of a start: role, schema, first data. Afterwards nothing runs as owner. `first` happens before a database that
 * is in use is migrated.
 */
export async function prepareDatabase<T>(
  config: Config,
  fill: (owner: Client) => Promise<T>,
  first?: (due: string) => Promise<void>,
): Promise<T> {
  const owner = await connect(config.ownerUrl, 'DATABASE_URL');
  let filled: T;
  try {
    // The lock of the migrations is one of the session.
    if ((await isPooled(owner)) && (await sharesProcesses(config.ownerUrl))) throw new ConfigError(SHARED);
    await prepareRole(owner);
    if (config.embedded && config.appUrl) await prepareLogin(owner, config.appUrl);
    await migrate(owner, first);
    filled = await fill(owner);
  } finally {
    await owner.end();
  }
  return filled;
}

/** A login of their own that requests have, where there is one. */
export async function checkLogin({ appUrl }: Config): Promise<void> {
  if (!appUrl) return;
  const app = await connect(appUrl, 'DATABASE_APP_URL');
  try {
    await checkAppLogin(app);
  } finally {
    await app.end();
  }
}

async function connect(connectionString: string, variable: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection that drops while idle is noticed by the next query.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    throw new ConfigError(`${variable}: Die Datenbank ist nicht erreichbar (${message || code}).`, {
      cause: error,
    });
  }
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) >= 150_000) return client;
  await client.end();
  throw new ConfigError(`${variable}: PostgreSQL 15 oder neuer wird gebraucht.`);
}

import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import { prepareRole } from '../src/platform/database/role.ts';

const LOCK = 991;

const files = ['schema', 'migrations'].flatMap((name) => {
  const folder = join(import.meta.dirname, '..', name);
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
});
/** The database of this schema. */
const TEMPLATE = `template_${createHash('sha1').update(files.join()).digest('hex')}`;

/** A separate database for each test file, copied from one that is migrated once per run, or from one that nobody uses. */
export async function createTestDatabase(from?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await connect(serverUrl());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  try {
    await server.query('select pg_advisory_lock($1)', [LOCK]);
    await server.query(
      `create database ${name} template ${from ?? (await template(server))} strategy file_copy`,
    );
  } finally {
    await server.end();
  }
  return { url: urlOf(name), drop: () => drop(name) };
}

/** An empty one, for the tests of the start itself. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await connect(serverUrl());
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await server.query(`create database ${name}`);
  await server.end();
  return { url: urlOf(name), drop: () => drop(name) };
}

export async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // Databases are dropped by force at the end.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function template(server: Client): Promise<string> {
  const { rows } = await server.query('select from pg_database where datname = $1', [TEMPLATE]);
  if (rows.length > 0) return TEMPLATE;
  await server.query(`create database ${TEMPLATE}_new`);
  const owner = await connect(urlOf(`${TEMPLATE}_new`));
  await prepareRole(owner);
  await migrate(owner);
  await owner.end();
  await server.query(`alter database ${TEMPLATE}_new rename to ${TEMPLATE}`);
  return TEMPLATE;
}

async function drop(name: string): Promise<void> {
  const server = await connect(serverUrl());
  await server.query(`drop database ${name} with (force)`);
  await server.end();
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.toString();
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: start the tests with npm test.');
  return url;
}

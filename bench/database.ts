import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
// @ts-expect-error plain JavaScript
import { startDatabase } from '../scripts/database.mjs';
import { PASSWORD, type Sized, sizedOf } from './logins.ts';
import { backend, root } from './product.ts';
import { seed } from './seed.ts';
import type { SizeName } from './sizes.ts';

export interface Databases {
  size(name: SizeName): Promise<Sized>;
  stop(): Promise<void>;
}

/** The embedded database as the product runs it, with fsync; its folder is reused, so that the second run seeds nothing. */
export async function openDatabases(dataDir: string): Promise<Databases> {
  const database = await startDatabase({ dataDir });
  return { size: (name) => sized(database.ownerUrl, name), stop: () => database.stop() };
}

async function sized(serverUrl: string, name: SizeName): Promise<Sized> {
  const database = `bench_${name.toLowerCase()}_${fingerprint()}`;
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  const server = await connect(serverUrl);
  try {
    const { rows } = await server.query('select from pg_database where datname = $1', [database]);
    if (rows.length === 0) await create(server, url, name, database);
  } finally {
    await server.end();
  }
  return sizedOf(name, url.href);
}

/** Under a temporary name until complete, so that an aborted run leaves no partial one. */
async function create(server: Client, url: URL, name: SizeName, database: string): Promise<void> {
  const begun = performance.now();
  console.log(`Größe ${name} wird angelegt …`);
  const unfinished = new URL(url);
  unfinished.pathname = `/${database}_new`;
  await dropOlder(server, name);
  await server.query(`create database ${database}_new`);
  const { migrate, prepareRole, hashPassword } = await backend();
  const owner = await connect(unfinished.href);
  await prepareRole(owner);
  await migrate(owner);
  await owner.end();
  await seed(name, unfinished.href, await hashPassword(PASSWORD));
  await server.query(`alter database ${database}_new rename to ${database}`);
  console.log(`… in ${Math.round((performance.now() - begun) / 1_000)} s`);
}

async function dropOlder(server: Client, name: SizeName): Promise<void> {
  const { rows } = await server.query<{ datname: string }>(
    `select datname from pg_database where datname like 'bench\\_' || $1 || '\\_%'`,
    [name.toLowerCase()],
  );
  for (const { datname } of rows) await server.query(`drop database ${datname} with (force)`);
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** A different schema or seed gets a different database. */
function fingerprint(): string {
  const schema = ['schema', 'migrations'].map((name) => join(root, 'backend', name));
  const files = [
    ...schema.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file))),
    ...['logins.ts', 'seed.ts', 'seed-company.ts', 'seed-entries.ts', 'sizes.ts', 'tokens.ts'].map((file) =>
      join(import.meta.dirname, file),
    ),
  ];
  const sum = createHash('sha1');
  for (const file of files.sort()) sum.update(readFileSync(file));
  return sum.digest('hex').slice(0, 10);
}

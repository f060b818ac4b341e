import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
// @ts-expect-error plain JavaScript
import { startDatabase } from '../scripts/database.mjs';
import { PASSWORD, type Sized, sizedOf } from './logins.ts';
import type { Context } from './part.ts';
import { hashPassword, schemaOf, TODAYS } from './product.ts';
import { seed } from './seed.ts';
import type { SizeName } from './sizes.ts';

export interface Databases extends Context {
  stop(): Promise<void>;
}

/** The embedded database as the product runs it, with fsync; its folder is reused, so that the second run seeds nothing. */
export async function openDatabases(dataDir: string): Promise<Databases> {
  const database = await startDatabase({ dataDir });
  return {
    size: (name, dist) => sized(database.ownerUrl, name, dist),
    empty: (name, dist) => empty(database.ownerUrl, name, dist),
    stop: () => database.stop(),
  };
}

async function sized(serverUrl: string, name: SizeName, dist = TODAYS): Promise<Sized> {
  const prefix = `bench_${dist === TODAYS ? '' : 'former_'}${name.toLowerCase()}_`;
  const database = `${prefix}${fingerprint(dist)}`;
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  const server = await connect(serverUrl);
  try {
    const { rows } = await server.query('select from pg_database where datname = $1', [database]);
    if (rows.length === 0) {
      await dropOlder(server, prefix);
      await create(server, url, name, dist);
    }
  } finally {
    await server.end();
  }
  return sizedOf(name, url.href);
}

/** Under a temporary name until complete, so that an aborted run leaves no partial one. */
async function create(server: Client, url: URL, name: SizeName, dist: string): Promise<void> {
  const database = url.pathname.slice(1);
  const begun = performance.now();
  console.log(`Größe ${name} wird angelegt …`);
  const unfinished = new URL(url);
  unfinished.pathname = `/${database}_new`;
  await server.query(`create database ${database}_new`);
  await prepare(unfinished, dist);
  await seed(name, unfinished.href, await hashPassword(PASSWORD));
  await server.query(`alter database ${database}_new rename to ${database}`);
  console.log(`… in ${Math.round((performance.now() - begun) / 1_000)} s`);
}

async function empty(serverUrl: string, name: string, dist = TODAYS): Promise<string> {
  const url = new URL(serverUrl);
  url.pathname = `/bench_${name}`;
  const server = await connect(serverUrl);
  try {
    await server.query(`drop database if exists bench_${name} with (force)`);
    await server.query(`create database bench_${name}`);
  } finally {
    await server.end();
  }
  await prepare(url, dist);
  return url.href;
}

async function prepare(url: URL, dist: string): Promise<void> {
  const { migrate, prepareRole } = await schemaOf(dist);
  const owner = await connect(url.href);
  await prepareRole(owner);
  await migrate(owner);
  await owner.end();
}

async function dropOlder(server: Client, prefix: string): Promise<void> {
  const { rows } = await server.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await server.query(`drop database ${datname} with (force)`);
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** A different schema or seed gets a different database. */
function fingerprint(dist: string): string {
  const schema = ['schema', 'migrations'].map((name) => join(dist, '..', name)).filter(existsSync);
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

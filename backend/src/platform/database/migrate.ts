import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { createSchema, LAST_CONTAINED } from './schema.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');
// Any number, the same in every process, so that only one migrates.
export const MIGRATION_LOCK = 5_307_311;

const TABLE = 'create table if not exists migrations (name text primary key, at timestamptz default now())';

/**
 * Migrates the schema to this release, an empty one at once. Each file runs once, completely or not at all. `first` happens
 * before the first change of a database that is in use, under the same lock.
 */
export async function migrate(
  owner: Client,
  first: (due: string) => Promise<void> = async () => undefined,
): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await owner.query(TABLE);
    const { rows } = await owner.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    const due = migrationFiles().filter((name) => !done.has(name));
    if (done.size > 0 && due[0] !== undefined) await first(due[0]);
    const contained = done.size === 0 ? due.filter((name) => name <= LAST_CONTAINED) : [];
    if (contained.length > 0) await run(owner, 'Schema', () => createAtOnce(owner, contained));
    for (const name of due.slice(contained.length)) {
      await run(owner, `Migration ${name}`, () => apply(owner, name));
    }
    return due;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/** All of this release, in the order in which they run. */
export function migrationFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** Applies exactly these, inside the caller's transaction. */
export async function applyMigrations(owner: Client, names: readonly string[]): Promise<void> {
  await owner.query(TABLE);
  for (const name of names) await apply(owner, name);
}

async function run(owner: Client, what: string, change: () => Promise<void>): Promise<void> {
  await owner.query('begin');
  try {
    await change();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
  }
}

async function createAtOnce(owner: Client, contained: readonly string[]): Promise<void> {
  await createSchema(owner);
  await owner.query('insert into migrations (name) select unnest($1::text[])', [contained]);
}

async function apply(owner: Client, name: string): Promise<void> {
  await owner.query(readFileSync(join(FOLDER, name), 'utf8'));
  await owner.query('insert into migrations (name) values ($1)', [name]);
}

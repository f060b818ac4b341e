import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { ConfigError } from '../config.ts';
import { createSchema, LAST_CONTAINED } from './schema.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');
// Any number, the same in every process, so that only one migrates.
export const MIGRATION_LOCK = 5_307_311;

const TABLE = 'create table if not exists migrations (name text primary key, at timestamptz default now())';

/** Its statements build or drop indexes beside running writes, which no transaction can do: each runs by itself. */
const CONCURRENT = '.concurrent.sql';

/** PostgreSQL's lock_not_available: somebody had the table for longer than the migration's lock_timeout. */
const TABLE_IN_USE = '55P03';
const TRIES = 30;

/**
 * Migrates the schema to this release, an empty one at once. Each file runs once, completely or not at all. `first` happens
 * before the first change of a database that is in use, under the same lock.
 */
export async function migrate(
  owner: Client,
  first: (due: string) => Promise<void> = async () => undefined,
  folder = FOLDER,
): Promise<string[]> {
  await takeLock(owner);
  try {
    await owner.query(TABLE);
    const { rows } = await owner.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    const due = migrationFiles(folder).filter((name) => !done.has(name));
    if (done.size > 0 && due[0] !== undefined) await first(due[0]);
    const contained = done.size === 0 ? due.filter((name) => name <= LAST_CONTAINED) : [];
    if (contained.length > 0) await run(owner, 'Schema', () => createAtOnce(owner, contained));
    for (const name of due.slice(contained.length)) {
      if (name.endsWith(CONCURRENT)) await apply(owner, name, folder);
      else await run(owner, `Migration ${name}`, () => apply(owner, name, folder));
    }
    return due;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/** Whoever waited inside a statement would be waited for by an index that is built concurrently. */
async function takeLock(owner: Client): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.ours) return;
    await setTimeout(100);
  }
}

/** All of this release, in the order in which they run. */
export function migrationFiles(folder = FOLDER): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** Applies exactly these to an empty database, inside the caller's transaction: nobody is there whom an index could be built beside. */
export async function applyMigrations(owner: Client, names: readonly string[]): Promise<void> {
  await owner.query(TABLE);
  for (const name of names) await apply(owner, name, FOLDER, (text) => text.replace(/ concurrently\b/g, ''));
}

/** Where a table is in use, those who wait behind us go on, and we try again. */
async function run(owner: Client, what: string, change: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await owner.query('begin');
    try {
      await change();
      await owner.query('commit');
      return;
    } catch (error) {
      await owner.query('rollback');
      const { code, message } = error as { code?: string; message: string };
      if (code !== TABLE_IN_USE) throw new Error(`${what}: ${message}`, { cause: error });
      if (tries === TRIES)
        throw new ConfigError(`${what}: Eine Tabelle ist dauernd belegt. Bitte andere Zugriffe beenden.`);
      await setTimeout(500);
    }
  }
}

async function createAtOnce(owner: Client, contained: readonly string[]): Promise<void> {
  await createSchema(owner);
  await owner.query('insert into migrations (name) select unnest($1::text[])', [contained]);
}

async function apply(
  owner: Client,
  name: string,
  folder: string,
  changed = (text: string) => text,
): Promise<void> {
  const text = changed(readFileSync(join(folder, name), 'utf8'));
  for (const part of name.endsWith(CONCURRENT) ? text.split(/;\s*$/m).filter(hasStatement) : [text])
    await owner.query(part);
  await owner.query('insert into migrations (name) values ($1)', [name]);
}

const hasStatement = (part: string) => part.replace(/^\s*--.*$/gm, '').trim() !== '';

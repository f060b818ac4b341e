import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';

const FOLDER = join(import.meta.dirname, '../../../migrations');
// Any number; the same in every process, so that only one migrates.
const LOCK = 5_307_311;

/** Brings the schema to this release. Each file runs once, whole or not at all. */
export async function migrate(owner: Client): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await owner.query(
      'create table if not exists migrations (name text primary key, at timestamptz default now())',
    );
    const { rows } = await owner.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    const due = migrationFiles().filter((name) => !done.has(name));
    for (const name of due) await run(owner, name);
    return due;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

function migrationFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

async function run(owner: Client, name: string): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(readFileSync(join(FOLDER, name), 'utf8'));
    await owner.query('insert into migrations (name) values ($1)', [name]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw new Error(`Migration ${name}: ${(error as Error).message}`, { cause: error });
  }
}

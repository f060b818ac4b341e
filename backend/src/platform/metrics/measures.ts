import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** What waits in the whole installation, of no company and no person. Seconds are null where nothing waits. */
export interface Waiting {
  outbox_waiting: number;
  outbox_held: number;
  outbox_seconds: number | null;
  unsealed: number;
  unsealed_seconds: number | null;
}

export interface JobAge {
  name: string;
  seconds: number;
}

export async function waitingIn(database: Database, clock: Clock): Promise<Waiting> {
  const [row] = await database.call<Waiting>(sql`select * from what_waits(${clock.now()})`);
  return row as Waiting;
}

export function jobAges(database: Database, clock: Clock): Promise<JobAge[]> {
  return database.call<JobAge>(sql`select name, seconds from job_ages(${clock.now()})`);
}

/** The table whose ids are used up first, and the share that is used. */
export async function fullestIds(database: Database): Promise<{ name: string; used: number } | undefined> {
  const [row] = await database.call<{ name: string; used: number }>(
    sql`select name, used from fullest_ids()`,
  );
  return row;
}

/** Seconds since the newest finished backup in the folder was written; null where there is none. */
export async function backupAge(folder: string, clock: Clock): Promise<number | null> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.part'));
  const written = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return written.length === 0 ? null : Math.max(0, (clock.now().getTime() - Math.max(...written)) / 1000);
}

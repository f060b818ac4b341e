import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';

const TICKS_A_SECOND = 100;

/** The fields of /proc/<pid>/stat behind the name, which may contain anything; null: it has ended. */
function stat(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return null;
  }
}

const seconds = (fields: string[] | null, ...at: number[]) =>
  at.reduce((sum, i) => sum + Number(fields?.[i] ?? 0), 0) / TICKS_A_SECOND;

/** Processor time of a process so far, in user and system mode. */
export const secondsOf = (pid: number): number => seconds(stat(pid), 11, 12);

/** That of a PostgreSQL on this machine with all its processes, also of those that have ended. */
export function secondsOfDatabase(postmaster: number): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = pids.map(stat).filter((fields) => fields?.[1] === String(postmaster));
  const ended = seconds(stat(postmaster), 11, 12, 13, 14);
  return children.reduce((sum, fields) => sum + seconds(fields, 11, 12), ended);
}

export async function postmasterOf(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ data_directory: string }>('show data_directory');
  return Number(readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

import { createWriteStream, openSync, renameSync, rmSync } from 'node:fs';
import type { Client } from 'pg';
import { backUp } from './backup.ts';

/** Only a complete backup gets the name; it holds personal data, so only the owner may read it. Returns the number of rows. */
export async function backUpTo(owner: Client, at: Date, file: string): Promise<number> {
  const part = `${file}.${process.pid}.part`;
  try {
    const fd = openSync(part, 'wx', 0o600);
    const rows = await backUp(owner, at, createWriteStream(part, { fd, flush: true }));
    renameSync(part, file);
    return rows;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

import { createWriteStream, openSync, renameSync, rmSync } from 'node:fs';
import type { Client } from 'pg';
import { backUp } from './backup.ts';

/** Returns the number of rows. */
export const backUpTo = (owner: Client, at: Date, file: string): Promise<number> =>
  writeWhole(file, (target) => backUp(owner, at, target));

/** Only a complete file gets the name; it holds personal data, so only the owner may read it. */
export async function writeWhole<T>(
  file: string,
  write: (target: NodeJS.WritableStream) => Promise<T>,
): Promise<T> {
  const part = `${file}.${process.pid}.part`;
  try {
    const fd = openSync(part, 'wx', 0o600);
    const written = await write(createWriteStream(part, { fd, flush: true }));
    renameSync(part, file);
    return written;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

import { createReadStream } from 'node:fs';
import { connectTo, platform } from './backup-database.mjs';
import { buildStale } from './build-stale.mjs';
import { DatabaseError } from './database-place.mjs';
import { startThrowawayDatabase } from './throwaway.mjs';

/**
 * Restores the file into a database that is removed afterwards, and compares what is in it, table by table. On the disk of
 * TMPDIR: a large one does not belong into memory. Returns the number of rows.
 */
export async function checkBackup(file) {
  await buildStale({ only: ['backend'] });
  const [{ restore }, { compareRestored }] = await Promise.all([
    platform('backup/restore.js'),
    platform('backup/compare.js'),
  ]);
  const database = await startThrowawayDatabase({ inMemory: false });
  try {
    return await connectTo(database.ownerUrl, async (owner) => {
      await restore(owner, createReadStream(file));
      const { differ, rows } = await compareRestored(owner, file);
      if (differ.length === 0) return rows;
      throw new DatabaseError(
        `Die Sicherung ${file} ist zurückgespielt nicht dieselbe: ${differ.join(', ')}`,
      );
    });
  } finally {
    await database.stop();
  }
}

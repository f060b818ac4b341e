import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/paths.mjs';

/** The next release of the backend: this one plus a migration. Returns its folder. */
export function nextRelease(folder, migration, sql) {
  mkdirSync(join(folder, 'backend'), { recursive: true });
  for (const part of ['backend/dist', 'backend/migrations']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  for (const part of [
    'node_modules',
    'packages',
    'shell',
    'remotes',
    'registry.json',
    'package.json',
    'backend/fonts',
    'backend/schema',
    'backend/package.json',
  ]) {
    symlinkSync(join(root, part), join(folder, part));
  }
  writeFileSync(join(folder, 'backend/migrations', migration), sql);
  return folder;
}

/** Waits until one of the processes is running the migration. */
export async function untilMigrating(database) {
  for (let waited = 0; waited < 30_000; waited += 50) {
    const rows = await database.query(
      `select from pg_stat_activity where wait_event = 'PgSleep' and pid <> pg_backend_pid()`,
    );
    if (rows.length > 0) return;
    await pause(50);
  }
  throw new Error('No process has begun to migrate.');
}

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from './database.mjs';
import { lockFolder } from './folder-lock.mjs';
import { postmaster, stopPostmaster } from './postmaster.mjs';

const PREFIX = 'stundenbuch-throwaway-';
/** Linux offers a file system in memory. */
const MEMORY = '/dev/shm';
const ENOUGH = 4 * 2 ** 30;

/**
 * A database for one run of tests, or for one look at a backup, and a folder for all that tests write:
 * `{ ownerUrl, files, stop() }`; stopping removes both.
 */
export async function startThrowawayDatabase({ inMemory = true } = {}) {
  await removeAbandoned();
  const folder = mkdtempSync(join(inMemory && hasRoom(MEMORY) ? MEMORY : tmpdir(), PREFIX));
  // PostgreSQL runs as another user when this is root.
  chmodSync(folder, 0o711);
  const files = join(folder, 'files');
  mkdirSync(files);
  chmodSync(files, 0o1777);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const database = await startDatabase({ dataDir: folder, fsync: false });
    return {
      ownerUrl: database.ownerUrl,
      files,
      async stop() {
        await database.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Creating and dropping a database takes hundreds of files, which costs a disk more than the tests' statements do. */
function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem()) > ENOUGH;
}

/** A killed run leaves its PostgreSQL and its folder behind. */
async function removeAbandoned() {
  for (const folder of [tmpdir(), MEMORY].flatMap(foldersIn)) {
    const lock = lockAbandoned(folder);
    if (!lock) continue;
    const running = postmaster(join(folder, 'postgres'));
    if (running) await stopPostmaster(running);
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
}

function foldersIn(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(parent, name));
}

/** Null for a database in use, for the folder of another user, and for a run that is just starting. */
function lockAbandoned(folder) {
  if (!existsSync(join(folder, 'database.json'))) return null;
  try {
    const lock = lockFolder(folder);
    return lock.holder ? null : lock;
  } catch (error) {
    if (['EACCES', 'ENOENT'].includes(error.code)) return null;
    throw error;
  }
}

import {
  chownSync,
  closeSync,
  constants,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Locks a file for this process: `{ fd, release() }`, or `{ holder }` when another process has it. The kernel binds the lock to the
 * open file: it is visible from every container, and ends with the last process that has inherited the file, however that one ends.
 */
export function lockFile(path, { create = true } = {}) {
  const fd = openSync(path, constants.O_RDWR | (create ? constants.O_CREAT : 0), 0o600);
  if (!tryLock(fd)) {
    closeSync(fd);
    return { holder: readFileSync(path, 'utf8').trim() || 'unbekannt' };
  }
  return { fd, release: () => closeSync(fd) };
}

/** One program per folder. Stores this process's id for the message of a second start. */
export function lockFolder(folder) {
  const path = lockPath(folder);
  const lock = lockFile(path);
  if (lock.holder) return lock;
  try {
    // After a start as root the folder's owner must be able to start again.
    const { uid, gid } = statSync(dirname(path));
    if (process.getuid?.() === 0) chownSync(path, uid, gid);
    ftruncateSync(lock.fd);
    writeSync(lock.fd, `Prozess ${process.pid} auf ${hostname()}\n`);
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

export const lockPath = (folder) => `${folder}/program.lock`;

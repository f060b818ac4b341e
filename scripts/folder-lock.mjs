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
 * Takes a file for this process: `{ fd, release() }`, or `{ holder }` when somebody else has it. The kernel binds the lock to the
 * open file: it is seen from every container, and ends with the last process that has inherited the file, however that one ends.
 */
export function lockFile(path, { create = true } = {}) {
  const fd = openSync(path, constants.O_RDWR | (create ? constants.O_CREAT : 0), 0o600);
  if (!tryLock(fd)) {
    closeSync(fd);
    return { holder: readFileSync(path, 'utf8').trim() || 'unbekannt' };
  }
  return { fd, release: () => closeSync(fd) };
}

/** One program per folder. Names this process to whoever comes second. */
export function lockFolder(folder) {
  const path = lockPath(folder);
  const lock = lockFile(path);
  if (lock.holder) return lock;
  try {
    // Root may start once on a folder of somebody who wants to start it again tomorrow.
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

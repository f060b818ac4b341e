import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';

/** PostgreSQL refuses to run as root: whoever is root starts it as Debian's user. For `spawn`. */
export function asPostgres() {
  if (process.getuid() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  return { uid, gid };
}

/** Of that user, for nobody else. */
export function ownedFolder(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  give(folder);
  return folder;
}

export function ownedFile(file, text) {
  writeFileSync(file, text, { mode: 0o600 });
  give(file);
  return file;
}

function give(path) {
  const { uid, gid } = asPostgres();
  if (uid !== undefined) chownSync(path, uid, gid);
}

import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError, makeFolder } from './database-place.mjs';
import { lockPath } from './folder-lock.mjs';

const fileOf = (folder) => join(folder, 'database.json');
const secret = () => randomBytes(24).toString('hex');

/** The stored settings of the folder's database: passwords, port, and its home when that is elsewhere. */
export function readInstance(folder) {
  const file = fileOf(folder);
  createFolder(folder);
  if (!existsSync(file)) {
    if (wasUsed(folder)) throw lost(file);
    createOnce(file, JSON.stringify({ password: secret() }));
  }
  const instance = parsed(file);
  // Folders of releases before 1.4 have only the owner's password.
  return { ...instance, appPassword: instance.appPassword ?? secret() };
}

export function writeInstance(folder, instance) {
  const file = fileOf(folder);
  const text = JSON.stringify(instance);
  if (readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  // After a start as root the folder's owner must be able to start again.
  const { uid, gid } = statSync(file);
  if (process.getuid?.() === 0) chownSync(`${file}.new`, uid, gid);
  renameSync(`${file}.new`, file);
}

/** Readable by its owner only. Of two first starts one writes it, and a full disk leaves no empty file. */
export function createOnce(file, text) {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return;
    rmSync(file, { force: true });
    throw notWritable(file, error);
  }
}

function createFolder(folder) {
  try {
    if (!existsSync(folder)) makeFolder(folder, 0o711);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

export function notWritable(path, error) {
  return new DatabaseError(
    `${path} lässt sich nicht beschreiben (${error.code}). Bitte die Rechte und den freien Platz prüfen oder mit DATA_DIR einen anderen Ordner angeben.`,
    { cause: error },
  );
}

function wasUsed(folder) {
  return existsSync(join(folder, 'postgres')) || existsSync(lockPath(folder));
}

function lost(file) {
  return new DatabaseError(
    `${file} fehlt: Ohne diese Datei kommt niemand in die Datenbank dieses Ordners. Bitte die Datei aus einer Kopie des Ordners ` +
      'zurücklegen, oder den Ordner beiseitelegen und eine Sicherung zurückspielen (npm run restore).',
  );
}

function parsed(file) {
  let instance;
  try {
    instance = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw unreadable(file, error);
  }
  if (typeof instance?.password === 'string') return instance;
  throw unreadable(file);
}

function unreadable(file, cause) {
  return new DatabaseError(
    `${file} ist nicht lesbar (anderer Benutzer oder beschädigt). Bitte als der Benutzer starten, dem der Ordner gehört, oder die Datei ` +
      'aus einer Kopie des Ordners zurücklegen.',
    { cause },
  );
}

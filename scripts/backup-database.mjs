import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { buildStale } from './build-stale.mjs';
import { startDatabase } from './database.mjs';
import { DatabaseError } from './database-place.mjs';
import { root } from './paths.mjs';
import { postmaster } from './postmaster.mjs';
import { sentenceOf } from './shutdown.mjs';

/** Runs `work(owner)` on the database that `npm start` would use, running or not. */
export async function withDatabase(isNew, work) {
  await buildStale({ only: ['backend'] });
  const { url, stop } = await open(isNew);
  try {
    return await connectTo(url, work);
  } finally {
    await stop();
  }
}

/** Work that takes long says beside its output that it goes on: a large company takes minutes. */
export async function whileWorking(work, { every = 5_000, say = (line) => console.error(line) } = {}) {
  const begun = Date.now();
  const timer = setInterval(() => say(`… seit ${Math.round((Date.now() - begun) / 1_000)} s`), every);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

export async function connectTo(url, work) {
  const owner = new pg.Client({ connectionString: url });
  // The running statement reports a lost connection.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** Imports a part of the built backend. */
export function platform(file) {
  return import(pathToFileURL(join(root, 'backend/dist/platform', file)).href);
}

async function open(isNew) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  const dataDir = resolve(root, process.env.DATA_DIR || 'data');
  const running = runningIn(dataDir);
  if (running) return { url: running, stop: async () => undefined };
  if (!isNew && !existsSync(join(dataDir, 'database.json')))
    throw new DatabaseError(`In ${dataDir} ist keine Datenbank. Bitte DATA_DIR oder DATABASE_URL setzen.`);
  const { ownerUrl, stop } = await startDatabase({ dataDir });
  return { url: ownerUrl, stop };
}

/** The login of the embedded database while Stundenbuch runs on it. */
function runningIn(dataDir) {
  const file = join(dataDir, 'database.json');
  if (!existsSync(file)) return null;
  const { home, password, port } = JSON.parse(readFileSync(file, 'utf8'));
  if (!postmaster(join(home ?? dataDir, 'postgres'))?.ready) return null;
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** Prints one sentence about `file` or the database where the operator can fix it, and exits with 1. */
export function fail(error, file) {
  const reason = REASONS[error.code];
  console.error(
    reason
      ? `${error.path ?? file} lässt sich nicht lesen oder schreiben: ${reason}. Bitte eine andere Datei angeben.`
      : sentenceOf(error),
  );
  process.exit(1);
}

const REASONS = {
  ENOSPC: 'die Platte ist voll',
  EACCES: 'dieser Benutzer darf es nicht',
  EPERM: 'dieser Benutzer darf es nicht',
  EROFS: 'dort darf nur gelesen werden',
  ENOENT: 'den Ordner gibt es nicht',
  ENOTDIR: 'den Ordner gibt es nicht',
  EISDIR: 'es ist ein Ordner',
};

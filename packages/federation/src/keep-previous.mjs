import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Starts with a dot, so no server sends it.
const LIST = '.release.json';
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/;

/**
 * Open windows load parts of the release that they started with. So the hashed files of the previous release
 * remain beside the new ones; those of earlier releases are removed.
 */
export function keepPrevious(next, dist) {
  const own = hashedFiles(next);
  const before = ownFiles(dist);
  // A rebuild of the same release carries over the same files as its first build.
  const isSame = before.join() === own.join();
  for (const file of isSame ? hashedFiles(dist) : before) {
    const isPresent = existsSync(join(next, file)) || !existsSync(join(dist, file));
    if (!isPresent) cpSync(join(dist, file), join(next, file), { preserveTimestamps: true });
  }
  writeFileSync(join(next, LIST), JSON.stringify(own));
}

function hashedFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => HASHED.test(file))
    .sort();
}

/** What the build itself wrote, without carried-over files. */
function ownFiles(dist) {
  const list = join(dist, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : hashedFiles(dist);
}

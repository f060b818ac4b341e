import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Begins with a dot, so no server sends it.
const LIST = '.release.json';
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/;

/**
 * Windows that are open load parts of the release that they began with. So the files with a hash in their names of the
 * release before this one stay beside the new ones; those of releases before that go.
 */
export function keepPrevious(next, dist) {
  const own = hashedFiles(next);
  const before = ownFiles(dist);
  // The same release built again takes over what it found when it was built first.
  const isSame = before.join() === own.join();
  for (const file of isSame ? hashedFiles(dist) : before) {
    const isHere = existsSync(join(next, file)) || !existsSync(join(dist, file));
    if (!isHere) cpSync(join(dist, file), join(next, file), { preserveTimestamps: true });
  }
  writeFileSync(join(next, LIST), JSON.stringify(own));
}

function hashedFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => HASHED.test(file))
    .sort();
}

/** What the build itself wrote, without what it took over. */
function ownFiles(dist) {
  const list = join(dist, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : hashedFiles(dist);
}

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { keepPrevious } from './keep.mjs';
import { dirOf, root } from './paths.mjs';

/** Where a part is built before it takes the place of the one that is served. */
export const nextDirOf = (name) => join(root, '.build/next', name);

export const clearNext = (name) => rmSync(nextDirOf(name), { recursive: true, force: true });

/** What has been built becomes what is served, with the hashed files of the release before. */
export async function release(name) {
  const next = nextDirOf(name);
  const dist = join(dirOf(name), 'dist');
  await compress(next);
  keepPrevious(next, dist);
  swap(next, dist);
}

/** A running server sees the old files or the new ones, never half of them. */
function swap(next, dist) {
  const old = `${next}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

/** The same for a build by rspack's own command line. */
export class Release {
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.beforeRun.tap('Release', () => clearNext(this.name));
    compiler.hooks.afterEmit.tapPromise('Release', () => release(this.name));
  }
}

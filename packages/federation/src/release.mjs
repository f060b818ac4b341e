import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { keepPrevious } from './keep-previous.mjs';
import { dirOf, root } from './paths.mjs';

/** Where a part is built before it replaces the live one. */
export const nextDirOf = (name) => join(root, '.build/next', name);

export const clearNext = (name) => rmSync(nextDirOf(name), { recursive: true, force: true });

/** Puts a build live, with the hashed files of the previous release. */
export async function release(name) {
  const next = nextDirOf(name);
  const dist = join(dirOf(name), 'dist');
  await compress(next);
  keepPrevious(next, dist);
  swap(next, dist);
}

/** A running server sees either the old files or the new ones, never a mix. */
function swap(next, dist) {
  const old = `${next}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

/** The same for a build with rspack's own command line. */
export class Release {
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.beforeRun.tap('Release', () => clearNext(this.name));
    compiler.hooks.afterEmit.tapPromise('Release', () => release(this.name));
  }
}

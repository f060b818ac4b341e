import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, root } from './paths.mjs';

const SKIPPED = /(^|\/)(node_modules|dist)(\/|$)|\.test\.[a-z]+$/;
const WEB = ['package-lock.json', 'packages/domain', 'packages/web', 'packages/federation'];

/** The parts that can be built, with their input files and folders. */
export function parts() {
  return {
    backend: ['package-lock.json', 'backend', 'scripts/build-backend.mjs', 'scripts/swc-options.mjs'],
    shell: [...WEB, 'shell', 'package.json'],
    ...Object.fromEntries(remotes().map((name) => [name, [...WEB, join('remotes', name)]])),
  };
}

export function staleParts() {
  return Object.keys(parts()).filter((name) => !isFresh(name));
}

function isFresh(name) {
  return (
    existsSync(distOf(name)) &&
    existsSync(stampOf(name)) &&
    readFileSync(stampOf(name), 'utf8') === hash(name)
  );
}

function distOf(name) {
  return join(root, name === 'backend' || name === 'shell' ? name : join('remotes', name), 'dist');
}

export function stamp(name, contentHash) {
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(stampOf(name), contentHash);
}

const stampOf = (name) => join(root, '.build', name);

/** By content, not times: a checkout, a copy or a reverted change rebuilds nothing. */
export function hash(name) {
  const sum = createHash('sha256');
  for (const file of sourcesOf(name)) sum.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return sum.digest('hex');
}

/** Every input file of this part. */
export const sourcesOf = (name) => parts()[name].flatMap(filesOf);

function filesOf(input) {
  const path = join(root, input);
  if (!existsSync(path)) return [];
  if (!/\.[a-z]+$/.test(input)) {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !SKIPPED.test(join(input, entry.name)))
      .flatMap((entry) =>
        entry.isDirectory() ? filesOf(join(input, entry.name)) : [join(input, entry.name)],
      )
      .sort();
  }
  return [input];
}

import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { root } from './paths.mjs';
import { swcOptions } from './swc-options.mjs';

const source = join(root, 'backend/src');
const output = join(root, 'backend/dist');
const next = join(root, '.build/next/backend');

const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts');

export async function buildBackend() {
  const files = (await readdir(source, { recursive: true })).filter(isSource);
  await rm(next, { recursive: true, force: true });
  await Promise.all(files.map(compile));
  await swap();
}

/** A process that starts meanwhile finds the old files or the new ones, never a mix. */
async function swap() {
  const old = `${next}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(output)) await rename(output, old);
  await rename(next, output);
  await rm(old, { recursive: true, force: true });
}

/** One file, by its path below backend/src. */
async function compile(file) {
  const target = join(next, file.replace(/\.ts$/, '.js'));
  const { code, map } = await transformFile(join(source, file), swcOptions);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
  await writeFile(`${target}.map`, map);
}

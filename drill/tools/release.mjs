import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/paths.mjs';

/** The next release of the backend: this one, with one more migration. Answers its folder. */
export function nextRelease(folder, migration, sql) {
  mkdirSync(join(folder, 'backend'), { recursive: true });
  for (const part of ['backend/dist', 'backend/migrations']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  for (const part of [
    'node_modules',
    'shell',
    'remotes',
    'registry.json',
    'package.json',
    'backend/package.json',
  ]) {
    symlinkSync(join(root, part), join(folder, part));
  }
  writeFileSync(join(folder, 'backend/migrations', migration), sql);
  return folder;
}

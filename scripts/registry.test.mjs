import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { remotes, root } from './paths.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

// The shell refuses a module of another version than the registered one.
it('the registry names the modules built here, with their versions', () => {
  const built = remotes().map((name) => ({
    name,
    address: `/remotes/${name}/`,
    version: read(`remotes/${name}/package.json`).version,
  }));
  const byName = (a, b) => a.name.localeCompare(b.name);
  expect(read('registry.json').modules.sort(byName)).toEqual(built.sort(byName));
});

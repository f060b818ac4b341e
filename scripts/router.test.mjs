import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as part from '../shell/src/router.ts';
import { remotes, root } from './paths.mjs';

const folders = ['shell', 'packages/web', ...remotes().map((name) => `remotes/${name}`)];

/** What a file imports from the router: names, not types, which are erased. */
function takenBy(file) {
  const imports = /import \{([^}]*)\} from 'react-router-dom'/g;
  return [...readFileSync(file, 'utf8').matchAll(imports)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

it('the shared part of the router has everything that shell and remotes import', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.tsx?$/.test(name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const taken = new Set(files.flatMap(takenBy));
  expect(taken.size).toBeGreaterThan(5);
  expect([...taken].filter((name) => !(name in part))).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { remotes, root } from './paths.mjs';
import { sourcesOf } from './stale.mjs';

const filesIn = (folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.[a-z]+$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));

// A part that is not rebuilt would show yesterday's program.
it.each(['shell', ...remotes().map((name) => `remotes/${name}`)])(
  'every source is an input of %s',
  (folder) => {
    const sources = sourcesOf(folder.replace('remotes/', ''));
    for (const of of [folder, 'packages/web', 'packages/domain', 'packages/federation']) {
      expect(filesIn(of).length).toBeGreaterThan(0);
      expect(sources).toEqual(expect.arrayContaining(filesIn(of)));
    }
  },
);

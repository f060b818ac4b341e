import { join } from 'node:path';
import { expect, it } from 'vitest';
import { remotes, root } from './paths.mjs';

const manifests = await Promise.all(
  remotes().map((name) =>
    import(join(root, 'remotes', name, 'src/manifest.ts')).then((file) => file.default),
  ),
);
const items = manifests.flatMap(({ navigation }) => navigation.map(({ path }) => path));
const routes = manifests.flatMap((manifest) => manifest.routes);

it.each(routes.map(({ path, under }) => [path, under]))(
  'the navigation marks an item at %s',
  (path, under) => {
    if (under !== undefined) expect(items).toContain(under);
    else expect(items).toContain(path);
  },
);

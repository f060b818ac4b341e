import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function remotes() {
  return readdirSync(join(root, 'remotes')).filter((name) =>
    existsSync(join(root, 'remotes', name, 'package.json')),
  );
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './product.ts';

/** The release before any feature could be switched on, and its commit. */
export const FORMER = '1.3.4';
const COMMIT = '589701230839f9bed06a2c5faa0c3a3ad2ffca5c';

/** Its backend, built once beside the data of the benchmark: the folder of the built code. */
export function buildFormer(): string {
  const folder = join(root, '.build/former');
  const dist = join(folder, 'backend/dist');
  if (existsSync(join(dist, 'server.js'))) return dist;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', COMMIT], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkModules(folder);
  execFileSync(process.execPath, ['scripts/build.mjs', 'backend'], { cwd: folder, stdio: 'inherit' });
  return dist;
}

/** Its libraries are of the same versions as today's; its workspaces are its own. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@stundenbuch'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@stundenbuch') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  symlinkSync(join(folder, 'packages/domain'), join(modules, '@stundenbuch/domain'));
}

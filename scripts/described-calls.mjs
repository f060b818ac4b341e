import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

/** The OpenAPI document of the sources as they are; no server and no database is needed for it. */
export async function describedCalls() {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), 'backend'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('the backend does not build');
  return builtCalls();
}

/** The same of what has been built. */
export async function builtCalls() {
  const { describeCalls } = await import(pathToFileURL(join(root, 'backend/dist/app.module.js')).href);
  return describeCalls();
}

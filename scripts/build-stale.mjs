import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './paths.mjs';
import { staleParts } from './stale.mjs';

/** rspack's native part says this of itself while its process ends, and nothing is wrong. */
const NOISE = /^ObjectRef is not unref/;

/** In a separate process, so that the server does not keep the bundler's memory and threads. */
export async function buildStale({ signal, only } = {}) {
  const stale = staleParts().filter((part) => !only || only.includes(part));
  if (stale.length === 0) return;
  console.log(`Wird gebaut: ${stale.join(', ')} …`);
  const child = spawn(process.execPath, [join(root, 'scripts/build.mjs'), ...stale], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    signal,
  });
  const errors = createInterface({ input: child.stderr });
  errors.on('line', (line) => NOISE.test(line) || console.error(line));
  await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new BuildError())));
  });
}

class BuildError extends Error {
  message = 'Der Bau ist gescheitert, siehe oben.';
}

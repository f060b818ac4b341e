import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/paths.mjs';
import { within } from './wait.mjs';

/** `npm run backup` or `restore`, as an operator types it; returns how long it took. */
export async function command(script, file, dataDir) {
  const begun = performance.now();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const args = ['run', '--silent', script, '--', file];
  const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await within(once(child, 'exit'), () => `npm run ${script} has not ended`);
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}`);
  return performance.now() - begun;
}

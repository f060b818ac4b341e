import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../scripts/paths.mjs';
import { until, within } from './wait.mjs';

/** Today in all drills: a Friday late in its month, after many working days. */
const TODAY = '2026-11-20';

/** A process of the built backend, or of another release in `folder`. */
export function startBackend({ database, port, env = {}, folder = root }) {
  let output = '';
  const child = spawn(process.execPath, [join(folder, 'backend/dist/main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      ...database.env,
      EMBEDDED_DATABASE: '1',
      FIXED_TODAY: TODAY,
      DEMO: 'off',
      JWT_SECRET: 'only-the-drill-knows-this-secret-0123456789',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output = (output + part).slice(-200_000);
    });
  }
  const gone = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const end = () => within(gone, () => `The backend has not ended:\n${output}`);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const backend = {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid,
    isRunning,
    output: () => output,
    /** How it ended by itself. */
    end,
    /** SIGKILL: without a chance to clean up. */
    async kill() {
      child.kill('SIGKILL');
      await end();
    },
    /** As a supervisor stops it; returns how it ended. */
    async stop() {
      if (isRunning()) child.kill('SIGTERM');
      return end();
    },
  };
  return backend;
}

export async function untilReady(backend) {
  await until(
    () => !backend.isRunning() || backend.output().includes('Stundenbuch läuft'),
    () => `The backend has not started:\n${backend.output()}`,
    { every: 10 },
  );
  if (!backend.isRunning()) throw new Error(`The backend ended at its start:\n${backend.output()}`);
}

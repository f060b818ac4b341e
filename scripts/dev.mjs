// npm run dev: the backend restarts on every change; shell and remotes come from the bundler with hot replacement.
import { spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { dev } from '@stundenbuch/federation';
import { buildBackend } from './build-backend.mjs';
import { prepareEnvironment } from './environment.mjs';
import { remotes, root } from './paths.mjs';
import { onShutdown } from './shutdown.mjs';

const stops = [];
const shutdown = onShutdown({
  seconds: 9.5,
  async stop() {
    for (const stop of stops.reverse()) await stop();
  },
});

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';
const backendPort = port + 1;

// What watch mode leaves in the dist folders is no production build, so the next start has to build again.
rmSync(join(root, '.build'), { recursive: true, force: true });
const { env, stopDatabase } = await prepareEnvironment(process.env, { onLost: shutdown.fail });
stops.push(stopDatabase);
// The backend always listens on loopback; TRUST_PROXY tells it when the bundler's server is reachable by others.
const TRUST_PROXY = env.TRUST_PROXY || (/^(127\.|localhost$|::1$)/.test(host) ? '' : '127.0.0.1');
const server = backendProcess({ ...env, TRUST_PROXY, PORT: String(backendPort), HOST: '127.0.0.1' });
stops.push(() => server.stop());
await server.restart();
watchSources(() => server.restart());

const web = await dev({
  names: ['shell', ...remotes()],
  port,
  host,
  backend: `http://127.0.0.1:${backendPort}`,
});
stops.push(() => web.close());
console.log(`\nStundenbuch (Entwicklung): ${web.url}`);
shutdown.ready();

/** One restart at a time; a change during a restart causes another. */
function backendProcess(childEnv) {
  let child = null;
  let queue = Promise.resolve();
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  };
  const restart = async () => {
    try {
      await buildBackend();
    } catch (error) {
      // The running server stays up until the source compiles again.
      console.error(error.message);
      return;
    }
    await stop();
    child = spawn(process.execPath, ['--enable-source-maps', join(root, 'backend/dist/main.js')], {
      cwd: root,
      env: childEnv,
      stdio: 'inherit',
    });
  };
  return {
    stop,
    restart() {
      queue = queue.then(restart);
      return queue;
    },
  };
}

function watchSources(changed) {
  let timer;
  for (const folder of ['backend/src', 'packages/domain/src']) {
    const watcher = watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      // An editor writes several times, so restarts are debounced.
      clearTimeout(timer);
      timer = setTimeout(changed, 100);
    });
    stops.push(async () => watcher.close());
  }
}

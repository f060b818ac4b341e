// Replaces npm start: two processes with different modules behind nginx, which look like one program to a browser.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtCalls } from '../../scripts/described-calls.mjs';
import { prepareEnvironment } from '../../scripts/environment.mjs';
import { nginxMap } from '../../scripts/nginx-map.mjs';
import { root } from '../../scripts/paths.mjs';
import { onShutdown } from '../../scripts/shutdown.mjs';
import { startBackend, untilReady } from './backend.mjs';
import { startNginx } from './nginx.mjs';

const HOURS = ['timesheet', 'absences'];
/** All others, whichever there are: what no process answers would be 404. The session's calls are answered by both. */
const REST = readdirSync(join(root, 'backend/dist/modules')).filter(
  (name) => !HOURS.includes(name) && name !== 'session',
);

const started = [];
const shutdown = onShutdown({ seconds: 9.5, stop });

try {
  const { env, stopDatabase } = await prepareEnvironment(process.env);
  started.push(stopDatabase);
  const [hours, rest] = await Promise.all([HOURS, REST].map((modules) => startShare(env, modules)));
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-nginx-'));
  started.push(async () => rmSync(folder, { recursive: true, force: true }));
  const nginx = await startNginx(await configuration(port, hours, rest), folder);
  started.push(() => nginx.stop());
  await greet(`http://127.0.0.1:${port}`);
  shutdown.ready();
} catch (error) {
  console.error(error);
  await stop();
  process.exit(1);
}

async function stop() {
  for (const end of started.reverse()) await end();
}

async function startShare(env, modules) {
  const port = await freePort();
  // Without TRUST_PROXY: the tests log in with the published passwords, which are disabled where strangers have access.
  const own = { PORT: String(port), MODULES: modules.join(), DATABASE_POOL: '10' };
  const backend = startBackend({
    database: { env },
    port,
    env: { DEMO: 'on', ...env, ...own },
  });
  started.push(() => backend.stop());
  await untilReady(backend);
  return backend;
}

/** The map from npm run proxy-map, and a log of the chosen upstreams. */
async function configuration(port, hours, rest) {
  const address = (backend) => `127.0.0.1:${backend.port}`;
  const shares = [{ modules: HOURS, servers: [address(hours)] }];
  return `
    ${nginxMap(await builtCalls(), shares, [address(rest)])}
    log_format split '$stundenbuch $status $request_method $uri';
    server {
      listen 127.0.0.1:${port};
      client_max_body_size 2m;
      access_log ${process.env.DRILL_LOG || 'off'} ${process.env.DRILL_LOG ? 'split' : ''};
      location / {
        proxy_pass http://$stundenbuch;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
      }
    }`;
}

/** Prints the same as npm start, because the tests read address and accounts from it. */
async function greet(url) {
  const { accounts } = await import(pathToFileURL(join(root, 'backend/dist/demo/companies.js')).href);
  console.log(`\nStundenbuch läuft: ${url}`);
  for (const { email, password, what } of accounts) console.log(`  ${email}  ${password}  ${what}`);
  console.log('\nBeenden mit Strg+C.');
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

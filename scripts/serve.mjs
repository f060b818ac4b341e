import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build-stale.mjs';
import { prepareEnvironment } from './environment.mjs';
import { root } from './paths.mjs';
import { onShutdown, sentenceOf } from './shutdown.mjs';

const started = [];

// Seconds: requests up to 6 (the server cuts off the rest), database up to 3.
const shutdown = onShutdown({
  seconds: 9.5,
  async stop() {
    for (const stop of started.reverse()) await stop();
  },
});

try {
  await start();
  shutdown.ready();
} catch (error) {
  console.error(sentenceOf(error));
  for (const stop of started.reverse()) await stop();
  process.exit(1);
}

async function start() {
  await buildStale();
  if (shutdown.asked) return;
  const { env, stopDatabase } = await prepareEnvironment(process.env, { onLost: shutdown.fail });
  started.push(stopDatabase);
  const { accountLines, startServer } = await import(
    pathToFileURL(join(root, 'backend/dist/server.js')).href
  );
  // As backend/src/main.ts: longer than a failover takes.
  const server = await startServer(env, { patience: 60 });
  started.push(() => withinSeconds(6, server.close()));
  greet(server.url, accountLines(server.demo));
}

/** A request that never ends must not prevent the database from closing. */
function withinSeconds(seconds, work) {
  let timer;
  const limit = new Promise((done) => {
    timer = setTimeout(done, seconds * 1_000);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** By its name, because browsers keep passkeys for names alone. */
function greet(address, lines) {
  const url = address.replace('//127.0.0.1:', '//localhost:');
  console.log(`\nStundenbuch läuft: ${url}`);
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  console.log('\nBeenden mit Strg+C.');
}

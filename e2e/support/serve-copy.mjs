// Serves the built product with a database of the tests, like npm start with the embedded one.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = (file) => import(pathToFileURL(join(import.meta.dirname, '../../backend/dist', file)).href);
const { startServer } = await built('server.js');
const { readConfig } = await built('platform/config.js');
const { Clock } = await built('platform/clock.js');

const env = { ...process.env, EMBEDDED_DATABASE: '1' };
let now = Date.parse(readConfig(env).fixedNow);
const running = await startServer(env, { quiet: true, clock: new Clock(() => now) });
// A test moves the clock, which would otherwise take a restart.
process.on('message', (instant) => {
  now = Date.parse(instant);
  process.send(instant);
});
process.on('SIGTERM', async () => {
  await running.close();
  process.exit(0);
});
console.log(`Stundenbuch läuft: ${running.url}`);
for (const { email, password, what } of running.demo.accounts)
  console.log(`  ${email}  ${password}  ${what}`);
console.log('Beenden mit Strg+C.');

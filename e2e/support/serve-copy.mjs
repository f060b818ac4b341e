// Serves the built product with a database of the tests, like npm start with the embedded one.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const server = join(import.meta.dirname, '../../backend/dist/server.js');
const { startServer } = await import(pathToFileURL(server).href);
const running = await startServer({ ...process.env, EMBEDDED_DATABASE: '1' }, { quiet: true });
process.on('SIGTERM', async () => {
  await running.close();
  process.exit(0);
});
console.log(`Stundenbuch läuft: ${running.url}`);
for (const { email, password, what } of running.demo.accounts)
  console.log(`  ${email}  ${password}  ${what}`);
console.log('Beenden mit Strg+C.');

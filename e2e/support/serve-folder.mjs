// Serves a built product from another folder, on a database that the tests have made.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const server = join(import.meta.dirname, '../../backend/dist/server.js');
const { startServer } = await import(pathToFileURL(server).href);
const env = { ...process.env, EMBEDDED_DATABASE: '1' };
const running = await startServer(env, { root: process.argv[2], quiet: true });
process.on('SIGTERM', async () => {
  await running.close();
  process.exit(0);
});
process.send({ url: running.url, accounts: running.demo.accounts });

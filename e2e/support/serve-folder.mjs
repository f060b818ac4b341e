// Serves a built product from another folder, with the demo on an embedded database.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareEnvironment } from '../../scripts/environment.mjs';

const server = join(import.meta.dirname, '../../backend/dist/server.js');
const { env, stopDatabase } = await prepareEnvironment(process.env, { log: () => undefined });
const { startServer } = await import(pathToFileURL(server).href);
const running = await startServer(env, { root: process.argv[2], quiet: true });
process.on('SIGTERM', async () => {
  await running.close();
  await stopDatabase();
  process.exit(0);
});
process.send({ url: running.url, accounts: running.demo.accounts });

// Serves a built product that lies in another folder, with the demo on an embedded database.
import { prepareEnvironment } from '../../scripts/environment.mjs';

const { env, stopDatabase } = await prepareEnvironment(process.env, { log: () => undefined });
const { startServer } = await import('../../backend/dist/server.js');
const server = await startServer(env, { root: process.argv[2], quiet: true });
process.on('SIGTERM', async () => {
  await server.close();
  await stopDatabase();
  process.exit(0);
});
process.send(server.url);

import { accountLines, ConfigError, type RunningServer, startServer } from './server.ts';

/** Below the ten that are promised. */
const STOP_SECONDS = 9.5;
/** Longer than a failover takes. */
const DATABASE_SECONDS = 60;

let server: RunningServer | undefined;

async function stop(): Promise<void> {
  // A forced stop is better than one that hangs.
  setTimeout(() => process.exit(1), STOP_SECONDS * 1000).unref();
  await server?.close();
  process.exit(0);
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);

try {
  server = await startServer(process.env, { patience: DATABASE_SECONDS });
  console.log(`Stundenbuch läuft: ${server.url}`);
  for (const line of accountLines(server.demo)) console.log(line);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

import 'reflect-metadata';
import { join } from 'node:path';
import type { Client } from 'pg';
import { appModule } from './app.module.ts';
import { accountLines, type DemoAccounts } from './demo/accounts.ts';
import { fillDatabase } from './fill.ts';
import { chooseModules } from './modules.ts';
import { backUpBeforeMigrating } from './platform/backup/before-migrating.ts';
import { Clock } from './platform/clock.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { Database } from './platform/database/database.ts';
import { tables } from './platform/database/entities.ts';
import { Patience } from './platform/database/patience.ts';
import { checkLogin, prepareDatabase } from './platform/database/prepare.ts';
import { listen } from './platform/http/listen.ts';
import { Installation } from './platform/installation.ts';
import { releaseMemory } from './platform/memory.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from './platform/metrics/metrics-server.ts';
import { Secrets } from './platform/secrets.ts';
import { deleteExpiredSessions } from './platform/session/expired-sessions.ts';

export { accountLines, ConfigError };

export interface RunningServer {
  url: string;
  demo: DemoAccounts;
  /** Where figures for the operator are served, if they are. */
  metricsUrl?: string;
  close(): Promise<void>;
}

/** What a program asks of a start, and options for tests. */
export interface ServerOptions {
  clock?: Clock;
  root?: string;
  logStream?: NodeJS.WritableStream;
  /** Print nothing. */
  quiet?: boolean;
  /** How long a start waits for a database that is away, in seconds. */
  patience?: number;
}

const NO_KEY =
  'SECRETS_KEY ist nicht gesetzt: Codes einer App als zweiter Faktor und die Anmeldung mit Firmenkonto sind aus.';
const WORKS_NOT =
  'WORKER=off: Dieser Prozess verschickt keine Mails, erledigt nichts, was zu einer Zeit fällig ist, und versiegelt den Verlauf nicht.';

const POOLED =
  'Vor der Datenbank steht ein Pooler (PgBouncer): Anweisungen werden nicht vorbereitet, was auch im Transaktionsmodus geht. Im Sitzungsmodus spart DATABASE_PREPARE=on Zeit.';

/** Checks the settings, migrates the database, fills the demo, and listens. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env);
  const chosen = chooseModules(config.modules);
  const clock = options.clock ?? clockOf(config);
  const print = options.quiet ? () => undefined : (line: string) => console.warn(line);
  const patience = new Patience(options.patience ?? 0, print);
  const fill = async (owner: Client) => {
    await deleteExpiredSessions(owner, clock.now());
    return fillDatabase(owner, config, clock, print);
  };
  const backUpFirst = async (due: string) => {
    if (!config.backupBeforeMigrating) return;
    const file = await backUpBeforeMigrating(config.ownerUrl, config.backupBeforeMigrating, clock.now(), due);
    print(`Vor der Migration gesichert: ${file}`);
  };
  const demo = await patience.until(() => prepareDatabase(config, fill, backUpFirst));
  try {
    const database = await openDatabase(config, patience);
    let measured: MetricsServer | undefined;
    try {
      const installation = new Installation(config, demo.areNew ? [] : demo.accounts);
      const secrets = new Secrets(config.secretsKeys);
      if (!secrets.isOn) print(NO_KEY);
      if (!config.works) print(WORKS_NOT);
      if (database.isPooled && config.prepare === undefined) print(POOLED);
      const platform = { database, clock, jwtSecret: config.jwtSecret, installation, secrets };
      const root = options.root ?? join(import.meta.dirname, '../..');
      const metrics = config.metrics && (await metricsOf(database, clock, config.metrics.backupDir));
      if (config.metrics && metrics)
        measured = await serveMetrics(metrics, config.metrics.host, config.metrics.port);
      const listening = await listen(appModule(platform, chosen), config, root, options.logStream, metrics);
      releaseMemory();
      const close = async () => {
        await measured?.close();
        await listening.close();
      };
      return { url: listening.url, demo, close, ...(measured && { metricsUrl: measured.url }) };
    } catch (error) {
      await measured?.close();
      await database.onApplicationShutdown();
      throw error;
    }
  } catch (error) {
    // Nobody else knows the new passwords.
    if (demo.areNew) accountLines(demo).forEach(print);
    throw error;
  }
}

async function openDatabase(config: Config, patience: Patience): Promise<Database> {
  await patience.until(() => checkLogin(config));
  const url = config.appUrl ?? config.ownerUrl;
  const { reads, readUrl, prepare: named } = config;
  return patience.until(() => Database.open(url, config.poolSize, tables, { reads, readUrl, named }));
}

/** The library is loaded only where its figures are wanted. */
async function metricsOf(database: Database, clock: Clock, backupDir: string | undefined): Promise<Metrics> {
  const { Metrics } = await import('./platform/metrics/metrics.ts');
  return new Metrics(database, clock, backupDir);
}

function clockOf({ fixedNow }: Config): Clock {
  if (!fixedNow) return Clock.system();
  console.warn(`Achtung: FIXED_TODAY ist gesetzt, das Programm hält ${fixedNow} für jetzt.`);
  return Clock.fixed(fixedNow);
}

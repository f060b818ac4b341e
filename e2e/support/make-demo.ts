import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type AppWithClock, TODAY } from './app.ts';

const here = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the database with the demo, on the server of TEST_DATABASE_URL. */
    demo?: string;
  }
}

/** Before the first test: one first start creates the demo, and the test files start with a copy of it. */
export default async function makeDemo({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  // In the drill the processes share one database.
  if (!process.env.TEST_DATABASE_URL || process.env.E2E_PROGRAM) return;
  const demo = newName();
  await onServer(`create database ${demo}`);
  const app = await startOn(envOf(demo));
  await app.stop();
  // For the tests of LibreOffice as well, when they run together.
  vitest.provide('demo', demo);
  return () => onServer(`drop database ${demo}`);
}

export const newName = () => `demo_${randomUUID().replaceAll('-', '')}`;

/** What the program needs to run on that database. */
export function envOf(database: string): NodeJS.ProcessEnv {
  const url = new URL(process.env.TEST_DATABASE_URL as string);
  url.pathname = `/${database}`;
  return { DATABASE_URL: url.toString(), JWT_SECRET: randomUUID() + randomUUID() };
}

interface Place {
  /** Another copy of the sources, built. */
  root?: string;
  /** Where it finds the shell, the remotes and their registry. */
  served?: string;
}

/** The program on that database, in this process: its code is loaded once, which takes four times as long as starting it. */
export async function startOn(
  given: NodeJS.ProcessEnv,
  { root = here, served = root }: Place = {},
): Promise<AppWithClock> {
  const built = (file: string) => import(pathToFileURL(join(root, 'backend/dist', file)).href);
  const { startServer } = await built('server.js');
  const { readConfig } = await built('platform/config.js');
  const { Clock } = await built('platform/clock.js');
  const env = { EMBEDDED_DATABASE: '1', PORT: '0', FIXED_TODAY: TODAY, LOG_LEVEL: 'error', ...given };
  let now = Date.parse(readConfig(env).fixedNow);
  const clock = new Clock(() => now);
  const { url, demo, close } = await startServer(env, { root: served, quiet: true, clock });
  return {
    url,
    accounts: demo.accounts,
    setClock: (instant) => {
      now = Date.parse(instant);
    },
    stop: close,
  };
}

export async function onServer(...statements: string[]): Promise<void> {
  const server = new Client({ connectionString: process.env.TEST_DATABASE_URL as string });
  await server.connect();
  try {
    for (const statement of statements) await server.query(statement);
  } finally {
    await server.end();
  }
}

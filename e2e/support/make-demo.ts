import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type AppWithClock, startApp } from './app.ts';

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

/** The program on that database instead of its own. */
export const startOn = (
  given: NodeJS.ProcessEnv,
  root = join(import.meta.dirname, '../..'),
): Promise<AppWithClock> => startApp('', given, join(root, 'e2e/support/serve-copy.mjs'));

export async function onServer(...statements: string[]): Promise<void> {
  const server = new Client({ connectionString: process.env.TEST_DATABASE_URL as string });
  await server.connect();
  try {
    for (const statement of statements) await server.query(statement);
  } finally {
    await server.end();
  }
}

import { inject } from 'vitest';
import { type App, dataFolder, startApp } from './app.ts';
import { newName, onServer, startOn } from './make-demo.ts';

/** The program with a demo of its own: a copy where one was made before the first test, else a first start. */
export function startDemo(env: NodeJS.ProcessEnv = {}): Promise<App> {
  const demo = inject('demo');
  return demo === undefined ? startFirst(env) : startCopy(demo, env);
}

/** `script`: npm start of another copy of the sources. */
export async function startFirst(env: NodeJS.ProcessEnv, script?: string): Promise<App> {
  const data = dataFolder();
  const app = await startApp(data.path, env, script);
  return { ...app, stop: () => app.stop().finally(data.remove) };
}

async function startCopy(demo: string, env: NodeJS.ProcessEnv): Promise<App> {
  const copy = newName();
  // One after the other: PostgreSQL copies no database that somebody else is just copying.
  await onServer(`select pg_advisory_lock(hashtext('demo'))`, `create database ${copy} template ${demo}`);
  const app = await startOn(copy, env);
  return { ...app, stop: () => app.stop().finally(() => onServer(`drop database ${copy} with (force)`)) };
}

import { inject } from 'vitest';
import { type App, dataFolder, startApp } from './app.ts';
import { newName, onServer, startOn } from './make-demo.ts';

/** The program with its own demo: a copy of the prepared one, or else a first start. */
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
  // Sequentially: PostgreSQL cannot copy a database that is being copied.
  await onServer(`select pg_advisory_lock(hashtext('demo'))`, `create database ${copy} template ${demo}`);
  const app = await startOn(copy, env);
  return { ...app, stop: () => app.stop().finally(() => onServer(`drop database ${copy} with (force)`)) };
}

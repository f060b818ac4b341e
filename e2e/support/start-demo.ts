import { join } from 'node:path';
import { inject } from 'vitest';
import { type App, dataFolder, startApp } from './app.ts';
import { envOf, newName, onServer, startOn } from './make-demo.ts';

/** The program with its own demo: a copy of the prepared one, or else a first start. `root`: another copy of the sources, built. */
export async function startDemo(env: NodeJS.ProcessEnv = {}, root?: string): Promise<App> {
  if (inject('demo') === undefined) return startFirst(env, root && join(root, 'scripts/start.mjs'));
  const demo = await copyDemo();
  const app = await startOn({ ...env, ...demo.env }, { root });
  return { ...app, stop: () => app.stop().finally(demo.drop) };
}

async function startFirst(env: NodeJS.ProcessEnv, script?: string): Promise<App> {
  const data = dataFolder();
  const app = await startApp(data.path, env, script);
  return { ...app, stop: () => app.stop().finally(data.remove) };
}

/** A database with a copy of the prepared demo. */
export async function copyDemo(): Promise<{ env: NodeJS.ProcessEnv; drop: () => Promise<void> }> {
  const copy = newName();
  // Sequentially: PostgreSQL cannot copy a database that is being copied.
  const create = `create database ${copy} template ${inject('demo')} strategy file_copy`;
  await onServer(`select pg_advisory_lock(hashtext('demo'))`, create);
  return { env: envOf(copy), drop: () => onServer(`drop database ${copy} with (force)`) };
}

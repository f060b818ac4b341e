import { type ChildProcess, fork } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { Bare } from './limit.ts';
import type { Sized } from './logins.ts';
import type { Statement } from './serve.ts';
import { TODAY } from './sizes.ts';
import { SECRET } from './tokens.ts';

export interface Program {
  port: number;
  pid: number;
  /** The next message after this one. */
  ask<Answer>(message: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

/** Those of scripts/start.mjs. */
const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=32', '--expose-gc'];

/** The product on this database, as `npm start` configures it. Its log is written, but discarded. */
export function startProduct(
  { ownerUrl }: Pick<Sized, 'ownerUrl'>,
  env: NodeJS.ProcessEnv = {},
): Promise<Program> {
  return start('serve.ts', NODE_FLAGS, {
    DATABASE_URL: ownerUrl,
    EMBEDDED_DATABASE: '1',
    JWT_SECRET: SECRET,
    FIXED_TODAY: TODAY,
    DEMO: 'off',
    PORT: '0',
    ...env,
  });
}

export function startLimit({ ownerUrl }: Sized): Promise<Program> {
  return start('limit.ts', [], { DATABASE_URL: ownerUrl });
}

async function start(file: string, execArgv: string[], env: NodeJS.ProcessEnv): Promise<Program> {
  const nowhere = openSync('/dev/null', 'w');
  const child = fork(join(import.meta.dirname, file), [], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', nowhere, 'inherit', 'ipc'],
  });
  const { port } = await answer<{ port: number }>(child);
  return {
    port,
    pid: child.pid as number,
    ask: (message) => {
      const next = answer(child);
      child.send(message as object);
      return next as Promise<never>;
    },
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`The program ended with ${code}`));
    child.once('exit', failed);
    child.once('message', (message) => {
      child.off('exit', failed);
      resolve(message as T);
    });
  });
}

/** The statements of a call apart from its session and what begins and ends its transaction. */
export async function statementsOf(product: Program, path: string, token: string): Promise<Statement[]> {
  await product.ask('recorded');
  const response = await fetch(`http://127.0.0.1:${product.port}/api${path}`, {
    headers: { authorize: token },
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.text();
  const statements = await product.ask<Statement[]>('recorded');
  return statements.filter(({ text }) => !/session_of|set_config|^begin|^commit/.test(text));
}

export async function teach(limit: Program, call: string, bare: Bare): Promise<void> {
  await limit.ask({ call, bare });
}

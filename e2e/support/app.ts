import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The drill runs the same tests against several processes behind a proxy. */
const standard = join(root, process.env.E2E_PROGRAM ?? 'scripts/start.mjs');

/** A Friday in the middle of a month: yesterday was a working day, and the month is open. */
export const TODAY = '2026-11-20';

export interface Account {
  email: string;
  password: string;
  what: string;
}

export interface App {
  url: string;
  accounts: Account[];
  stop(): Promise<void>;
}

export interface AppWithClock extends App {
  /** Moves the fixed clock. */
  setClock(instant: string): void;
}

/** A data folder for one run, separate from the developer's own. */
export function dataFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'stundenbuch-e2e-'));
  // As root, PostgreSQL runs as a different user.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The program as a newcomer starts it, with the demo, on a free port, on a fixed day. */
export async function startApp(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  script = standard,
): Promise<App> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const program = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...inherited, PORT: '0', DATA_DIR: dataDir, FIXED_TODAY: TODAY, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const greeting = await untilGreeted(program);
  return {
    url: /http:\/\/\S+/.exec(greeting)?.[0].replace(/\/$/, '') ?? '',
    accounts: accountsIn(greeting),
    stop: () => end(program),
  };
}

function untilGreeted(program: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Strg+C')) resolve(output);
    };
    program.stdout?.on('data', listen);
    program.stderr?.on('data', listen);
    program.on('exit', (code) => reject(new Error(`The program ended with ${code}:\n${output}`)));
  });
}

function accountsIn(greeting: string): Account[] {
  return [...greeting.matchAll(/^ {2}(\S+@\S+)\s+(\S+)\s+(.+)$/gm)].map(([, email, password, what]) => ({
    email: email as string,
    password: password as string,
    what: what as string,
  }));
}

/** Like the supervisor: SIGTERM, and the program exits with 0. */
async function end(program: ChildProcess): Promise<void> {
  const ended = new Promise<number | null>((resolve) => program.on('exit', resolve));
  program.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`The program ended with ${code}`);
}

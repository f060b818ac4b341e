import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tokenAt } from './judge.ts';
import { load } from './load.ts';
import type { Context, Row } from './part.ts';
import { root } from './product.ts';
import { SECRET } from './tokens.ts';

export const name = 'start-memory';
export const builds = ['backend', 'shell'];

/** `npm start` from outside: the time until it answers, and the server's memory. */
export async function run({ size }: Context): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-bench-'));
  chmodSync(folder, 0o711);
  try {
    await (await start({ DATA_DIR: folder })).stop();
    const second = await start({ DATA_DIR: folder });
    await second.stop();
    const sized = await size('M');
    const loaded = await start({ DATABASE_URL: sized.ownerUrl, JWT_SECRET: SECRET, DEMO: 'off' });
    await pause(2_000);
    const [idle, busy] = [megabytes(loaded.server), [] as number[]];
    const paths = [
      '/timesheet/workingtime?from=2026-10-01&to=2026-10-31',
      '/timesheet/absences',
      '/user/current',
    ];
    for (let i = 0; i < 10; i++) {
      await load(loaded.port, 16, 1_000, (n) => ({ path: paths[n % 3] as string, token: tokenAt(sized, n) }));
      busy.push(megabytes(loaded.server));
    }
    await loaded.stop();
    return [
      atMost('second npm start until health', second.seconds, 5, 's', 1),
      atMost('memory after the start', idle, 170, 'MB'),
      atMost('memory under 16 connections, 10 s', Math.max(...busy), 400, 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Started {
  seconds: number;
  port: number;
  /** The server's process id. */
  server: number;
  stop(): Promise<void>;
}

async function start(env: NodeJS.ProcessEnv): Promise<Started> {
  const begun = performance.now();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await greeting(child);
  const health = await fetch(new URL('/api/health', url));
  if (health.status !== 200) throw new Error(`health: ${health.status}`);
  const seconds = (performance.now() - begun) / 1_000;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' });
  return {
    seconds,
    port: Number(new URL(url).port),
    server: Number(children.trim().split(/\s+/)[0]),
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function greeting(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Stundenbuch läuft: (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
  });
}

function megabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}

function atMost(work: string, value: number, most: number, unit: string, digits = 0): Row {
  return {
    work,
    target: `at most ${most} ${unit}`,
    measured: `${value.toFixed(digits)} ${unit}`,
    ratio: value / most,
    met: value <= most,
  };
}

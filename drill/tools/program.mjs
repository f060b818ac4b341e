import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inContainer } from '../../scripts/containers.mjs';
import { root } from '../../scripts/paths.mjs';
import { postmaster } from '../../scripts/postmaster.mjs';

const START_SECONDS = 180;

/** The whole program on a folder, as a service manager runs it: our process and its PostgreSQL. */
export class Program {
  #child;
  #output = '';

  constructor({ dataDir, port, container = false }) {
    const node = [process.execPath, join(root, 'scripts/serve.mjs')];
    const [program, ...args] = container ? inContainer(...node) : node;
    this.dataDir = dataDir;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#child = spawn(program, args, {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        PORT: String(port),
        FIXED_TODAY: '2026-11-20',
        DEMO: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.on('data', (part) => {
        this.#output = (this.#output + part).slice(-200_000);
      });
    }
    this.gone = once(this.#child, 'exit').then(([code, signal]) => ({ code, signal }));
  }

  get output() {
    return this.#output;
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async ready() {
    for (const end = performance.now() + START_SECONDS * 1000; performance.now() < end; await pause(20)) {
      if (!this.isRunning) throw new Error(`The program ended at its start:\n${this.#output}`);
      if (this.#output.includes('Stundenbuch läuft')) return this;
    }
    throw new Error(`The program did not start:\n${this.#output}`);
  }

  /** Kills our process alone; its PostgreSQL outlives it. */
  async kill() {
    this.#child.kill('SIGKILL');
    await this.gone;
  }

  /** As the kernel does when out of memory. */
  killDatabase() {
    const { home = this.dataDir } = JSON.parse(readFileSync(join(this.dataDir, 'database.json'), 'utf8'));
    const running = postmaster(join(home, 'postgres'));
    if (!running) throw new Error('PostgreSQL does not run.');
    process.kill(running.pid, 'SIGKILL');
  }

  async stop() {
    if (this.isRunning) this.#child.kill('SIGTERM');
    return this.gone;
  }

  /** As owner, without row-level security. */
  async query(text, values) {
    const { password, port } = JSON.parse(readFileSync(join(this.dataDir, 'database.json'), 'utf8'));
    const login = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
    const client = new pg.Client(login);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }
}

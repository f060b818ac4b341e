import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { inContainer } from '../../scripts/containers.mjs';
import { root } from '../../scripts/paths.mjs';
import { postmaster } from '../../scripts/postmaster.mjs';
import { QUERY_LIMITS, until, within } from './wait.mjs';

const RECOVERED = 'PostgreSQL läuft wieder.';

/** The whole program on a folder, as a service manager runs it: our process and its PostgreSQL. */
export class Program {
  #child;
  #output = '';
  #recoveries = 0;
  #gone;

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
      createInterface({ input: stream }).on('line', (line) => {
        this.#output = `${this.#output}${line}\n`.slice(-200_000);
        // Counted as it arrives: under load a kill brings more lines than are kept.
        if (line === RECOVERED) this.#recoveries++;
      });
    }
    this.#gone = once(this.#child, 'close').then(([code, signal]) => ({ code, signal }));
  }

  get output() {
    return this.#output;
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async ready() {
    await until(
      () => !this.isRunning || this.#output.includes('Stundenbuch läuft'),
      () => `The program has not started:\n${this.#output}`,
    );
    if (!this.isRunning) throw new Error(`The program ended at its start:\n${this.#output}`);
    return this;
  }

  /** How it ended by itself. */
  end() {
    return within(this.#gone, () => `The program has not ended:\n${this.#output}`);
  }

  /** Kills our process alone; its PostgreSQL outlives it. */
  async kill() {
    this.#child.kill('SIGKILL');
    await this.end();
  }

  /** As the kernel does when out of memory. */
  killDatabase() {
    const { home = this.dataDir } = JSON.parse(readFileSync(join(this.dataDir, 'database.json'), 'utf8'));
    const running = postmaster(join(home, 'postgres'));
    if (!running) throw new Error('PostgreSQL does not run.');
    process.kill(running.pid, 'SIGKILL');
  }

  /** Waits until the program has restarted PostgreSQL or has given up. */
  async killDatabaseAndWait() {
    const before = this.#recoveries;
    this.killDatabase();
    await until(
      () => !this.isRunning || this.#recoveries > before,
      () => `PostgreSQL was killed, and the program neither restarted it nor ended:\n${this.#output}`,
    );
  }

  async stop() {
    if (this.isRunning) this.#child.kill('SIGTERM');
    return this.end();
  }

  /** As owner, without row-level security. */
  async query(text, values) {
    const { password, port } = JSON.parse(readFileSync(join(this.dataDir, 'database.json'), 'utf8'));
    const login = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
    const client = new pg.Client({ ...login, ...QUERY_LIMITS });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }
}

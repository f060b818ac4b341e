import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase } from '../../scripts/database.mjs';
import { postmaster } from '../../scripts/postmaster.mjs';
import { signal, untilGone, withChildren } from './processes.mjs';
import { QUERY_LIMITS } from './wait.mjs';

/** The embedded PostgreSQL as the product runs it, with fsync; killed, frozen and started at will. */
export class DrillDatabase {
  #running;
  #frozen = [];

  constructor(dataDir) {
    this.dataDir = dataDir;
  }

  get url() {
    return this.#running.ownerUrl;
  }

  /** Settings for the backend. */
  get env() {
    return { DATABASE_URL: this.#running.ownerUrl, DATABASE_APP_URL: this.#running.appUrl };
  }

  async start() {
    this.#running = await startDatabase({ dataDir: this.dataDir, log: () => undefined });
  }

  async stop() {
    this.thaw();
    await this.#running?.stop();
    this.#running = undefined;
  }

  /** Kills the postmaster alone, or with all its children; waits until they are gone. */
  async kill({ children = false } = {}) {
    const pids = this.#pids();
    for (const pid of children ? pids : pids.slice(0, 1)) signal(pid, 'SIGKILL');
    await untilGone(pids, 'PostgreSQL');
    // Nothing is running any more: this releases the folder for the next start.
    await this.#running.stop();
  }

  /** Connections stay open but get no answers, as when the network to the database is cut. */
  freeze() {
    this.#frozen = this.#pids();
    for (const pid of this.#frozen) signal(pid, 'SIGSTOP');
  }

  thaw() {
    for (const pid of this.#frozen) signal(pid, 'SIGCONT');
    this.#frozen = [];
  }

  /** As owner, without row-level security. */
  async query(text, values) {
    const client = new pg.Client({ connectionString: this.url, ...QUERY_LIMITS });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  #pids() {
    const { home } = JSON.parse(readFileSync(join(this.dataDir, 'database.json'), 'utf8'));
    const main = postmaster(join(home ?? this.dataDir, 'postgres'));
    if (!main) throw new Error('PostgreSQL does not run.');
    return withChildren(main.pid);
  }
}

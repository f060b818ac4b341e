import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase } from '../../scripts/database.mjs';
import { postmaster } from '../../scripts/postmaster.mjs';
import { QUERY_LIMITS, until } from './wait.mjs';

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
    await until(
      () => !pids.some(isAlive),
      () => `PostgreSQL was killed and still runs: ${pids.filter(isAlive).join(', ')}`,
      { every: 5 },
    );
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
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return [main.pid, ...all.map(Number).filter((pid) => parentOf(pid) === main.pid)];
  }
}

const parentOf = (pid) => Number(statOf(pid)?.split(' ')[1]);

/** State and what follows in /proc; the name before it may contain spaces. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
  } catch {
    return undefined;
  }
}

/** A zombie counts as gone here. */
function isAlive(pid) {
  const stat = statOf(pid);
  return stat !== undefined && !stat.startsWith('Z');
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, untilReady } from './backend.mjs';
import { DrillDatabase } from './database.mjs';
import { startNginx } from './nginx.mjs';

/** The environment of one drill. Everything it started is stopped at its end, however it ends. */
export class Context {
  #opened = [];
  #port = Number(process.env.DRILL_PORTS || 4500);
  #folder = undefined;

  /** A temporary folder; PostgreSQL runs as another user when this is root. */
  get folder() {
    if (!this.#folder) {
      this.#folder = mkdtempSync(join(tmpdir(), 'stundenbuch-drill-'));
      chmodSync(this.#folder, 0o711);
    }
    return this.#folder;
  }

  log(line) {
    console.log(`  ${line}`);
  }

  /** Closed in reverse order at the end of the drill. */
  track(opened) {
    this.#opened.push(opened);
    return opened;
  }

  /** A PostgreSQL with fsync on, as in production: `{ url, kill(), freeze(), thaw(), start(), stop() }`. */
  async database() {
    const database = this.track(new DrillDatabase(join(this.folder, 'data')));
    await database.start();
    return database;
  }

  /** A backend process: `{ url, pid, kill(), stop(), output() }`; `waits: false` does not wait for it to be ready. */
  async backend(database, env = {}, options = {}) {
    const port = options.port ?? (await this.port());
    const { waits = true, ...others } = options;
    const backend = this.track(startBackend({ database, port, env, ...others }));
    if (waits) await untilReady(backend);
    return backend;
  }

  /** nginx with this configuration inside `http {}`: `{ stop() }`. */
  async nginx(http) {
    return this.track(await startNginx(http, join(this.folder, `nginx-${await this.port()}`)));
  }

  async port() {
    // Reserved before the first await, because calls may be concurrent.
    const port = ++this.#port;
    return (await isFree(port)) ? port : this.port();
  }

  async close() {
    for (const opened of this.#opened.reverse()) await opened.stop();
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }
}

function isFree(port) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => answer(true)));
  });
}

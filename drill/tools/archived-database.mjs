import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { postmaster, stopPostmaster } from '../../scripts/postmaster.mjs';
import { asPostgres, ownedFile, ownedFolder } from './as-postgres.mjs';
import { examples } from './example.mjs';
import { needPackages } from './packages.mjs';
import { QUERY_LIMITS, until } from './wait.mjs';

const PAGE = 'docs/operations/one-machine.md';
const BIN = '/usr/lib/postgresql/15/bin';
const PASSWORD = 'geheim';

/** Debian's PostgreSQL with pgBackRest as docs/operations/one-machine.md describes it, in a folder of its own. */
export class ArchivedDatabase {
  #folder;
  #data;
  #port;

  constructor(folder, port) {
    needPackages({ 'postgresql-15': `${BIN}/postgres`, pgbackrest: '/usr/bin/pgbackrest' });
    this.#folder = ownedFolder(join(folder, 'archived'));
    this.#data = join(this.#folder, 'main');
    this.#port = port;
  }

  /** What the page would have Debian's packages know: where all this lies. */
  get #env() {
    return {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      PGHOST: this.#folder,
      PGPORT: String(this.#port),
      PGBACKREST_CONFIG: join(this.#folder, 'pgbackrest.conf'),
      PGBACKREST_PG1_PORT: String(this.#port),
      PGBACKREST_PG1_SOCKET_PATH: this.#folder,
      PGBACKREST_LOCK_PATH: this.#folder,
      PGBACKREST_LOG_PATH: this.#folder,
    };
  }

  async create() {
    const [pgbackrest] = examples(PAGE, 'ini').filter((block) => block.includes('pg1-path='));
    const [archive] = examples(PAGE, 'ini').filter((block) => block.includes('archive_command'));
    const here = pgbackrest
      .replace('/var/lib/pgbackrest', ownedFolder(join(this.#folder, 'repo')))
      .replace('/var/lib/postgresql/15/main', this.#data);
    ownedFile(join(this.#folder, 'pgbackrest.conf'), here);
    this.#run(`${BIN}/initdb`, [
      '-D',
      this.#data,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
    ownedFile(
      join(this.#data, 'postgresql.auto.conf'),
      `${archive}unix_socket_directories = '${this.#folder}'\n`,
    );
    await this.start();
    const [sql] = examples(PAGE, 'sql');
    for (const statement of sql.split(';').filter((part) => part.trim()))
      await this.query(statement, [], 'postgres');
  }

  async start() {
    const log = openSync(join(this.#folder, 'postgres.log'), 'a');
    const args = ['-D', this.#data, '-p', String(this.#port), '-c', 'listen_addresses=127.0.0.1'];
    const options = { ...asPostgres(), env: this.#env, detached: true, stdio: ['ignore', log, log] };
    spawn(`${BIN}/postgres`, args, options).unref();
    await until(
      () => postmaster(this.#data)?.ready,
      () => readFileSync(join(this.#folder, 'postgres.log'), 'utf8'),
    );
  }

  async stop() {
    const running = postmaster(this.#data);
    if (running) await stopPostmaster(running);
  }

  /** A block of the page that begins with this comment, as an operator types it; services are started and stopped by `systemctl`. Returns what it says. */
  async follow(comment, { systemctl, changed = (line) => line } = {}) {
    const [block] = examples(PAGE, 'sh').filter((text) => text.startsWith(`# ${comment}`));
    if (!block) throw new Error(`${PAGE} has no block '${comment}'.`);
    let said = '';
    for (const line of block
      .trim()
      .split('\n')
      .filter((text) => !text.startsWith('#'))) {
      if (line.startsWith('systemctl ')) await systemctl(line);
      else if (line.startsWith('sudo -u postgres '))
        said = this.#run('/bin/sh', ['-c', changed(line.replace('sudo -u postgres ', ''))]);
      else throw new Error(`Not understood: ${line}`);
    }
    return said;
  }

  /** As superuser, by the socket. */
  async query(text, values, database = 'stundenbuch') {
    const client = new pg.Client({
      host: this.#folder,
      port: this.#port,
      user: 'postgres',
      database,
      ...QUERY_LIMITS,
    });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  get env() {
    const of = (user) => `postgres://${user}:${PASSWORD}@127.0.0.1:${this.#port}/stundenbuch`;
    return { DATABASE_URL: of('stundenbuch_owner'), DATABASE_APP_URL: of('stundenbuch_login') };
  }

  #run(program, args) {
    const done = spawnSync(program, args, {
      ...asPostgres(),
      cwd: this.#folder,
      env: this.#env,
      encoding: 'utf8',
    });
    if (done.status === 0) return done.stdout.trim();
    throw new Error(`${args.join(' ')} ended with ${done.status}:\n${done.stdout}${done.stderr}`);
  }
}

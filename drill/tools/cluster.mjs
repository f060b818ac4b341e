import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postmaster } from '../../scripts/postmaster.mjs';
import { asPostgres, ownedFile, ownedFolder } from './as-postgres.mjs';
import { apiOf, clusterConfig, NODES, PASSWORD, POOLER_PORT, PRIMARY_PORT } from './cluster-config.mjs';
import { needPackages } from './packages.mjs';
import { killAll, signal, withChildren } from './processes.mjs';
import { QUERY_LIMITS, until } from './wait.mjs';

const BIN = '/usr/lib/postgresql/15/bin';
const PROGRAMS = {
  'postgresql-15': `${BIN}/postgres`,
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
};
/** More than a node takes to come back as a replica: it may have to copy all. */
const WHOLE_SECONDS = 180;

/** PostgreSQL on three nodes as docs/operations/three-machines.md describes it, on loopback. */
export class Cluster {
  #pids = new Map();
  #folder;
  #config;

  constructor(folder) {
    needPackages(PROGRAMS);
    this.#folder = join(folder, 'cluster');
    this.#config = clusterConfig(this.#folder);
  }

  async start() {
    ownedFolder(this.#folder);
    for (const n of NODES) {
      ownedFolder(join(this.#folder, `n${n}`));
      this.#write(`n${n}.yml`, this.#config.patroni(n));
      this.startEtcd(n);
    }
    this.#write('haproxy.cfg', this.#config.haproxy);
    this.startNode(1);
    await until(
      async () => (await this.primary()) === 1,
      () => this.#log('patroni1'),
    );
    for (const n of NODES.slice(1)) this.startNode(n);
    this.#spawn('haproxy', PROGRAMS.haproxy, ['-db', '-f', join(this.#folder, 'haproxy.cfg')]);
    await this.whole();
    // As the page says, statement by statement: `create database` stands alone.
    for (const statement of this.#config.sql.split(';').filter((part) => part.trim()))
      await this.query(statement, [], 'postgres');
  }

  startEtcd(n) {
    this.#spawn(`etcd${n}`, PROGRAMS['etcd-server'], [], {
      ...this.#config.etcd(n),
      GOMAXPROCS: '1',
      ETCD_LOG_LEVEL: 'error',
    });
  }

  killEtcd(n) {
    return killAll([this.#pids.get(`etcd${n}`)], 'etcd');
  }

  startNode(n) {
    this.#spawn(`patroni${n}`, PROGRAMS.patroni, [join(this.#folder, `n${n}.yml`)]);
  }

  /** PostgreSQL alone, or the whole node: Patroni does not see it go either. */
  async killNode(n, { withPatroni = true } = {}) {
    await killAll(
      [...(withPatroni ? [this.#pids.get(`patroni${n}`)] : []), ...withChildren(this.#postmaster(n))],
      `n${n}`,
    );
  }

  /** Connections stay open but get no answers. Returns what thaws it. */
  freezeNode(n) {
    const pids = [this.#pids.get(`patroni${n}`), ...withChildren(this.#postmaster(n))];
    for (const pid of pids) signal(pid, 'SIGSTOP');
    return () => {
      for (const pid of pids) signal(pid, 'SIGCONT');
    };
  }

  async switchover() {
    const [leader, candidate] = [await this.primary(), await this.synchronous()];
    const answer = await fetch(`${apiOf(leader)}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: `n${leader}`, candidate: `n${candidate}` }),
    });
    if (answer.status !== 200) throw new Error(`Switchover: ${answer.status} ${await answer.text()}`);
  }

  /** The node that says of itself that it is primary. */
  async primary() {
    for (const n of NODES) if ((await ask(n, '/primary'))?.status === 200) return n;
    return undefined;
  }

  /** The node on which each acknowledged write lies, too. */
  async synchronous() {
    const found = (await this.#members()).find(({ role }) => role === 'sync_standby');
    if (!found) throw new Error('No node is synchronous.');
    return Number(found.name.slice(1));
  }

  /** Waits for a primary, a synchronous standby, and all others streaming what it writes. */
  whole() {
    let members = [];
    return until(
      async () => {
        members = await this.#members();
        const good = members.filter(
          ({ state, lag = 0 }) => /^(running|streaming)$/.test(state) && lag < 1_000_000,
        );
        const roles = good.map(({ role }) => role);
        return good.length === NODES.length && roles.includes('leader') && roles.includes('sync_standby');
      },
      () => `the cluster is not whole: ${JSON.stringify(members)}`,
      { seconds: WHOLE_SECONDS, every: 500 },
    );
  }

  /** As superuser, on whichever node is primary; asked again while there is none. */
  async query(text, values, database = 'stundenbuch') {
    for (const end = Date.now() + 60_000; ; await pause(1_000)) {
      try {
        return await this.queryOnce(text, values, database);
      } catch (error) {
        if (!isOutage(error) || Date.now() > end) throw error;
      }
    }
  }

  async queryOnce(text, values, database = 'stundenbuch') {
    const connectionString = urlOf('postgres', PRIMARY_PORT, database);
    const client = new pg.Client({ connectionString, ...QUERY_LIMITS, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Settings of a backend, by HAProxy alone or with PgBouncer between. */
  env({ pooled = false } = {}) {
    return {
      DATABASE_URL: urlOf('stundenbuch_owner', PRIMARY_PORT),
      DATABASE_APP_URL: urlOf('stundenbuch_login', pooled ? POOLER_PORT : PRIMARY_PORT),
    };
  }

  /** PgBouncer between processes and HAProxy. */
  async startPooler() {
    this.#write('userlist.txt', `"stundenbuch_login" "${PASSWORD}"\n`);
    this.#write('pgbouncer.ini', this.#config.pgbouncer);
    this.#spawn('pgbouncer', PROGRAMS.pgbouncer, [join(this.#folder, 'pgbouncer.ini')]);
    for (const statement of this.#config.loginSettings) await this.query(statement);
  }

  async stop() {
    for (const pid of this.#pids.values()) signal(pid, 'SIGCONT');
    const mains = NODES.map((n) => this.#postmaster(n))
      .filter(Boolean)
      .flatMap(withChildren);
    await killAll([...this.#pids.values(), ...mains], 'the cluster');
  }

  async #members() {
    for (const n of NODES) {
      const answer = await ask(n, '/cluster');
      if (answer?.status === 200) return (await answer.json()).members;
    }
    return [];
  }

  #postmaster(n) {
    return postmaster(join(this.#folder, `n${n}`))?.pid;
  }

  #write(name, text) {
    return ownedFile(join(this.#folder, name), text);
  }

  #spawn(name, program, args, env = {}) {
    const log = openSync(join(this.#folder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      ...asPostgres(),
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, HOME: this.#folder, LANG: 'C.UTF-8', ...env },
    });
    child.unref();
    this.#pids.set(name, child.pid);
  }

  #log(name) {
    return readFileSync(join(this.#folder, `${name}.log`), 'utf8').slice(-2_000);
  }
}

/** 08…, 57P…: connection; 25006: no longer primary. Without a code the connection ended. */
export const isOutage = ({ code }) => !code || /^(08|57P|25006|E[A-Z]+$)/.test(code);

const urlOf = (user, port, database = 'stundenbuch') =>
  `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`;

async function ask(n, path) {
  try {
    return await fetch(`${apiOf(n)}${path}`, { signal: AbortSignal.timeout(1_500) });
  } catch {
    return undefined;
  }
}

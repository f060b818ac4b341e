import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock } from '../src/platform/clock.ts';
import { migrate, migrationFiles } from '../src/platform/database/migrate.ts';
import { ConfigError, startServer } from '../src/server.ts';
import { Balancer } from './balancer.ts';
import { connect, createEmptyDatabase } from './database.ts';

const JWT_SECRET = 'a-secret-that-only-the-tests-know-0123456789';
const clock = Clock.fixed('2026-11-20T09:00:00Z');

let database: { url: string; drop(): Promise<void> };
let owner: Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  owner = await connect(database.url);
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

const start = (env: NodeJS.ProcessEnv = {}) =>
  startServer(
    { DATABASE_URL: database.url, JWT_SECRET, PORT: '0', LOG_LEVEL: 'silent', ...env },
    { clock, quiet: true },
  );

const login = (url: string, email: string, password: string) =>
  fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

describe('the first start', () => {
  it('migrates once when several processes start together', async () => {
    const servers = await Promise.all([start(), start(), start()]);
    const health = await Promise.all(servers.map(({ url }) => fetch(`${url}/api/health`)));
    expect(await Promise.all(health.map((answer) => answer.json()))).toEqual(Array(3).fill({ status: 'ok' }));
    await Promise.all(servers.map((server) => server.close()));
    expect(await migrate(owner)).toEqual([]);
  });

  it('frees the memory that only the start needed, where possible', async () => {
    const gc = vi.fn();
    vi.stubGlobal('gc', gc);
    const server = await start();
    vi.unstubAllGlobals();
    await server.close();
    expect(gc).toHaveBeenCalledExactlyOnceWith({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await (await start()).close();
    expect(gc).toHaveBeenCalledOnce();
  });

  it('creates no account without being asked', async () => {
    const server = await start();
    expect(server.demo.accounts).toEqual([]);
    expect((await owner.query('select from users')).rows).toEqual([]);
    await server.close();
  });

  it('creates the configured global admin once, in a company with the lowest free number', async () => {
    await owner.query(
      `insert into companies (id, name, created_at) values (1, 'Eins', now()), (3, 'Drei', now())`,
    );
    const named = { GLOBAL_ADMIN_EMAIL: 'Chef@Beispiel.example', GLOBAL_ADMIN_PASSWORD: 'Geheim1' };
    await expect(start({ ...named, GLOBAL_ADMIN_PASSWORD: 'geheim' })).rejects.toThrow(
      'GLOBAL_ADMIN_PASSWORD:',
    );
    for (let i = 0; i < 2; i++) {
      const server = await start(named);
      expect((await login(server.url, 'chef@beispiel.example', 'Geheim1')).status).toBe(200);
      await server.close();
    }
    const { rows } = await owner.query(
      `select c.id, c.name, c.permission, u.email from users u join companies c on c.id = u.company_id where global_admin`,
    );
    expect(rows).toEqual([
      { id: 2, name: 'Verwaltung', permission: '0000000000', email: 'chef@beispiel.example' },
    ]);
  });

  it('seeds no demo over data', async () => {
    const server = await start({ DEMO: 'on' });
    expect((await owner.query('select from entries')).rows).toEqual([]);
    await server.close();
  });
});

it('[OPS-26] a start without work in the background says what this process does not do', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const settings = { DATABASE_URL: database.url, JWT_SECRET, PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off' };
  await (await startServer({ ...settings, WORKER: 'on' }, { clock })).close();
  const said = () => warn.mock.calls.filter(([line]) => String(line).startsWith('WORKER=off'));
  expect(said()).toEqual([]);
  await (await startServer({ ...settings, WORKER: 'off' }, { clock })).close();
  expect(said()).toEqual([[expect.stringContaining('versiegelt den Verlauf nicht')]]);
  warn.mockRestore();
});

describe('[OPS-24] a start during a failover', () => {
  let balancer: Balancer;
  beforeAll(async () => {
    balancer = await Balancer.open(database.url);
  });
  afterAll(() => balancer?.close());

  /** What it says while it waits, which is over after a while. */
  async function startMeanwhile(patience: number, isOver: () => void): Promise<string[]> {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    setTimeout(isOver, 1_500);
    try {
      const env = {
        DATABASE_URL: balancer.through(database.url),
        JWT_SECRET,
        PORT: '0',
        LOG_LEVEL: 'silent',
      };
      const server = await startServer(env, { clock, patience });
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
      await server.close();
      return said.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('Datenbank'));
    } finally {
      said.mockRestore();
    }
  }

  it('tries again until there is a server', async () => {
    balancer.hasServer = false;
    const said = await startMeanwhile(30, () => {
      balancer.hasServer = true;
    });
    expect(said).toEqual([
      expect.stringMatching(
        /^DATABASE_URL: Die Datenbank ist nicht erreichbar \(.+\)\. Es wird 30 Sekunden lang weiter versucht\.$/,
      ),
    ]);
  });

  it('tries again until the server can be written to', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await owner.query(`alter database ${name} set default_transaction_read_only = on`);
    const said = await startMeanwhile(30, () => {
      owner.query(`alter database ${name} reset default_transaction_read_only`);
    });
    expect(said).toEqual([expect.stringContaining('Die Datenbank ist nicht erreichbar oder nur lesbar')]);
  });

  it('ends with one sentence when it takes longer', async () => {
    balancer.hasServer = false;
    const begun = performance.now();
    const env = { DATABASE_URL: balancer.through(database.url), JWT_SECRET, PORT: '0' };
    const failed = startServer(env, { clock, quiet: true, patience: 3 });
    await expect(failed).rejects.toThrow(ConfigError);
    await expect(failed).rejects.toThrow('DATABASE_URL: Die Datenbank ist nicht erreichbar');
    expect(performance.now() - begun).toBeGreaterThan(1_500);
    balancer.hasServer = true;
  });

  it('does not wait for what will not pass', async () => {
    const url = new URL(database.url);
    url.pathname = '/gibt_es_nicht';
    const begun = performance.now();
    const failed = startServer(
      { DATABASE_URL: url.toString(), JWT_SECRET },
      { clock, quiet: true, patience: 600 },
    );
    await expect(failed).rejects.toThrow('DATABASE_URL: Die Datenbank ist nicht erreichbar');
    expect(performance.now() - begun).toBeLessThan(300_000);
  });
});

describe('a start that can’t succeed', () => {
  it('says that the database is unreachable', async () => {
    const away = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    await expect(away).rejects.toThrow(ConfigError);
    await expect(away).rejects.toThrow('DATABASE_URL: Die Datenbank ist nicht erreichbar');
  });

  it('says that the port is taken', async () => {
    const server = await start();
    const second = start({ PORT: new URL(server.url).port });
    await expect(second).rejects.toThrow(/Der Port \d+ ist belegt/);
    await server.close();
  });

  it.each(['192.0.2.1', 'gibt-es-nicht.invalid'])('says that HOST is not ours: %s', async (HOST) => {
    const logStream = new PassThrough();
    const ours = { DATABASE_URL: database.url, JWT_SECRET, PORT: '0', LOG_LEVEL: 'info' };
    const server = await startServer(ours, { clock, quiet: true, logStream });
    await server.close();
    const env = { DATABASE_URL: database.url, JWT_SECRET, PORT: '0', LOG_LEVEL: 'info', HOST };
    const foreign = startServer(env, { clock, quiet: true, logStream });
    await expect(foreign).rejects.toThrow(ConfigError);
    await expect(foreign).rejects.toThrow(`HOST=${HOST} ist keine Adresse dieses Rechners`);
    expect(String(logStream.read() ?? '')).toBe('');
  });

  it('prints the right that the login of requests needs, and refuses one that bypasses row-level security', async () => {
    const name = `login_${process.pid}`;
    await owner.query(`create role ${name} login password 'geheim'`);
    const url = new URL(database.url);
    url.username = name;
    url.password = 'geheim';
    try {
      await expect(start({ DATABASE_APP_URL: url.toString() })).rejects.toThrow(
        `grant stundenbuch_app to ${name};`,
      );
      await owner.query(`grant stundenbuch_app to ${name}`);
      const server = await start({ DATABASE_APP_URL: url.toString() });
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
      await server.close();
      await owner.query(`alter role ${name} bypassrls`);
      await expect(start({ DATABASE_APP_URL: url.toString() })).rejects.toThrow(
        'DATABASE_APP_URL darf weder Superuser',
      );
    } finally {
      await owner.query(`drop role ${name}`);
    }
  });

  it('prints the SQL for an owner who may not create the role or switch to it', async () => {
    const name = `owner_${process.pid}`;
    await owner.query(`create role ${name} login password 'geheim'`);
    const url = new URL(database.url);
    url.username = name;
    url.password = 'geheim';
    const refused = start({ DATABASE_URL: url.toString() });
    await expect(refused).rejects.toThrow(
      `Bitte als Administrator ausführen: grant stundenbuch_app to ${name};`,
    );
    await owner.query(`drop role ${name}`);
  });
});

describe('a migration that fails', () => {
  it('leaves the old schema and can be repeated', async () => {
    await owner.query(`delete from migrations where name = '0002_tenancy.sql'`);
    await expect(migrate(owner)).rejects.toThrow('Migration 0002_tenancy.sql');
    const { rows } = await owner.query(`select from pg_policies where tablename = 'entries'`);
    expect(rows).toHaveLength(1);
    await owner.query(`insert into migrations (name) values ('0002_tenancy.sql')`);
    expect(await migrate(owner)).toEqual([]);
  });
});

describe('BACKUP_BEFORE_MIGRATE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-before-'));
  /** Fails where it has run already. */
  const AGAIN = '0002_tenancy.sql';
  const undo = () => owner.query('delete from migrations where name = $1', [AGAIN]);
  const redo = () => owner.query('insert into migrations (name) values ($1)', [AGAIN]);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('[OPS-04] backs the database up before it is changed, and not when nothing is due', async () => {
    const env = { BACKUP_BEFORE_MIGRATE: folder };
    await (await start(env)).close();
    expect(readdirSync(folder)).toEqual([]);
    await undo();
    await expect(start(env)).rejects.toThrow(`Migration ${AGAIN}`);
    const [file] = readdirSync(folder) as [string];
    expect(file).toBe('stundenbuch-vor-0002_tenancy-2026-11-20T090000Z.gz');
    const [head] = gunzipSync(readFileSync(join(folder, file)))
      .toString()
      .split('\n');
    expect(JSON.parse(head as string).migrations).toEqual(migrationFiles().filter((name) => name !== AGAIN));
    await redo();
  });

  it('[OPS-04] migrates nothing where it cannot back up', async () => {
    await undo();
    const env = { BACKUP_BEFORE_MIGRATE: join(folder, 'nowhere') };
    await expect(start(env)).rejects.toThrow(ConfigError);
    // Not the sentence of the migration, which would fail.
    await expect(start(env)).rejects.toThrow('Vor der Migration lässt sich nicht sichern');
    await redo();
  });
});

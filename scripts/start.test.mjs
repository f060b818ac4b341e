import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { root } from './paths.mjs';
import { postmaster } from './postmaster.mjs';

let folder;
let current;
let running = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stundenbuch-start-'));
  chmodSync(folder, 0o711);
});

afterEach(() => end(running.filter((program) => program !== current)));
afterAll(async () => {
  await end(running);
  rmSync(folder, { recursive: true, force: true });
});

async function end(programs) {
  for (const { child, ended } of programs) {
    child.kill('SIGTERM');
    await ended;
  }
  running = running.filter((program) => !programs.includes(program));
}

const settings = () => ({ DATA_DIR: folder, PORT: '0', DEMO: 'off', LOG_LEVEL: 'error' });

/** Starts the program as a person does; `url` comes from its output. */
function run(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = new Promise((done) => child.on('exit', (code, signal) => done(code ?? signal)));
  const url = new Promise((found, failed) => {
    const read = (part) => {
      output += part;
      const line = /Stundenbuch läuft: (\S+)/.exec(output);
      if (line) found(line[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => failed(new Error(output)));
  });
  const program = { child, ended, url, output: () => output };
  running.push(program);
  return program;
}

const start = (env = {}) => run(process.execPath, ['scripts/start.mjs'], { ...settings(), ...env });

/** All tests share one folder, and a program until a test ends it. */
function shared() {
  current ??= start();
  return current;
}

/** The same for a test that ends it. */
function taken() {
  const program = shared();
  current = undefined;
  return program;
}

/** Leaves the folder used, and nothing running on it. */
async function stopped() {
  if (!existsSync(join(folder, 'database.json'))) await shared().url;
  current = undefined;
  await end(running);
}

const health = async (url) => (await fetch(`${url}/api/health`)).json();

async function ownerClient() {
  const { port, password } = JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8'));
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  // The tested program stops this database, with or without us.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** A login, which waits until the client gives up its lock. */
async function heldLogin(url, client) {
  await client.query('begin; lock table login_failures, users in access exclusive mode');
  const answer = fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'niemand@example.org', password: 'falsch' }),
  });
  await waitingFor(client);
  return { answer };
}

const databaseRuns = () => existsSync(join(folder, 'postgres/postmaster.pid'));

describe('npm start', () => {
  it('runs with only its settings in the environment, and says its address by name, since browsers keep passkeys for names', async () => {
    expect(await shared().url).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await health(await shared().url)).toEqual({ status: 'ok' });
  });

  it('says clearly that it is already running on this folder', async () => {
    const url = await shared().url;
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim().split('\n')).toHaveLength(1);
    expect(second.output()).toContain(`Auf dem Ordner ${folder} läuft Stundenbuch bereits`);
    await expect(second.url).rejects.toThrow();
    expect(await health(url)).toEqual({ status: 'ok' });
  });

  it('uses a login without rights apart from its role, also on a folder of an older release', async () => {
    await stopped();
    const read = () => JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8'));
    const { appPassword: _, ...old } = read();
    writeFileSync(join(folder, 'database.json'), JSON.stringify(old));
    const url = await shared().url;
    expect(await health(url)).toEqual({ status: 'ok' });

    const { port, appPassword: password } = read();
    const login = { host: '127.0.0.1', port, user: 'stundenbuch_login', password, database: 'postgres' };
    const client = new pg.Client({ ...login, options: '-c role=stundenbuch_app' });
    client.on('error', () => {});
    await client.connect();
    const who = async () => (await client.query('select current_user as name')).rows[0].name;
    expect(await who()).toBe('stundenbuch_app');
    await client.query('set role none');
    expect(await who()).toBe('stundenbuch_login');
    await expect(client.query('select from users')).rejects.toThrow('permission denied');
    await expect(client.query('set role postgres')).rejects.toThrow('permission denied');
    for (const way of ['reset role', 'set session authorization default']) {
      await client.query(way);
      expect(await who()).toBe('stundenbuch_app');
    }
    await client.end();
    const again = await ownerClient();
    const { rows } = await again.query(
      `select distinct usename from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([{ usename: 'stundenbuch_login' }]);
    await again.end();
  });

  it('answers the running request before it ends, and leaves nothing running', async () => {
    const program = taken();
    const url = await program.url;
    const client = await ownerClient();
    const { answer } = await heldLogin(url, client);
    program.child.kill('SIGTERM');
    await new Promise((later) => setTimeout(later, 2_000));
    await client.query('rollback');
    expect((await answer).status).toBe(401);
    await client.end();
    expect(await program.ended).toBe(0);
    expect(databaseRuns()).toBe(false);
  });

  it('ends with 0 through npm as well, within 10 seconds even when a request never does', async () => {
    await stopped();
    const { PATH, HOME } = process.env;
    const program = run('npm', ['start'], { ...settings(), PATH, HOME });
    const url = await program.url;
    const { answer } = await heldLogin(url, await ownerClient());
    const cutOff = answer.catch(() => 'cut off');
    const begun = performance.now();
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    // The limit is half a second shorter, and a busy machine takes its time; after fifteen the database would end the request by itself.
    expect(performance.now() - begun).toBeLessThan(14_000);
    await cutOff;
    await expect(fetch(url)).rejects.toThrow();
    expect(databaseRuns()).toBe(false);
  });

  it('starts again after a crash', async () => {
    const first = taken();
    await first.url;
    const [server] = await childrenOf(first.child.pid);
    process.kill(server, 'SIGKILL');
    expect(await first.ended).toBe(1);
    expect(await health(await shared().url)).toEqual({ status: 'ok' });
  });

  it('restarts its database when that is killed, and ends with 1 when it keeps being killed', async () => {
    const program = taken();
    const url = await program.url;
    const { home = folder } = JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8'));
    const status = async () => (await fetch(`${url}/api/health`)).status;
    for (let killed = 1; killed <= 5; killed++) {
      process.kill(postmaster(join(home, 'postgres')).pid, 'SIGKILL');
      const back = () => program.output().split('PostgreSQL läuft wieder.').length - 1;
      await expect.poll(back).toBe(killed);
      await expect.poll(status).toBe(200);
    }
    process.kill(postmaster(join(home, 'postgres')).pid, 'SIGKILL');
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('PostgreSQL ist zu oft zu Ende gegangen');
  });

  it.each(['', 'abgeschnitten'])('says what to do about an invalid jwt-secret: %j', async (text) => {
    await stopped();
    writeFileSync(join(folder, 'jwt-secret'), text);
    const program = start();
    const code = await program.ended;
    rmSync(join(folder, 'jwt-secret'));
    expect(code).toBe(1);
    await expect(program.url).rejects.toThrow();
    expect(program.output().trim().split('\n')).toEqual([
      expect.stringContaining(`${folder}/jwt-secret ist leer oder abgeschnitten. Bitte`),
    ]);
    expect(databaseRuns()).toBe(false);
  });

  it('ends when the process that started it is killed', async () => {
    const program = taken();
    const url = await program.url;
    program.child.kill('SIGKILL');
    await expect
      .poll(() =>
        fetch(url).then(
          () => 'runs',
          () => 'gone',
        ),
      )
      .toBe('gone');
    await expect.poll(databaseRuns).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('says that DATA_DIR can only be read, new or used', async () => {
    const disk = mkdtempSync(join(tmpdir(), 'stundenbuch-disk-'));
    const env = { DATA_DIR: join(disk, 'data') };
    const refused = async () => {
      mount('-o', 'remount,ro', disk);
      const program = start(env);
      expect(await program.ended).toBe(1);
      await expect(program.url).rejects.toThrow();
      mount('-o', 'remount,rw', disk);
      return program.output().trim().split('\n');
    };
    const sentence = [expect.stringMatching(/lässt sich nicht beschreiben \((EROFS|ENOENT)\)\. Bitte/)];
    mount('-t', 'tmpfs', '-o', 'size=300m,mode=0711', 'tmpfs', disk);
    try {
      expect(await refused()).toEqual(sentence);
      await stopped();
      expect(spawnSync('cp', ['-a', folder, env.DATA_DIR]).status).toBe(0);
      expect(await refused()).toEqual(sentence);
    } finally {
      spawnSync('umount', ['--lazy', disk]);
      rmSync(disk, { recursive: true });
    }
  });

  it('explains a wrong setting in one line and leaves no database running', async () => {
    await stopped();
    const program = start({ PORT: 'viele' });
    expect(await program.ended).toBe(1);
    await expect(program.url).rejects.toThrow();
    expect(program.output()).toContain('PORT');
    expect(program.output()).not.toContain('    at ');
    expect(databaseRuns()).toBe(false);
  });
});

function mount(...args) {
  expect(spawnSync('mount', args).status).toBe(0);
}

/** Waits until a session of the server waits for the lock. */
function waitingFor(client) {
  const text = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`;
  return expect.poll(async () => (await client.query(text)).rows[0].n).toBeGreaterThan(0);
}

function childrenOf(pid) {
  return new Promise((found) => {
    const ps = spawn('ps', ['-o', 'pid=', '--ppid', String(pid)]);
    let text = '';
    ps.stdout.on('data', (part) => {
      text += part;
    });
    ps.on('close', () => found(text.trim().split(/\s+/).map(Number)));
  });
}

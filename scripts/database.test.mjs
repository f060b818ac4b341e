import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasContainers, inContainer } from './containers.mjs';
import { startDatabase } from './database.mjs';
import { postmaster } from './postmaster.mjs';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
const module = fileURLToPath(new URL('./database.mjs', import.meta.url));

/** A clone in root's home is inaccessible to others. */
const reachable = isRoot && spawnSync('test', ['-r', module], { uid: NOBODY, gid: NOBODY }).status === 0;

let prepared;
let preparedUrl;
let folder;
const quiet = { log: () => {} };

function newFolder() {
  const path = mkdtempSync(join(tmpdir(), 'stundenbuch-database-'));
  chmodSync(path, 0o711);
  return path;
}

/** A folder that was used before, with one row. */
beforeAll(async () => {
  prepared = newFolder();
  const { ownerUrl, stop } = await startDatabase({ dataDir: prepared, ...quiet });
  await query(ownerUrl, 'create table notes (n int); insert into notes values (7)');
  await stop();
  preparedUrl = ownerUrl;
});
afterAll(() => rmSync(prepared, { recursive: true, force: true }));

function makeUsed() {
  expect(spawnSync('cp', ['-a', `${prepared}/.`, folder]).status).toBe(0);
}

beforeEach(() => {
  folder = newFolder();
});

afterEach(() => {
  const home = existsSync(join(folder, 'database.json')) ? readStored().home : undefined;
  if (home) rmSync(home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const readStored = () => JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8'));

async function query(url, text) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A separate program that starts the database with an empty environment, prints that, and waits. */
function startElsewhere({ container = false, ...options } = {}) {
  const script = `
    const { startDatabase } = await import(${JSON.stringify(module)});
    const { ownerUrl, stop } = await startDatabase({ dataDir: ${JSON.stringify(folder)} });
    console.log('URL ' + ownerUrl);
    process.on('SIGTERM', () => stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);`;
  const node = [process.execPath, '--input-type=module', '-e', script];
  const [program, ...args] = container ? inContainer(...node) : node;
  const child = spawn(program, args, { env: {}, cwd: '/', ...options });
  const ended = new Promise((done) => child.on('exit', (code, signal) => done(code ?? signal)));
  let output = '';
  const url = new Promise((found, failed) => {
    const read = (part) => {
      output += part;
      const line = /URL (\S+)/.exec(output);
      if (line) found(line[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => failed(new Error(output)));
  });
  return { child, ended, url, output: () => output };
}

describe('embedded database', () => {
  it('is UTF-8 with German order, whatever the environment', async () => {
    const program = startElsewhere();
    const [row] = await query(
      await program.url,
      `select current_setting('server_encoding') as encoding, lower('ÄRGER' collate "default") as lower,
        'Äpfel' < 'Birne' as sorted, current_setting('fsync') as fsync`,
    );
    expect(row).toEqual({ encoding: 'UTF8', lower: 'ärger', sorted: true, fsync: 'on' });
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  it('preserves its data, password and port over a restart', async () => {
    makeUsed();
    const { ownerUrl, stop } = await startDatabase({ dataDir: folder, ...quiet });
    expect(ownerUrl).toBe(preparedUrl);
    expect(await query(ownerUrl, 'select n from notes')).toEqual([{ n: 7 }]);
    await stop();
  });

  it('takes another port when its own is taken', async () => {
    makeUsed();
    const { port } = readStored();
    const other = createServer().listen(port, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    const second = await startDatabase({ dataDir: folder, ...quiet });
    expect(readStored().port).not.toBe(port);
    expect(await query(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    await new Promise((closed) => other.close(closed));
  });

  it('requires the password and hides it from others', async () => {
    makeUsed();
    const { ownerUrl, stop } = await startDatabase({ dataDir: folder, ...quiet });
    const wrong = new URL(ownerUrl);
    wrong.password = 'postgres';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(folder, 'database.json')).mode & 0o777).toBe(0o600);
    await stop();
  });

  it('refuses a second start on one folder with a clear message', async () => {
    makeUsed();
    const { stop } = await startDatabase({ dataDir: folder, ...quiet });
    const second = startElsewhere();
    await expect(second.url).rejects.toThrow(
      `läuft Stundenbuch bereits (already running, Prozess ${process.pid} auf ${hostname()})`,
    );
    await stop();
  });

  it.runIf(hasContainers())('is refused to a second program in another container', async () => {
    makeUsed();
    const { ownerUrl, stop } = await startDatabase({ dataDir: folder, ...quiet });
    await expect(startElsewhere({ container: true }).url).rejects.toThrow(
      `läuft Stundenbuch bereits (already running, Prozess ${process.pid} auf ${hostname()})`,
    );
    expect(await query(ownerUrl, 'select n from notes')).toEqual([{ n: 7 }]);
    await stop();
  });

  it.runIf(hasContainers())('is refused to another container while it has outlived its program', async () => {
    makeUsed();
    const killed = startElsewhere();
    const url = await killed.url;
    killed.child.kill('SIGKILL');
    await killed.ended;
    await expect(startElsewhere({ container: true }).url).rejects.toThrow('läuft noch, ohne ihr Stundenbuch');
    expect(await query(url, 'select n from notes')).toEqual([{ n: 7 }]);
    const { stop } = await startDatabase({ dataDir: folder, ...quiet });
    await stop();
  });

  it.runIf(hasContainers())('is taken over when its container was killed', async () => {
    makeUsed();
    const killed = startElsewhere({ container: true, detached: true });
    await killed.url;
    process.kill(-killed.child.pid, 'SIGKILL');
    await killed.ended;
    const begun = performance.now();
    const { stop } = await startDatabase({ dataDir: folder, ...quiet });
    expect(performance.now() - begun).toBeLessThan(60_000);
    await stop();
  });

  it('is restarted when PostgreSQL is killed, on its port and with all commits', async () => {
    const lines = [];
    const log = (line) => lines.push(line);
    makeUsed();
    const { ownerUrl, stop } = await startDatabase({ dataDir: folder, log, onLost: log });
    await query(ownerUrl, 'insert into notes values (8)');
    const { home = folder } = readStored();
    process.kill(postmaster(join(home, 'postgres')).pid, 'SIGKILL');
    await expect.poll(() => lines).toContain('PostgreSQL läuft wieder.');
    expect(await query(ownerUrl, 'select n from notes')).toEqual([{ n: 7 }, { n: 8 }]);
    await stop();
    expect(lines).toHaveLength(2);
    expect(postmaster(join(home, 'postgres'))).toBeNull();
  });

  it('starts again after its program was killed, with all commits', async () => {
    makeUsed();
    const killed = startElsewhere();
    await query(await killed.url, 'insert into notes values (8)');
    killed.child.kill('SIGKILL');
    await killed.ended;
    const lines = [];
    const { ownerUrl, stop } = await startDatabase({ dataDir: folder, log: (line) => lines.push(line) });
    expect(await query(ownerUrl, 'select n from notes')).toEqual([{ n: 7 }, { n: 8 }]);
    expect(lines.join()).toContain('Ein abgebrochener Lauf');
    await stop();
  });

  it('starts again when another program has the process id in a leftover postmaster.pid', async () => {
    makeUsed();
    const { home = folder } = readStored();
    const pidFile = join(home, 'postgres/postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${join(home, 'postgres')}\n`);
    const { uid, gid } = statSync(join(home, 'postgres'));
    chownSync(pidFile, uid, gid);
    const second = await startDatabase({ dataDir: folder, ...quiet });
    expect(await query(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it.each(['no json', '', '{}'])('names an unusable file: %j', async (text) => {
    writeFileSync(join(folder, 'database.json'), text);
    await expect(startDatabase({ dataDir: folder, ...quiet })).rejects.toThrow(
      `${folder}/database.json ist nicht lesbar`,
    );
    rmSync(join(folder, 'database.json'));
  });

  it.each(['postgres', 'program.lock'])('creates no new database where one existed (%s)', async (trace) => {
    mkdirSync(join(folder, trace));
    await expect(startDatabase({ dataDir: folder, ...quiet })).rejects.toThrow(
      `${folder}/database.json fehlt`,
    );
    expect(existsSync(join(folder, 'database.json'))).toBe(false);
  });
});

describe.runIf(isRoot)('embedded database of root', () => {
  it('is placed elsewhere, and says so in one line, when the user postgres cannot enter the folder', async () => {
    chmodSync(folder, 0o700);
    const first = startElsewhere();
    await query(await first.url, 'create table notes (n int); insert into notes values (7)');
    const { home } = readStored();
    expect(home).toMatch(/^\/var\/lib\/stundenbuch\/data-/);
    const lines = first.output().split('\n');
    expect(lines.filter((line) => line.includes(`erreicht ${folder} nicht`))).toHaveLength(1);
    first.child.kill('SIGTERM');
    await first.ended;
    const second = startElsewhere();
    expect(await query(await second.url, 'select n from notes')).toEqual([{ n: 7 }]);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('moves along when the folder is closed after the first start', async () => {
    makeUsed();
    chmodSync(folder, 0o700);
    const second = await startDatabase({ dataDir: folder, ...quiet });
    expect(await query(second.ownerUrl, 'select n from notes')).toEqual([{ n: 7 }]);
    await second.stop();
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });

  it.runIf(reachable)('runs for a plain user, and still does after root has started it once', async () => {
    chownSync(folder, NOBODY, NOBODY);
    const plain = { uid: NOBODY, gid: NOBODY };
    const first = startElsewhere(plain);
    await query(await first.url, 'create table notes (n int); insert into notes values (7)');
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const byRoot = await startDatabase({ dataDir: folder, ...quiet });
    await byRoot.stop();
    const again = startElsewhere(plain);
    expect(await query(await again.url, 'select n from notes')).toEqual([{ n: 7 }]);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });
});

import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase } from './database.mjs';
import { root } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-backup-'));
const [from, to] = ['from', 'to'].map((name) => join(folder, name));
const file = join(folder, 'sicherung.gz');
let database;

/** As on the command line: `[exit code, output]`. */
function run(script, args, env) {
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done) => child.on('exit', (code) => done([code, output])));
}

/** Head and rows, prefixed with their table; sorted, because PostgreSQL places rows wherever there is room. */
function content(path) {
  const [head, ...lines] = gunzipSync(readFileSync(path)).toString().split('\n');
  let table;
  const rows = lines.flatMap((line) => {
    if (line.startsWith('{')) return `${table} ${line}`;
    table = line;
    return [];
  });
  return [{ ...JSON.parse(head), at: undefined }, rows.sort()];
}

beforeAll(async () => {
  chmodSync(folder, 0o711);
  database = await startDatabase({ dataDir: from, fsync: false, log: () => undefined });
  const { startServer } = await import(join(root, 'backend/dist/server.js'));
  const env = {
    DATABASE_URL: database.ownerUrl,
    EMBEDDED_DATABASE: '1',
    JWT_SECRET: 'x'.repeat(40),
    PORT: '0',
  };
  const server = await startServer({ ...env, LOG_LEVEL: 'silent' }, { quiet: true });
  await server.close();
});
afterAll(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('backs up the embedded database while it runs, readable by the file’s owner only', async () => {
  const [code, output] = await run('backup.mjs', [file], { DATA_DIR: from });
  expect([code, output]).toEqual([0, expect.stringMatching(/Gesichert: \d+ Zeilen/)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('never overwrites a backup', async () => {
  const before = readFileSync(file);
  expect(await run('backup.mjs', [file], { DATA_DIR: from })).toEqual([
    1,
    expect.stringContaining('gibt es schon'),
  ]);
  expect(readFileSync(file)).toEqual(before);
});

it('restores into a new folder, whose backup is identical', async () => {
  expect(await run('restore.mjs', [file], { DATA_DIR: to })).toEqual([
    0,
    expect.stringContaining('Zurückgespielt'),
  ]);
  const again = join(folder, 'again.gz');
  expect((await run('backup.mjs', [again], { DATA_DIR: to }))[0]).toBe(0);
  expect(content(again)).toEqual(content(file));
  expect(content(file)[1].length).toBeGreaterThan(1_000);
});

it('restores into an empty DATABASE_URL, and refuses one with data', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('create database copy');
  await owner.end();
  const url = new URL(database.ownerUrl);
  url.pathname = '/copy';
  const env = { DATABASE_URL: url.toString() };
  expect((await run('restore.mjs', [file], env))[0]).toBe(0);
  expect(await run('restore.mjs', [file], env)).toEqual([1, expect.stringContaining('nicht leer')]);
  const again = join(folder, 'url.gz');
  expect((await run('backup.mjs', [again], env))[0]).toBe(0);
  expect(content(again)).toEqual(content(file));
});

it('leaves nothing behind when it fails', async () => {
  const nowhere = join(folder, 'nowhere');
  const [code, output] = await run('backup.mjs', [join(folder, 'x.gz')], { DATA_DIR: nowhere });
  expect([code, output]).toEqual([1, expect.stringContaining('keine Datenbank')]);
  expect(existsSync(nowhere)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('x.gz'))).toEqual([]);
});

it.each([
  ['a damaged file', (path) => writeFileSync(path, readFileSync(file).subarray(0, 2_000)), 'beschädigt'],
  ['a folder', (path) => mkdirSync(path), 'es ist ein Ordner'],
])('says in one sentence that it cannot restore %s', async (_, make, why) => {
  const path = join(folder, `${why}.gz`);
  make(path);
  const [code, output] = await run('restore.mjs', [path], { DATA_DIR: join(folder, why) });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(why)]);
  expect(output).toContain('Bitte');
});

it('says in one sentence that it cannot write the backup there', async () => {
  const [code, output] = await run('backup.mjs', ['/proc/sicherung.gz'], { DATA_DIR: from });
  expect([code, output.trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining('Bitte eine andere Datei')],
  ]);
});

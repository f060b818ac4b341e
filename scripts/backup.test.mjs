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
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('[OPS-04] a folder of backups', () => {
  const dir = join(folder, 'sicherungen');
  const old = (day) => `stundenbuch-${day}T030000Z.gz`;

  it('gets one with a name of its own, checked by restoring it; the old ones that are not kept go', async () => {
    mkdirSync(dir);
    for (const name of [old('2025-01-01'), old('2025-01-02'), 'fremd.gz']) writeFileSync(join(dir, name), '');
    const [code, output] = await run('backup.mjs', ['--dir', dir, '--keep', '1d,2m', '--check'], {
      DATA_DIR: from,
    });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/Gesichert: (\d+) Zeilen[\s\S]+Geprüft: \1 Zeilen[\s\S]+Entfernt: 1 alte/),
    ]);
    const names = readdirSync(dir).sort();
    expect(names).toEqual([
      'fremd.gz',
      old('2025-01-02'),
      expect.stringMatching(/^stundenbuch-[-\d]{10}T\d{6}Z\.gz$/),
    ]);
    expect(content(join(dir, names[2]))).toEqual(content(file));
  });

  it('keeps all while a new one fails', async () => {
    const before = readdirSync(dir);
    const nowhere = { DATA_DIR: join(folder, 'nowhere') };
    expect((await run('backup.mjs', ['--dir', dir, '--keep', '1d'], nowhere))[0]).toBe(1);
    expect(readdirSync(dir)).toEqual(before);
  });

  it.each([
    [[]],
    [['--dir', 'd', 'x.gz']],
    [['x.gz', '--keep', '1d']],
    [['--dir', 'd', '--keep', '1y']],
    [['--dirr', 'd']],
  ])('says how it is called: %j', async (args) => {
    expect(await run('backup.mjs', args, { DATA_DIR: from })).toEqual([
      1,
      expect.stringContaining('Aufruf: npm run backup'),
    ]);
  });
});

describe('[OPS-04] a check of a backup', () => {
  const check = (path) => run('backup.mjs', ['--check', path], {});

  it('says how many rows are the same', async () => {
    expect(await check(file)).toEqual([0, expect.stringMatching(/Geprüft: \d{4,} Zeilen/)]);
  });

  it('fails on a damaged file, and on one that is not there', async () => {
    const half = join(folder, 'half.gz');
    writeFileSync(half, readFileSync(file).subarray(0, 5_000));
    expect(await check(half)).toEqual([1, expect.stringContaining('beschädigt')]);
    expect(await check(join(folder, 'none.gz'))).toEqual([1, expect.stringContaining('gibt es nicht')]);
  });

  it('names the table that is not the same after it is restored', async () => {
    // Hours have two digits in the table: what the file says is not what comes out of it.
    const text = gunzipSync(readFileSync(file)).toString();
    const path = join(folder, 'digits.gz');
    const third = text.replace(/(\n#entries\n[\s\S]*?"hours":\d+\.\d\d)/, '$14');
    expect(third).toHaveLength(text.length + 1);
    writeFileSync(path, gzipSync(third));
    expect(await check(path)).toEqual([1, expect.stringContaining('nicht dieselbe: entries')]);
  });
});

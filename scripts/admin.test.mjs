import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase } from './database.mjs';
import { root } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-admin-'));
const dataDir = join(folder, 'data');
const email = 'vera@beispiel.example';
let database;
let server;

/** As on the command line: `[exit code, output]`. */
function admin(args, env = { DATA_DIR: dataDir }) {
  const child = spawn(process.execPath, [join(root, 'scripts/admin.mjs'), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  // Nobody answers.
  child.stdin.end();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done) => child.on('exit', (code) => done([code, output])));
}

const passwordIn = (output) => /Neues Passwort für vera@beispiel\.example: (\S+)/.exec(output)?.[1];

async function call(path, options) {
  const response = await fetch(`${server.url}/api${path}`, options);
  return [response.status, await response.json()];
}

const login = (password) =>
  call('/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

async function start() {
  const { startServer } = await import(join(root, 'backend/dist/server.js'));
  const owner = { DATABASE_URL: database.ownerUrl, EMBEDDED_DATABASE: '1', JWT_SECRET: 'x'.repeat(40) };
  const first = { GLOBAL_ADMIN_EMAIL: email, GLOBAL_ADMIN_PASSWORD: 'Erstes1' };
  return startServer({ ...owner, ...first, DEMO: 'off', PORT: '0', LOG_LEVEL: 'silent' });
}

beforeAll(async () => {
  chmodSync(folder, 0o711);
  database = await startDatabase({ dataDir, fsync: false, log: () => undefined });
  server = await start();
});
afterAll(async () => {
  await server?.close();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('sets a new password while Stundenbuch runs, ends all sessions, and logs a line without the e-mail', async () => {
  const [, token] = await login('Erstes1');
  const [code, output] = await admin(['reset-password', ' Vera@Beispiel.example']);
  expect(code).toBe(0);
  const password = /: (\S+)$/m.exec(output)?.[1];
  expect(password).toMatch(/^(\w{4}-){3}\w{4}$/);
  expect((await call('/user/current', { headers: { authorize: token } }))[0]).toBe(401);
  expect((await login('Erstes1'))[0]).toBe(401);
  expect((await login(password))[0]).toBe(200);
  const { home = dataDir } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  const log = readFileSync(join(home, 'postgres.log'), 'utf8');
  expect(log).toMatch(/password of user \d+ reset by the operator/);
  expect(log).not.toContain('beispiel.example');
});

it('accepts DATABASE_URL as well', async () => {
  const [code, output] = await admin(['reset-password', email], { DATABASE_URL: database.ownerUrl });
  expect(code).toBe(0);
  expect((await login(passwordIn(output)))[0]).toBe(200);
});

it.each([
  [['reset-password', 'niemand@beispiel.example'], 'Zu niemand@beispiel.example gibt es keinen Mitarbeiter.'],
  [['reset-password'], 'Aufruf: npm run admin -- reset-password name@firma.de'],
  [['delete', email], 'Aufruf: npm run admin -- reset-password name@firma.de'],
  [['toString', email], 'Aufruf: npm run admin -- reset-password name@firma.de'],
  [['invite'], 'Aufruf: npm run admin -- invite name@firma.de'],
  [
    [],
    'Aufruf: npm run admin -- reset-password | invite | reset-link | reset-second-factor | sessions name@firma.de [--yes]',
  ],
  [
    ['sessions', 'niemand@beispiel.example', '--yes'],
    'Zu niemand@beispiel.example gibt es keinen Mitarbeiter.',
  ],
  [['invite', email, '--yes'], 'Diese Person hat sich bereits registriert.'],
])('%j is refused in one line', async (args, sentence) => {
  expect(await admin(args)).toEqual([1, `${sentence}\n`]);
});

it('[OPS-05] ends all sessions of a person', async () => {
  const [, output] = await admin(['reset-password', email]);
  const [, token] = await login(passwordIn(output));
  const [code, said] = await admin(['sessions', email, '--yes']);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^1 Sitzungen von vera@beispiel\.example sind beendet\.$/m),
  ]);
  expect(said).toContain('"msg":"sessions ended by the operator"');
  expect((await call('/user/current', { headers: { authorize: token } }))[0]).toBe(401);
});

it('[OPS-05] asks before, and without an answer changes nothing', async () => {
  const [code, output] = await admin(['reset-link', email]);
  expect([code, output]).toEqual([1, expect.stringMatching(/\(ja\/nein\).*Nichts geändert\./s)]);
});

it('[OPS-05] makes a link for a new password, which works once, and logs it without the code', async () => {
  const env = { DATA_DIR: dataDir, PUBLIC_URL: 'https://zeiten.beispiel.example/' };
  const [code, output] = await admin(['reset-link', email, '--yes'], env);
  expect(code).toBe(0);
  const made = /^Link für .*: https:\/\/zeiten\.beispiel\.example\/reset#code=(\w{20})$/m.exec(output)?.[1];
  const reset = (password) =>
    call('/user/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: made, password }),
    });
  expect((await reset('Neues123'))[0]).toBe(200);
  expect((await reset('Neues124'))[0]).toBe(400);
  expect((await login('Neues123'))[0]).toBe(200);
  const { home = dataDir } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  expect(readFileSync(join(home, 'postgres.log'), 'utf8')).not.toContain(made);
});

it('works while Stundenbuch does not run, and the next start says that GLOBAL_ADMIN_PASSWORD is ignored', async () => {
  await server.close();
  await database.stop();
  const [code, output] = await admin(['reset-password', email]);
  expect(code).toBe(0);
  database = await startDatabase({ dataDir, fsync: false, log: () => undefined });
  const lines = [];
  const { warn } = console;
  console.warn = (line) => lines.push(line);
  try {
    server = await start();
  } finally {
    console.warn = warn;
  }
  expect(lines.join()).toContain('GLOBAL_ADMIN_EMAIL und GLOBAL_ADMIN_PASSWORD bleiben unbeachtet');
  expect((await login('Erstes1'))[0]).toBe(401);
  expect((await login(passwordIn(output)))[0]).toBe(200);
});

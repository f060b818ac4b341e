import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whileWorking } from './backup-database.mjs';
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

async function sql(text, values = []) {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
}

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
  [['mail'], 'Aufruf: npm run admin -- reset-password name@firma.de'],
  [['mail', 'list', email], 'Aufruf: npm run admin -- mail list'],
  [['company', 'lock'], 'Aufruf: npm run admin -- company lock Nummer'],
  [['company', 'export', '1'], 'Aufruf: npm run admin -- company export Nummer Datei [--modules inventory]'],
  [['company', 'lock', '1', '--modules', 'inventory'], 'Aufruf: npm run admin -- company lock Nummer'],
  [['job', 'list', '--modules=inventory'], 'Aufruf: npm run admin -- job list'],
  [['job', 'list', '--ja'], 'Aufruf: npm run admin -- job list'],
  [
    ['company', 'export', '1', join(folder, 'x.gz'), '--modules', 'absences'],
    'Einzeln zieht nur inventory um, nicht absences.',
  ],
  [
    ['company', 'import', 'x.gz', '--modules', 'inventory', '--yes'],
    '(ohne --into) ist keine Nummer eines Unternehmens.',
  ],
  [['company', 'export', '999', join(folder, 'x.gz')], 'Ein Unternehmen 999 gibt es nicht.'],
  [['company', 'import', '/nirgends.gz', '--yes'], '/nirgends.gz gibt es nicht.'],
  [['company', 'lock', '999', '--yes'], 'Ein Unternehmen 999 gibt es nicht.'],
  [['company', 'lock', "1'", '--yes'], "1' ist keine Nummer eines Unternehmens."],
  [['company', 'lock', '2147483647', '--yes'], 'Ein Unternehmen 2147483647 gibt es nicht.'],
  [['company', 'unlock', '2147483648', '--yes'], '2147483648 ist keine Nummer eines Unternehmens.'],
  [
    ['sessions', 'niemand@beispiel.example', '--yes'],
    'Zu niemand@beispiel.example gibt es keinen Mitarbeiter.',
  ],
  [['invite', email, '--yes'], 'Diese Person hat sich bereits registriert.'],
])('%j is refused in one line', async (args, sentence) => {
  expect(await admin(args)).toEqual([1, `${sentence}\n`]);
});

it('[OPS-05] says while it works that it goes on, and no more once it has ended, well or not', async () => {
  const said = [];
  const say = (line) => said.push(line);
  let end;
  const work = new Promise((resolve) => {
    end = resolve;
  });
  const running = whileWorking(work, { every: 5, say });
  await expect.poll(() => said.length).toBeGreaterThan(1);
  expect(said[0]).toMatch(/^… seit \d+ s$/);
  end(7);
  expect(await running).toBe(7);
  await expect(whileWorking(Promise.reject(new Error('broken')), { every: 5, say })).rejects.toThrow(
    'broken',
  );
  const before = said.length;
  await new Promise((done) => setTimeout(done, 50));
  expect(said).toHaveLength(before);
});

it('[GDPR-05] writes a company to a file that only its user may read, and takes none whose people are here', async () => {
  const [{ company_id: id }] = await sql('select company_id from users where email = $1', [email]);
  const file = join(folder, 'firma.gz');
  const [code, output] = await admin(['company', 'export', String(id), file]);
  expect([code, output]).toEqual([0, expect.stringMatching(/: \d+ Zeilen in .*firma\.gz\.$/m)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await admin(['company', 'export', String(id), file]);
  expect(again).toEqual([1, `${file} gibt es schon und wird nicht überschrieben.\n`]);
  const [refused, why] = await admin(['company', 'import', file, '--yes']);
  expect([refused, why]).toEqual([
    1,
    expect.stringMatching(/^vera@beispiel\.example: Diese E-Mails gibt es hier schon/),
  ]);
});

it('[OPS-05] names every command', async () => {
  const [code, output] = await admin([]);
  expect(code).toBe(1);
  const named = [...output.matchAll(/^npm run admin -- (.+)$/gm)].map(([, words]) => words);
  expect(named).toEqual([
    ...['reset-password', 'invite', 'reset-link', 'reset-second-factor', 'sessions', 'global-admin'].map(
      (words) => `${words} name@firma.de`,
    ),
    'anonymise name@firma.de',
    ...[
      'company lock Nummer',
      'company unlock Nummer',
      'company export Nummer Datei [--modules inventory]',
      'company import Datei [--modules inventory --into Nummer]',
    ],
    'mail list',
    ...['mail release [name@firma.de]', 'mail drop [name@firma.de]', 'job list'],
  ]);
});

it('[OPS-05] locks a company: its sessions end, and until it is unlocked a login is refused with a sentence', async () => {
  const [, output] = await admin(['reset-password', email]);
  const password = passwordIn(output);
  const [, token] = await login(password);
  const current = async () => (await call('/user/current', { headers: { authorize: token } }))[0];
  expect(await current()).toBe(200);
  const [code, said] = await admin(['company', 'lock', '1', '--yes']);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^Verwaltung ist gesperrt, \d+ Sitzungen sind beendet\.$/m),
  ]);
  expect(said).toContain('"company":1,"msg":"company locked by the operator"');
  expect(await current()).toBe(401);
  expect(await login(password)).toEqual([
    403,
    {
      code: 'company_locked',
      message: 'Der Zugang Ihres Unternehmens ist gesperrt. Bitte wenden Sie sich an den Betreiber.',
    },
  ]);
  expect((await login('Falsch12'))[0]).toBe(401);
  expect((await admin(['company', 'unlock', '1', '--yes']))[1]).toMatch(/^Verwaltung ist entsperrt\.$/m);
  expect((await login(password))[0]).toBe(200);
});

it('[OPS-05] makes somebody a global admin', async () => {
  await sql(`insert into users (company_id, email, first_name, name, created_at, vacation_lastyear_entered_in)
    values (1, 'zoe@beispiel.example', 'Zoe', 'Zwei', now(), 2020)`);
  const [code, said] = await admin(['global-admin', 'zoe@beispiel.example', '--yes']);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^zoe@beispiel\.example ist jetzt Global-Admin\.$/m),
  ]);
  expect(await sql('select global_admin from users')).toEqual(Array(2).fill({ global_admin: true }));
});

it('[OPS-05] [GDPR-02] makes somebody who has left nobody, after asking, by the rules of the page', async () => {
  const gone = 'gesa@weg.example';
  const [{ id }] = await sql(
    `insert into users (company_id, email, first_name, name, created_at, vacation_lastyear_entered_in, active)
      values (1, $1, 'Gesa', 'Weggefallen', now(), 2020, true) returning id`,
    [gone],
  );
  expect(await admin(['anonymise', gone, '--yes'])).toEqual([
    1,
    'Bitte nehmen Sie der Person zuerst den Zugang.\n',
  ]);
  await sql('update users set active = false where id = $1', [id]);
  const [code, asked] = await admin(['anonymise', gone]);
  expect([code, asked]).toEqual([1, expect.stringMatching(/rückgängig.*\(ja\/nein\).*Nichts geändert\./s)]);
  const [done, said] = await admin(['anonymise', gone, '--yes']);
  expect([done, said]).toEqual([0, expect.stringMatching(/^Die Person heißt jetzt Ehemalige Person 1\.$/m)]);
  expect(said).toContain(`"user":${id},"msg":"person anonymised by the operator"`);
  expect(await sql('select email, first_name, name from users where id = $1', [id])).toEqual([
    { email: `anonym-${id}@invalid`, first_name: 'Ehemalige Person', name: '1' },
  ]);
  const { home = dataDir } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  const log = readFileSync(join(home, 'postgres.log'), 'utf8');
  for (const text of [said, log]) expect(text).not.toMatch(/Weggefallen|gesa@weg/i);
  expect(await admin(['anonymise', gone, '--yes'])).toEqual([1, `Zu ${gone} gibt es keinen Mitarbeiter.\n`]);
});

it('[OPS-05] [MAIL-05] [MAIL-09] lists, sends and drops what is held', async () => {
  const [{ id, company_id }] = await sql('select id, company_id from users order by id');
  const hold = () =>
    sql(
      `insert into outbox (company_id, user_id, address, kind, data, due, state, created_at, created_by)
        select $1, $2, address, 'new_login', '{}', now(), 'held', now(), 0 from unnest(array['a@b.example', 'c@d.example']) address`,
      [company_id, id],
    );
  const states = () => sql('select address, state from outbox order by address');
  await hold();
  await sql(
    `insert into refused_addresses (company_id, user_id, address, times, held_since, created_at, created_by)
      values ($1, $2, 'a@b.example', 3, '2026-11-20T09:00:00Z', now(), 0)`,
    [company_id, id],
  );
  const [, listed] = await admin(['mail', 'list']);
  expect(listed).toMatch(
    /^a@b\.example \(Unternehmen 1\): 1 zurückgehalten seit 20\.11\.2026, 10:00, vom Mailserver abgelehnt$/m,
  );
  expect(listed).toMatch(/^c@d\.example \(Unternehmen 1\): 1 zurückgehalten seit [\d.]+, [\d:]+$/m);
  expect(listed).toMatch(/^0 warten, 0 sind gescheitert\.$/m);
  expect((await admin(['mail', 'release', ' A@b.example', '--yes']))[1]).toMatch(
    /^1 E-Mails werden gesendet\.$/m,
  );
  expect(await states()).toEqual([
    { address: 'a@b.example', state: 'waiting' },
    { address: 'c@d.example', state: 'held' },
  ]);
  expect(await sql('select from refused_addresses')).toEqual([]);
  expect((await admin(['mail', 'drop', '--yes']))[1]).toMatch(/^1 E-Mails sind verworfen\.$/m);
  expect(await states()).toEqual([{ address: 'a@b.example', state: 'waiting' }]);
  expect((await admin(['job', 'list']))[1]).toMatch(/^Noch nichts\.$/m);
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

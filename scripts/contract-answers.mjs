// At a release: the demo's database, and what the server answers on it to every GET of every demo account, for backend/test/last-release.slow.test.ts.
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { platform } from './backup-database.mjs';
import { startThrowawayDatabase } from './throwaway.mjs';

/** The day on which the test reads them again. */
const NOW = '2026-11-20T09:00:00Z';

/** Answers that depend on more than the database and the day: who asks from where, what is due by now, what is drawn at random; sso redirects a browser. */
const CHANGING =
  /^\/(health|ready|live|login-options|sso|terminal|audit|user\/(session|verify|login|factor|proof))(\/|$)/;

/** Writes `<version>.backup.gz` and `<version>.answers.json.br` into the folder. `paths`: of the OpenAPI document. */
export async function recordAnswers(folder, version, paths) {
  const database = await startThrowawayDatabase();
  const { startServer } = await platform('../server.js');
  const { Clock } = await platform('clock.js');
  const { backUp } = await platform('backup/backup.js');
  const env = {
    DATABASE_URL: database.ownerUrl,
    JWT_SECRET: 'only-for-recording-the-answers-of-a-release',
    PORT: '0',
    DEMO: 'on',
    WORKER: 'off',
    LOG_LEVEL: 'silent',
  };
  const server = await startServer(env, { clock: Clock.fixed(NOW), quiet: true });
  try {
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    // Before anybody logs in: sessions are nobody's data.
    await backUp(owner, new Date(NOW), createWriteStream(join(folder, `${version}.backup.gz`)));
    await owner.end();
    const recorded = [];
    for (const account of server.demo.accounts)
      recorded.push(...(await answersTo(`${server.url}/api`, account, paths)));
    const packed = brotliCompressSync(JSON.stringify(recorded));
    writeFileSync(join(folder, `${version}.answers.json.br`), packed);
    return recorded.length;
  } finally {
    await server.close();
    await database.stop();
  }
}

async function answersTo(api, { email, password }, paths) {
  const login = await fetch(`${api}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const headers = { authorize: await login.json() };
  const ask = async (path) => {
    const answer = await fetch(api + path, { headers });
    return { who: email, path, status: answer.status, body: await answer.json() };
  };
  const samples = await samplesOf(ask, email);
  const recorded = [];
  for (const path of asked(paths, samples)) recorded.push(await ask(path));
  return recorded;
}

/** A record of each noun that this person may see; 4711 is nobody's. */
async function samplesOf(ask, email) {
  const idIn = async (path) => {
    const { body } = await ask(path);
    return (Array.isArray(body) ? body[0]?.id : undefined) ?? 4711;
  };
  const [me, company] = [(await ask('/user/current')).body, (await ask('/company/current')).body];
  const project = await idIn('/project');
  return {
    ids: {
      '/company/job': await idIn('/company/jobs'),
      '/company': company.id ?? 4711,
      '/category': await idIn('/category'),
      '/customer': await idIn('/customer'),
      '/address': await idIn('/customer'),
      '/inventory': await idIn('/inventory'),
      '/project': project,
      '/timesheet/booking': await idIn('/timesheet/booking/day/2026-11-18'),
    },
    named: {
      userId: me.id,
      company: me.company,
      email: encodeURIComponent(email),
      projectId: project,
      customerId: await idIn('/customer'),
      year: 2026,
      month: '2026-10',
      from: '2026-11-01',
      to: '2026-11-30',
      date: '2026-11-18',
      calendarWeek: 47,
    },
  };
}

/** The paths with a value for each name in braces; files, and calls whose names have no sample, are left out. */
function asked(paths, { ids, named }) {
  return Object.entries(paths).flatMap(([path, methods]) => {
    const call = path.replace(/^\/api/, '');
    if (!methods.get || CHANGING.test(call) || call.endsWith('.pdf')) return [];
    const prefix = Object.keys(ids).find((start) => call.startsWith(`${start}/`));
    const filled = call.replace(
      /\{(\w+)\}/g,
      (name, key) => (key === 'id' ? ids[prefix] : named[key]) ?? name,
    );
    return filled.includes('{') ? [] : [filled];
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './tools/call.mjs';
import { foundCompany } from './tools/company.mjs';
import { exampleNginx } from './tools/example.mjs';
import { judged, seconds } from './tools/verdict.mjs';
import { Writers } from './tools/writers.mjs';

export const name =
  'Two backends on one PostgreSQL behind nginx: in turn one is killed and one is redeployed under load';

const PEOPLE = 32;
const WRITES_BETWEEN = 75;
const GUESSES = 200;

export async function run(context, rounds = 10) {
  const database = await context.database();
  const env = { TRUST_PROXY: '127.0.0.1', DATABASE_POOL: '10' };
  const backends = [await context.backend(database, env), await context.backend(database, env)];
  const [port, plainPort] = [await context.port(), await context.port()];
  const { folder } = context;
  await context.nginx(exampleNginx({ folder, port, plainPort, backends }));
  const url = `https://127.0.0.1:${port}`;
  const writers = new Writers(await foundCompany(database, url, PEOPLE), url);
  writers.start();

  const stops = [];
  const lost = { kill: 0, redeploy: 0 };
  for (let round = 0; round < rounds; round++) {
    const n = round % 2;
    for (const way of ['kill', 'redeploy']) {
      await writers.waitForWrites(WRITES_BETWEEN);
      const before = failures(writers);
      if (way === 'kill') await backends[n].kill();
      else stops.push(await stop(backends[n]));
      await writers.waitForWrites(WRITES_BETWEEN);
      backends[n] = await context.backend(database, env, { port: backends[n].port });
      lost[way] += failures(writers) - before;
    }
  }
  await writers.waitForWrites(WRITES_BETWEEN);
  await writers.stop();

  const compared = await writers.ledger.compare(database);
  // nginx retries a DELETE when the process that executed it died before answering.
  const repeated = writers.answers['404 not_found'] ?? 0;
  if (repeated <= lost.kill) delete writers.answers['404 not_found'];
  const guesses = await guess(url);
  if (guesses.slowed < 50 || guesses.other > 0) compared.faults.push(`guesses: ${JSON.stringify(guesses)}`);
  compared.checks += GUESSES;
  const log = await logOf(url, folder);
  if (log.tokens > 0) compared.faults.push('the log of nginx contains a token');
  const failed = stops.filter(({ code }) => code !== 0);
  if (failed.length > 0) compared.faults.push(`${failed.length} redeployed processes did not end with 0`);
  compared.checks += stops.length + log.lines;
  return judged(compared, writers, {
    kills: rounds,
    redeployments: rounds,
    'calls that failed at a kill (mean)': (lost.kill / rounds).toFixed(1),
    'calls that failed at a redeployment (mean)': (lost.redeploy / rounds).toFixed(1),
    'slowest end after SIGTERM': seconds(Math.max(...stops.map(({ ms }) => ms))),
    [`of ${GUESSES} logins at once with as many e-mails`]: `${guesses.slowed} refused, ${guesses.postponed} postponed`,
    'lines of the log without a token': log.lines,
  });
}

async function stop(backend) {
  const begun = performance.now();
  const { code } = await backend.stop();
  return { code, ms: performance.now() - begun };
}

/** One address, many e-mails: the server counts per e-mail, nginx per address. */
async function guess(url) {
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, (_, n) =>
      call(url, 'POST', '/user/login', { body: { email: `nobody${n}@drill.example`, password: 'Falsch1' } }),
    ),
  );
  const slowed = answers.filter(
    ({ status, body }) => status === 429 && body.code === 'too_many_attempts',
  ).length;
  const looked = answers.filter(({ status, body }) => status === 401 && body.code === 'login_failed').length;
  // Strangers wait in a short queue for their password check; when it is full they are asked to retry.
  const postponed = answers.filter(
    ({ status, body }) => status === 503 && body.code === 'unavailable',
  ).length;
  return { slowed, looked, postponed, other: GUESSES - slowed - looked - postponed };
}

const failures = ({ answers }) =>
  Object.entries(answers).reduce((n, [kind, count]) => (kind === '200' ? n : n + count), 0);

/** The one call with a token in its address, and what nginx has logged of it. */
async function logOf(url, folder) {
  const token = 'eyJhbGciOiJIUzI1NiJ9.a-token-that-must-not-be-logged';
  await call(url, 'GET', `/user/verify?token=${token}`);
  for (let waited = 0; waited < 5_000; waited += 50) {
    // nginx writes the log line after the answer.
    await pause(50);
    const lines = readFileSync(join(folder, 'access.log'), 'utf8').trim().split('\n');
    if (!lines.some((line) => line.includes('/api/user/verify'))) continue;
    return { lines: lines.length, tokens: lines.filter((line) => line.includes('token')).length };
  }
  throw new Error('The call is not in the log of nginx.');
}

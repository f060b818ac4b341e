import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { call } from './tools/call.mjs';
import { emailOf, foundCompany, PASSWORD } from './tools/company.mjs';
import { seconds } from './tools/verdict.mjs';

export const name =
  'Limits over two processes: body, time, connections to the database, failed logins and registrations';

const POOL = 4;
const PEOPLE = 8;
const ALLOWED = 10;
const TRIES = 40;
const TIME_LIMIT_MS = 30_000;

export async function run(context) {
  const database = await context.database();
  const env = { DATABASE_POOL: String(POOL) };
  const backends = [await context.backend(database, env), await context.backend(database, env)];
  const urls = backends.map(({ url }) => url);
  const people = await foundCompany(database, urls[0], PEOPLE);
  const faults = [];
  let checks = 0;
  const check = (isRight, fault) => {
    checks++;
    if (!isRight) faults.push(fault);
  };

  for (const url of urls) {
    const { status, body } = await tooLarge(url, people[0]);
    check(
      status === 413 && body.code === 'body_too_large',
      `too large a body was answered ${status} ${body.code}`,
    );
  }

  const blocked = await whileLocked(database, people[0], () =>
    Promise.all(urls.map((url) => book(url, people[0]))),
  );
  for (const { status, body, ms } of blocked) {
    check(
      status === 503 && body.code === 'unavailable',
      `a statement that waits too long was answered ${status}`,
    );
    check(ms < TIME_LIMIT_MS, `a waiting statement was cancelled after ${seconds(ms)}`);
  }

  const { answers, most } = await burst(database, urls, people);
  check(
    answers.every(({ status }) => status === 200),
    'a call of the burst was refused',
  );
  check(most <= 2 * POOL, `${most} connections to the database`);
  check(most > POOL, 'the burst did not reach both pools');

  const counted = {};
  for (const kind of ['login', 'register']) {
    counted[kind] = await guess(urls, kind);
    const [passed, refused] = [counted[kind].looked, counted[kind][429]];
    check(passed === ALLOWED && refused === TRIES - ALLOWED, `${kind}: ${JSON.stringify(counted[kind])}`);
  }
  const right = await login(urls[1], 0, PASSWORD);
  check(right.status === 429, `the right password after ${TRIES} wrong ones was answered ${right.status}`);
  const other = await login(urls[1], 1, PASSWORD);
  check(other.status === 200, `another person was answered ${other.status}`);

  if (faults.length > 0) throw new Error(faults.join('\n    '));
  return {
    checks,
    figures: {
      'body above 1 MiB': '413',
      'statement that waits for a lock': `503 after ${seconds(Math.max(...blocked.map(({ ms }) => ms)))}`,
      'connections to the database during 400 calls at once': `${most} of 2 × ${POOL}`,
      [`of ${TRIES} wrong logins at once, half on each process`]: `${counted.login.looked} looked at, ${counted.login[429]} refused`,
      [`of ${TRIES} wrong registrations`]: `${counted.register.looked} looked at, ${counted.register[429]} refused`,
    },
  };
}

function tooLarge(url, { token }) {
  return call(url, 'POST', '/timesheet/booking', { token, body: { junk: 'x'.repeat(1_100_000) } });
}

function book(url, { token }) {
  const body = { day: '2026-11-20', project: 1001, hours: 1, booking_text: 'Dach gedeckt' };
  return call(url, 'POST', '/timesheet/booking', { token, body });
}

/** Locks the row that every change to this person's entries needs. */
async function whileLocked(database, { id }, work) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from users where id = $1 for update', [id]);
    return await work();
  } finally {
    await client.end();
  }
}

async function burst(database, urls, people) {
  let isRunning = true;
  let most = 0;
  const watch = (async () => {
    while (isRunning) {
      const [{ n }] = await database.query(`select count(*)::int as n from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`);
      most = Math.max(most, n);
      await pause(5);
    }
  })();
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, n) =>
      call(urls[n % 2], 'GET', '/timesheet/current', { token: people[n % people.length].token }),
    ),
  );
  isRunning = false;
  await watch;
  return { answers, most };
}

/** Concurrently, alternating between both processes. */
async function guess(urls, kind) {
  const tries = Array.from({ length: TRIES }, (_, n) =>
    kind === 'login'
      ? login(urls[n % 2], 0, `Falsch${n}`)
      : call(urls[n % 2], 'POST', '/user/register', { body: { email: emailOf(0), password: PASSWORD } }),
  );
  const answers = await Promise.all(tries);
  const count = (status) => answers.filter((answer) => answer.status === status).length;
  return { looked: count(kind === 'login' ? 401 : 400), 429: count(429) };
}

const login = (url, n, password) =>
  call(url, 'POST', '/user/login', { body: { email: emailOf(n), password } });

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { BackgroundWork, judgeWork } from './tools/background-work.mjs';
import { call } from './tools/call.mjs';
import { Cluster } from './tools/cluster.mjs';
import { BACKEND_PORTS } from './tools/cluster-config.mjs';
import { EVENTS, POOLED_EVENTS } from './tools/cluster-events.mjs';
import { foundCompany, loginOf } from './tools/company.mjs';
import { answersSince, faultsOfEvent, longestSilence, noticed } from './tools/events.mjs';
import { startMailServer } from './tools/mail-server.mjs';
import { judged } from './tools/verdict.mjs';
import { until } from './tools/wait.mjs';
import { Writers } from './tools/writers.mjs';

export const name =
  'Three nodes of PostgreSQL under Patroni, etcd and HAProxy, two backends: nodes are killed, frozen and switched over while 12 people write';

/** It takes Debian's packages and half an hour of a machine: run by name only. */
export const isAlone = true;

const PEOPLE = 12;
/** Two working days before the end of a month, after seven in the morning: a job is due in every company. */
const BEGINS = '2026-11-26T08:00:00Z';
const MAIL_PORT = BACKEND_PORTS + 9;
/** What a process had taken whose connection broke is free after two minutes; the log is sealed every minute. */
const SETTLED_SECONDS = 300;

export async function run(context) {
  const cluster = context.track(new Cluster(context.folder));
  await cluster.start();
  const mail = context.track(await startMailServer(MAIL_PORT));
  const backends = await startBackends(context, cluster);
  const urls = backends.map(({ url }) => url);
  const writers = new Writers(await foundCompany(cluster, urls[0], PEOPLE), ...urls);
  await cluster.query(`update companies set features = '{audit,notices}' where id = 2`);
  const work = new BackgroundWork(cluster, BEGINS);
  writers.start();
  work.start();

  const scene = { context, cluster, writers, figures: {}, faults: [] };
  await happen(scene, EVENTS, backends);
  await work.stop();
  await writers.stop();
  await behindPooler(scene);
  await cluster.query(`update users set role = 2 where email = 'person1@drill.example'`);
  await settled(cluster);

  const compared = await writers.ledger.compare(cluster);
  const told = await cluster.query(
    `select company_id as company, count(*)::int as times from notices where kind = 'month_closing' group by 1`,
  );
  const worked = judgeWork(work, mail.taken, told);
  const log = await checkedLog(cluster, urls[0]);
  const ends = await Promise.all(backends.map((backend) => backend.stop()));
  const failed = ends.filter(({ code }) => code !== 0).map(({ code }) => `a backend ended with ${code}`);
  compared.faults.push(...scene.faults, ...worked.faults, ...log.faults, ...failed);
  compared.checks += worked.checks + log.changes + ends.length;
  return judged(compared, writers, {
    ...scene.figures,
    ...worked.figures,
    'changes in the log, all sealed, and seals': `${log.changes}, ${log.seals}`,
  });
}

async function startBackends(context, cluster, { pooled = false } = {}) {
  const env = {
    // A clock that goes on: what is due at a time, repeated or let go later happens.
    EMBEDDED_DATABASE: undefined,
    FIXED_TODAY: undefined,
    DRILL_BEGINS: BEGINS,
    DRILL_BEGAN: String(Date.now()),
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'tools/shifted-clock.mjs'))}`,
    DATABASE_POOL: '10',
    SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
    MAIL_FROM: 'stundenbuch@drill.example',
    PUBLIC_URL: 'https://stunden.example',
  };
  const database = { env: cluster.env({ pooled }) };
  // One after the other: the first one makes the schema.
  const first = BACKEND_PORTS + (pooled ? 3 : 1);
  return [
    await context.backend(database, env, { port: first }),
    await context.backend(database, env, { port: first + 1 }),
  ];
}

/** The same people on two more backends, with PgBouncer between them and HAProxy. */
async function behindPooler(scene) {
  const { context, cluster, writers } = scene;
  await cluster.startPooler();
  const backends = await startBackends(context, cluster, { pooled: true });
  const urls = writers.urls;
  writers.urls = backends.map(({ url }) => url);
  writers.start();
  await happen(scene, POOLED_EVENTS, backends);
  await writers.stop();
  writers.urls = urls;
  await Promise.all(backends.map((backend) => backend.stop()));
}

/** One event after the other, each on a cluster that is whole again. */
async function happen({ context, cluster, writers, figures, faults }, events, backends) {
  for (const { name, seconds: held = 30, run } of events) {
    await writers.waitForWrites(50);
    const [before, from] = [{ ...writers.answers }, performance.now()];
    const undo = await run(cluster);
    await pause(held * 1_000);
    await undo?.();
    await cluster.whole();
    await writers.waitForWrites(50);
    const silence = longestSilence(writers.acknowledgedAt, from, performance.now());
    const answers = answersSince(before, writers.answers);
    figures[name] = noticed({ silence, answers });
    context.log(`${name}: ${figures[name]}`);
    faults.push(...faultsOfEvent(name, answers, PEOPLE));
    if (backends.some((backend) => !backend.isRunning())) faults.push(`${name}: a backend has ended`);
  }
}

/** Until every mail is sent, every company told and every change sealed. */
async function settled(cluster) {
  let left;
  await until(
    async () => {
      [left] = await cluster.query(
        `select (select count(*)::int from outbox where state = 'waiting') as mails,
           (select count(*)::int from unsealed_changes) as changes,
           (select count(*)::int from companies c where id > 1000
             and not exists (select from notices n where n.company_id = c.id)) as companies`,
      );
      return Object.values(left).every((count) => count === 0);
    },
    () => `still to do: ${JSON.stringify(left)}`,
    { seconds: SETTLED_SECONDS, every: 1_000 },
  );
}

/** The log by the program's own check, and whether an entry is recorded twice. */
async function checkedLog(cluster, url) {
  const { body } = await call(url, 'GET', '/audit/verify', { token: await loginOf(url, 1) });
  const twice = await cluster.query(
    `select record_id from changes where company_id = 2 and table_name = 'entries' and op = 'I' group by 1 having count(*) > 1`,
  );
  const faults = twice.map(({ record_id }) => `entry ${record_id} is recorded twice`);
  if (body.wrong !== null || !(body.rows > 0)) faults.push(`the log: ${JSON.stringify(body)}`);
  return { faults, changes: body.rows, seals: body.seals };
}

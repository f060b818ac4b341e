import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PostOffice } from '../../test/post-office.ts';
import { World } from '../../test/world.ts';

const MAILS = 1000;
const UNTIL_KILLED = 300;
/** Of the worker: it sends so many at once, and takes so many. */
const AT_ONCE = 5;
const TAKEN = 20;

let world: World;
let office: PostOffice;
const children = new Map<string, ChildProcess>();
beforeAll(async () => {
  [world, office] = await Promise.all([World.start(), PostOffice.open()]);
});
afterAll(async () => {
  for (const child of children.values()) child.kill('SIGKILL');
  await Promise.all([world?.close(), office?.close()]);
});

const addressOf = (name: string) => `${name}@beispiel.example`;

/** A process of its own on the same database, which sends mails under its name. */
async function start(name: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      JWT_SECRET: World.secret,
      EMBEDDED_DATABASE: '1',
      PORT: '0',
      DEMO: 'off',
      DATABASE_URL: `${world.databaseUrl}?application_name=${name}`,
      LOG_LEVEL: 'error',
      SMTP_URL: office.url,
      MAIL_FROM: addressOf(name),
    },
  });
  children.set(name, child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
  await expect.poll(() => output).toContain('Stundenbuch läuft');
}

async function end(name: string, signal: NodeJS.Signals): Promise<number | null> {
  const child = children.get(name) as ChildProcess;
  const gone = once(child, 'exit');
  child.kill(signal);
  const [status] = await gone;
  return status;
}

/** Both find them at the same moment: until then they wait for the lock. */
async function queue(): Promise<void> {
  await world.sql('begin');
  await world.sql('lock table outbox in access exclusive mode');
  await world.sql(
    `insert into outbox (company_id, user_id, address, kind, data, due, created_at, created_by)
      select 1 + n % 2, 11 + 10 * (n % 2), 'm' || n || '@beispiel.example', 'new_login', $1, now(), now(), 0
      from generate_series(1, $2) n`,
    [JSON.stringify({ device: 'Firefox unter Windows', at: '2026-11-20T09:00:00Z' }), MAILS],
  );
  await expect.poll(processesThatWait).toEqual([{ name: 'eins' }, { name: 'zwei' }]);
  await world.sql('commit');
}

async function processesThatWait(): Promise<object[]> {
  await world.sql('select pg_stat_clear_snapshot()');
  return world.sql(`select distinct application_name as name from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' order by 1`);
}

const waiting = () =>
  world.sql<{ address: string; due: Date }>(
    `select address, due from outbox where state = 'waiting' order by id`,
  );

it('[DCN-11] [MAIL-05] two processes, a thousand mails, one killed: each comes once, and what the dead one had handed over without noting it twice', async () => {
  await Promise.all(['eins', 'zwei'].map(start));
  const handedOver = () => office.received.filter(({ from }) => from === addressOf('eins'));
  let killed: Promise<string> | undefined;
  office.beforeAnswer = async ({ from, to }) => {
    if (from !== addressOf('eins') || handedOver().length < UNTIL_KILLED) return;
    // Between the content of a mail and the answer that it is taken.
    killed ??= end('eins', 'SIGKILL').then(() => to);
    await killed;
  };
  await queue();

  await expect.poll(() => killed !== undefined).toBe(true);
  const last = (await killed) as string;
  const [batch] = await world.sql<{ due: Date }>('select due from outbox where address = $1', [last]);
  // The other one sends everything but what belongs to the dead one.
  await expect
    .poll(async () => [...new Set((await waiting()).map(({ due }) => due.getTime()))])
    .toEqual([batch?.due.getTime()]);
  const left = (await waiting()).map(({ address }) => address);
  expect(left).toContain(last);
  expect(left.length).toBeLessThanOrEqual(TAKEN);
  const twice = left.filter((address) => office.counts().has(address)).sort();
  expect(twice.length).toBeLessThanOrEqual(AT_ONCE);

  // As if two minutes had passed.
  await world.sql(`update outbox set due = now() where state = 'waiting'`);
  await expect.poll(waiting).toEqual([]);
  expect(await world.sql('select state, count(*)::int from outbox group by 1')).toEqual([
    { state: 'sent', count: MAILS },
  ]);
  const counts = [...office.counts()];
  expect(counts).toHaveLength(MAILS);
  expect(
    counts
      .filter(([, times]) => times > 1)
      .map(([to]) => to)
      .sort(),
  ).toEqual(twice);
  expect(office.received).toHaveLength(MAILS + twice.length);
});

it('[OPS-26] a process that is told to stop while the mail server hangs ends within ten seconds, and what it only took is free', async () => {
  await world.sql('truncate outbox');
  // Another one would take what is free at once.
  if (children.has('zwei')) await end('zwei', 'SIGTERM');
  await start('drei');
  await world.sql(
    `insert into outbox (company_id, user_id, address, kind, data, due, created_at, created_by)
      select 1, 11, case when n <= $2 then 'noreply' else 'm' end || n || '@beispiel.example', 'new_login', $1,
        now() - interval '1 minute' + n * interval '1 millisecond', now(), 0
      from generate_series(1, 20) n`,
    [JSON.stringify({ device: 'Firefox unter Windows', at: '2026-11-20T09:00:00Z' }), AT_ONCE],
  );
  const taken = () =>
    world.sql<{ address: string }>(
      `select address from outbox where state = 'waiting' and due > now() order by id`,
    );
  await expect.poll(taken).toHaveLength(TAKEN);
  // Told before they are on their way, it would free them all.
  await expect.poll(() => office.unanswered).toHaveLength(AT_ONCE);
  const told = performance.now();
  expect(await end('drei', 'SIGTERM')).toBe(0);
  // A mail is given up after 25 seconds; a busy machine takes its time for the ten.
  expect(performance.now() - told).toBeLessThan(20_000);
  expect((await taken()).map(({ address }) => address)).toEqual(
    Array.from({ length: AT_ONCE }, (_, n) => `noreply${n + 1}@beispiel.example`),
  );
});

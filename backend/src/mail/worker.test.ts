import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Balancer } from '../../test/balancer.ts';
import { installationOf } from '../../test/installation.ts';
import { PostOffice, type Received } from '../../test/post-office.ts';
import { World } from '../../test/world.ts';
import { Clock } from '../platform/clock.ts';
import { Database } from '../platform/database/database.ts';
import { tables } from '../platform/database/entities.ts';
import { Rounds } from '../platform/rounds.ts';
import { Mailer } from './mailer.ts';
import { Outbox } from './outbox.service.ts';
import { MailWorker } from './worker.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const PUBLIC = 'https://zeiten.beispiel.example';

let world: World;
let office: PostOffice;
let now = NOW;
const databases: Database[] = [];
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  now = NOW;
  office = await PostOffice.open();
  await world.sql('truncate outbox, refused_addresses');
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(databases.splice(0).map((database) => database.onApplicationShutdown()));
  await office.close();
});

/** As a process has it. */
async function started(address = world.databaseUrl) {
  const database = await Database.open(address, 4, tables);
  databases.push(database);
  const settings = { SMTP_URL: office.url, MAIL_FROM: 'stundenbuch@beispiel.example', PUBLIC_URL: PUBLIC };
  const installation = installationOf(settings);
  const outbox = new Outbox(database, new Clock(() => now));
  const worker = new MailWorker(outbox, new Mailer(installation), installation, new Rounds(installation));
  const round = (stopping = new AbortController().signal) => worker.round(stopping);
  return { outbox, worker: { round } };
}

const LOGIN = { device: 'Firefox unter Windows', at: '2026-11-20T09:00:00Z' };
const queue = (address: string, kind = 'new_login', data: object = LOGIN) =>
  world.sql(
    `insert into outbox (company_id, user_id, address, kind, data, due, created_at, created_by)
      values (1, 11, $1, $2, $3, $4, now(), 0)`,
    [address, kind, JSON.stringify(data), new Date(NOW)],
  );
const queueMany = (count: number) =>
  world.sql(
    `insert into outbox (company_id, user_id, address, kind, data, due, created_at, created_by)
      select 1 + n % 2, 11 + 10 * (n % 2), 'm' || n || '@beispiel.example', 'new_login', $1, $2, now(), 0
      from generate_series(1, $3) n`,
    [JSON.stringify(LOGIN), new Date(NOW), count],
  );
const rows = () =>
  world.sql<{ address: string; state: string; tries: number; due: Date }>(
    'select address, state, tries, due, data from outbox order by id',
  );
const states = async () =>
  Object.fromEntries(
    (
      await world.sql<{ state: string; n: number }>('select state, count(*)::int n from outbox group by 1')
    ).map(({ state, n }) => [state, n]),
  );
const minutes = (due: Date) => (due.getTime() - now) / 60_000;

describe('a mail', () => {
  it('[MAIL-03] [MAIL-10] is taken by the server and sent, with its headers', async () => {
    await queue('anna@beispiel.example');
    const { worker } = await started();
    await worker.round();
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
    const [{ to, content }] = office.received as [Received];
    expect(to).toBe('anna@beispiel.example');
    expect(content).toMatch(/^Subject: Neue Anmeldung\r$/m);
    expect(content).toMatch(/^From: stundenbuch@beispiel\.example\r$/m);
    expect(content).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(content).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/zeiten\.beispiel\.example\/myprofil#benachrichtigungen>\r$/m,
    );
    expect(content).toMatch(/text\/plain/);
    expect(content).toMatch(/text\/html/);
  });

  it('[MAIL-10] whose name brings lines along has no more headers and no more recipients', async () => {
    const name = 'Eva\r\nBcc: alle@beispiel.example\r\n\r\nKlein';
    await queue('anna@beispiel.example', 'request_received', { name, days: 3, from: '2026-12-14' });
    const { worker } = await started();
    await worker.round();
    expect(office.received).toHaveLength(1);
    const head = office.received[0]?.content.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^Bcc/im);
  });

  it('whose way in was a secret has none left', async () => {
    await queue('anna@beispiel.example', 'password_reset', { path: '/reset#code=GEHEIM', minutes: 60 });
    await queue('never@beispiel.example', 'password_reset', { path: '/reset#code=GEHEIM', minutes: 60 });
    const { worker } = await started();
    await worker.round();
    expect(office.received[0]?.content).toContain(`${PUBLIC}/reset#code`);
    expect(await rows()).toMatchObject([{ data: { minutes: 60 } }, { data: { minutes: 60 } }]);
    expect(JSON.stringify(await rows())).not.toContain('GEHEIM');
    expect(world.log.join()).not.toContain('GEHEIM');
  });

  it('[MAIL-05] that is to come later is tried after 1, 5, 30 minutes, 2, 8, 24 hours, and then failed', async () => {
    await queue('later@beispiel.example');
    const { worker } = await started();
    const waited: number[] = [];
    for (let tries = 1; tries <= 6; tries++) {
      await worker.round();
      const [row] = (await rows()) as unknown as [{ due: Date }];
      expect(row).toMatchObject({ state: 'waiting', tries });
      waited.push(minutes(row.due));
      now = row.due.getTime();
    }
    expect(waited).toEqual([1, 5, 30, 120, 480, 1440]);
    await worker.round();
    expect(await rows()).toMatchObject([{ state: 'failed', tries: 7 }]);
  });

  it('[MAIL-05] that the server never takes fails at once, and the third holds the address', async () => {
    for (let i = 0; i < 2; i++) await queue('never@beispiel.example');
    const { worker } = await started();
    await worker.round();
    expect(await states()).toEqual({ failed: 2 });
    await queue('never@beispiel.example');
    await worker.round();
    await queue('never@beispiel.example');
    expect(await world.sql('select user_id, address, times from refused_addresses')).toEqual([
      { user_id: 11, address: 'never@beispiel.example', times: 3 },
    ]);
  });

  it('[MAIL-05] that the server took but did not confirm comes again: at worst twice, never lost', async () => {
    await queue('drop@beispiel.example');
    const { worker } = await started();
    await worker.round();
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    expect(office.counts()).toEqual(new Map([['drop@beispiel.example', 1]]));
  });

  it('[OPS-23] that comes again has the same Message-ID, and no other has it', async () => {
    const { worker } = await started();
    for (let i = 0; i < 2; i++) await queue('anna@beispiel.example');
    await worker.round();
    await queue('drop@beispiel.example');
    await worker.round();
    now = NOW + 60_000;
    await worker.round();
    const ids = (to: string) =>
      office.received
        .filter((mail) => mail.to.startsWith(to))
        .map(({ content }) => /^Message-ID: (<.+@beispiel\.example>)\r$/im.exec(content)?.[1]);
    const [first, again] = ids('drop');
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(new Set([...ids('anna'), first]).size).toBe(3);
  });

  it('[OPS-23] that is sent while the database goes away is noted as soon as it is back, and comes once', async () => {
    const balancer = await Balancer.open(world.databaseUrl);
    await queueMany(5);
    const { worker } = await started(balancer.through(world.databaseUrl));
    office.beforeAnswer = async () => {
      if (office.received.length < 3) return;
      balancer.hasServer = false;
      balancer.cut();
    };
    const round = worker.round();
    await expect.poll(() => office.received.length).toBe(5);
    // Longer than the first try to note it takes.
    await new Promise((done) => setTimeout(done, 1_500));
    expect((await states()).waiting).toBeGreaterThan(2);
    balancer.hasServer = true;
    await round;
    expect(await states()).toEqual({ sent: 5 });
    now = NOW + 120_000;
    await (await started()).worker.round();
    expect(office.received).toHaveLength(5);
    await balancer.close();
  });

  it('[MAIL-05] that gets no answer within 25 s is tried later, and the others are sent meanwhile', async () => {
    await queue('noreply@beispiel.example');
    await queue('anna@beispiel.example');
    const { worker } = await started();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const round = worker.round();
    await expect.poll(states).toEqual({ sent: 1, waiting: 1 });
    await vi.advanceTimersByTimeAsync(25_000);
    await round;
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }, { state: 'sent' }]);
  });

  it('waits while there is no server', async () => {
    await queue('anna@beispiel.example');
    const { worker } = await started();
    await office.close();
    await worker.round();
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    office = await PostOffice.open();
  });

  it('[MAIL-04] whose time has not come waits', async () => {
    await queue('anna@beispiel.example');
    now = NOW - 1;
    const { worker } = await started();
    await worker.round();
    expect(office.received).toEqual([]);
  });
});

/** Two that work at the same time: `killed.test.ts`. */
describe('[DCN-11] [MAIL-02] of two processes', () => {
  it('one is killed: what it had taken is free after two minutes, and comes once', async () => {
    await queueMany(60);
    const [killed, other] = [await started(), await started()];
    expect(await killed.outbox.take()).toHaveLength(20);
    await other.worker.round();
    expect(await states()).toEqual({ sent: 40, waiting: 20 });
    now = NOW + 119_999;
    await other.worker.round();
    expect(await states()).toEqual({ sent: 40, waiting: 20 });
    now = NOW + 120_000;
    await other.worker.round();
    expect(await states()).toEqual({ sent: 60 });
    expect([...office.counts().values()].every((count) => count === 1)).toBe(true);
  });

  it('one ends: what it has not begun is free at once', async () => {
    await queueMany(60);
    const [ending, other] = [await started(), await started()];
    const stop = new AbortController();
    const round = ending.worker.round(stop.signal);
    stop.abort();
    await round;
    await other.worker.round();
    expect(await states()).toEqual({ sent: 60 });
    expect([...office.counts().values()].every((count) => count === 1)).toBe(true);
  });
});

it('[MAIL-02] an empty outbox is asked through the index of what waits', async () => {
  await queueMany(2000);
  await world.sql(`update outbox set state = 'sent'`);
  await world.sql('analyze outbox');
  const plan = await world.sql<{ 'QUERY PLAN': string }>(
    `explain select id from outbox where state = 'waiting' and due <= now() order by due limit 20 for update skip locked`,
  );
  expect(JSON.stringify(plan)).toContain('outbox_waiting');
});

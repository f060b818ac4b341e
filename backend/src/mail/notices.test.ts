import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installationOf } from '../../test/installation.ts';
import { World } from '../../test/world.ts';
import { Clock } from '../platform/clock.ts';
import { Database } from '../platform/database/database.ts';
import { tables } from '../platform/database/entities.ts';
import { type Notice, NoticeWriter } from './notice-writer.service.ts';

const NOW = '2026-11-20T09:00:00Z';
const NIGHT = '2026-11-20T21:00:00Z';
const SERVER = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'stundenbuch@beispiel.example' };

let world: World;
let database: Database;
beforeAll(async () => {
  world = await World.start();
  database = await Database.open(world.databaseUrl, 2, tables);
});
afterAll(async () => {
  await database?.onApplicationShutdown();
  await world?.close();
});
beforeEach(async () => {
  await world.sql('truncate notices, outbox, refused_addresses, notice_settings');
  await world.setFeatures('alpha', ['notices']);
});

const WEEK = { kind: 'missing_week', data: { days: 2, from: '2026-11-09', to: '2026-11-15' } } as const;
const LOGIN = { kind: 'new_login', data: { device: 'Firefox unter Windows', at: NOW } } as const;

const noticesAt = (now: string, mail = true) =>
  new NoticeWriter(installationOf(mail ? SERVER : {}), Clock.fixed(now));

function write(notice: Notice, { mail = true, now = NOW } = {}) {
  const who = { company: 1, id: 13 };
  return database.write(who, (tx) => noticesAt(now, mail).write(tx, who, notice));
}
const told = () => world.sql('select user_id, kind, data, created_by from notices order by user_id');
const queued = () =>
  world.sql<{ user_id: number; due: Date; state: string }>(
    'select user_id, address, kind, due, state from outbox order by user_id',
  );

describe('a notice', () => {
  it('is in the app and waits as a mail, for each who is to know', async () => {
    await write({ ...WEEK, users: [11, 12] });
    expect(await told()).toEqual([
      { user_id: 11, kind: 'missing_week', data: WEEK.data, created_by: 13 },
      { user_id: 12, kind: 'missing_week', data: WEEK.data, created_by: 13 },
    ]);
    expect(await queued()).toMatchObject([
      { user_id: 11, address: 'anna@beispiel.example', due: new Date(NOW), state: 'waiting' },
      { user_id: 12, state: 'waiting' },
    ]);
  });

  it('[MAIL-06] queues nothing without a mail server', async () => {
    await write({ ...WEEK, users: [11] }, { mail: false });
    expect(await told()).toHaveLength(1);
    expect(await queued()).toEqual([]);
  });

  it('reaches nobody where the company has it off, except what concerns the account', async () => {
    await world.setFeatures('alpha', []);
    await write({ ...WEEK, users: [11] });
    expect([await told(), await queued()]).toEqual([[], []]);
    await write({ ...LOGIN, users: [11] });
    expect(await told()).toEqual([]);
    expect(await queued()).toHaveLength(1);
  });

  it('reaches nobody of another company and nobody who is no longer active', async () => {
    await world.sql('update users set active = false where id = 12');
    await write({ ...WEEK, users: [12, 21] });
    await world.sql('update users set active = true where id = 12');
    expect([await told(), await queued()]).toEqual([[], []]);
  });

  it('[MAIL-08] follows what the person has chosen, unless it concerns the account', async () => {
    for (const kind of ['missing_week', 'new_login'])
      await world.sql(
        `insert into notice_settings (company_id, user_id, kind, app, mail, created_at, created_by)
          values (1, 11, $1, false, false, now(), 11)`,
        [kind],
      );
    await write({ ...WEEK, users: [11] });
    expect([await told(), await queued()]).toEqual([[], []]);
    await write({ ...LOGIN, users: [11] });
    expect(await told()).toHaveLength(1);
    expect(await queued()).toHaveLength(1);
  });

  it('[MAIL-08] waits for the morning, unless the person wants it at night or it concerns the account', async () => {
    await world.sql(
      `insert into notice_settings (company_id, user_id, kind, app, mail, created_at, created_by)
        values (1, 12, 'quiet', false, false, now(), 12)`,
    );
    await write({ ...WEEK, users: [11, 12] }, { now: NIGHT });
    expect(await queued()).toMatchObject([
      { user_id: 11, due: new Date('2026-11-21T05:00:00Z') },
      { user_id: 12, due: new Date(NIGHT) },
    ]);
    await world.sql('truncate outbox');
    await write({ ...LOGIN, users: [11] }, { now: NIGHT });
    expect(await queued()).toMatchObject([{ due: new Date(NIGHT) }]);
  });

  it('[MAIL-05] is held where the address was refused three times', async () => {
    await world.sql(
      `insert into refused_addresses (company_id, user_id, address, times, created_at, created_by)
        values (1, 11, 'anna@beispiel.example', 3, now(), 0), (1, 12, 'bert@beispiel.example', 2, now(), 0)`,
    );
    await write({ ...WEEK, users: [11, 12] });
    expect(await queued()).toMatchObject([{ state: 'held' }, { state: 'waiting' }]);
    await write({ ...LOGIN, users: [11], address: 'neu@beispiel.example' });
    expect((await queued())[1]).toMatchObject({ address: 'neu@beispiel.example', state: 'waiting' });
  });

  it('[MAIL-04] is withdrawn with what it was about, and a mail that went out stays', async () => {
    await write({ ...WEEK, users: [11, 12], about: 'week', delay: 60 });
    expect(await queued()).toMatchObject([{ due: new Date('2026-11-20T09:01:00Z') }, {}]);
    await world.sql(`update outbox set state = 'sent' where user_id = 12`);
    const notices = noticesAt(NOW);
    await database.write({ company: 2, id: 21 }, (tx) => notices.withdraw(tx, { company: 2 }, 'week'));
    expect(await queued()).toHaveLength(2);
    await database.write({ company: 1, id: 13 }, (tx) => notices.withdraw(tx, { company: 1 }, 'week'));
    expect(await queued()).toMatchObject([{ user_id: 12, state: 'sent' }]);
    expect(await told()).toEqual([]);
  });

  it('comes with the change it tells about, or not at all', async () => {
    const failed = database.write({ company: 1, id: 13 }, async (tx) => {
      await noticesAt(NOW).write(tx, { company: 1, id: 13 }, { ...WEEK, users: [11] });
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect([await told(), await queued()]).toEqual([[], []]);
  });
});

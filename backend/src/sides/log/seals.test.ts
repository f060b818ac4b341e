import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Verification } from '@stundenbuch/domain/sides/log/contract';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSeals } from '../../../test/audit.ts';
import { connect, createEmptyDatabase } from '../../../test/database.ts';
import { installationOf } from '../../../test/installation.ts';
import { World } from '../../../test/world.ts';
import { backUp } from '../../platform/backup/backup.ts';
import { restore } from '../../platform/backup/restore.ts';
import { Rounds } from '../../platform/rounds.ts';
import { Sealing } from './sealing.ts';

let world: World;
let owner: Client;
let one: Awaited<ReturnType<typeof openSeals>>;
let other: Awaited<ReturnType<typeof openSeals>>;

const booking = (day: number, hours = 1) =>
  world.post('anna', '/timesheet/booking', {
    day: `2026-11-${String(day).padStart(2, '0')}`,
    project: 1001,
    hours,
    booking_text: 'Dach gedeckt',
  });
const verify = async () => (await world.get<Verification>('chef', '/audit/verify')).body;
const seals = () => world.sql('select no, rows, first_id::int, last_id::int from seals order by no');

beforeAll(async () => {
  world = await World.start();
  owner = await connect(world.databaseUrl);
  one = await openSeals(world.databaseUrl);
  other = await openSeals(world.databaseUrl);
  for (const who of ['anna', 'chef'] as const) await world.token(who);
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close(), owner?.end()]);
  await world?.close();
});
beforeEach(async () => {
  await world.sql(`update companies set features = '{audit}' where id = 1`);
  await world.sql('truncate changes, seals, unsealed_changes, log_erasures restart identity');
});

it('[AUD-03] every row is sealed once, each seal follows the one before, and the head is told', async () => {
  expect(await verify()).toEqual({
    seals: 0,
    rows: 0,
    unsealed: 0,
    head: null,
    sealed_at: null,
    wrong: null,
    findings: [],
    found: 0,
  });
  for (let day = 2; day <= 4; day++) await booking(day);
  await one.seals.seal(1);
  await one.seals.seal(1);
  await booking(5);
  await other.seals.seal(1);
  await booking(6);
  expect(await seals()).toEqual([
    { no: 1, rows: 3, first_id: 1, last_id: 3 },
    { no: 2, rows: 1, first_id: 4, last_id: 4 },
  ]);
  const head = (await world.sql<{ hash: string }>('select hash from seals where no = 2'))[0]?.hash;
  expect(await verify()).toMatchObject({ seals: 2, rows: 4, unsealed: 1, head, wrong: null });
  const { body, headers } = await world.get<{ no: number }[]>('chef', '/audit/seals?page=1&size=1');
  expect(body.map(({ no }) => no)).toEqual([2]);
  expect(headers.get('x-total-count')).toBe('2');
});

it('[AUD-03] writers and two processes that seal at the same time: no row is lost or sealed twice', async () => {
  let isWriting = true;
  const sealing = [one, other].map(async ({ seals: each }) => {
    while (isWriting) await each.seal(1);
  });
  await Promise.all(Array.from({ length: 24 }, (_, i) => booking(2 + (i % 4))));
  isWriting = false;
  await Promise.all(sealing);
  await one.seals.seal(1);
  expect(await verify()).toMatchObject({ rows: 24, unsealed: 0, wrong: null });
});

it('[AUD-03] a row that is committed after a seal with a smaller number goes into the next', async () => {
  await owner.query('begin');
  await owner.query(`update users set first_name = 'Berta' where id = 12`);
  await booking(2);
  await one.seals.seal(1);
  await owner.query('commit');
  await one.seals.seal(1);
  expect(await seals()).toEqual([
    { no: 1, rows: 1, first_id: 2, last_id: 2 },
    { no: 2, rows: 1, first_id: 1, last_id: 1 },
  ]);
  expect(await verify()).toMatchObject({ rows: 2, unsealed: 0, wrong: null });
});

describe('[AUD-04] the first seal is named', () => {
  const cases: [string, string, Verification['wrong']][] = [
    [
      'whose row says something else',
      `update changes set after = after || '{"hours": 9}' where id = 3`,
      { seal: 2, fault: 'content', row: 3 },
    ],
    [
      'whose row has another actor',
      'update changes set actor_id = 12 where id = 3',
      { seal: 2, fault: 'content', row: 3 },
    ],
    ['whose row is gone', 'delete from changes where id = 4', { seal: 2, fault: 'rows', row: null }],
    [
      'whose rows changed places',
      `update changes c set after = o.after, record_id = o.record_id
       from changes o where (c.id, o.id) in ((3, 4), (4, 3));
       update seals set hashes = array[hashes[2], hashes[1]] where no = 2`,
      { seal: 2, fault: 'content', row: 3 },
    ],
    [
      'that a row was added to',
      `with added as (insert into changes (company_id, actor_kind, table_name, record_id, op)
         values (1, 'system', 'users', 11, 'U') returning id)
       update seals set ids = ids || id, hashes = hashes || sha256('') from added where no = 2`,
      { seal: 2, fault: 'rows', row: null },
    ],
    [
      'whose row lost its seal',
      'update seals set ids = ids[2:], hashes = hashes[2:] where no = 2; insert into unsealed_changes values (1, 3)',
      { seal: 2, fault: 'rows', row: null },
    ],
    ['that is gone', 'delete from seals where no = 2', { seal: 2, fault: 'missing', row: null }],
    ['that is gone at the end', 'delete from seals where no = 3', { seal: 3, fault: 'missing', row: null }],
    [
      'that has another hash',
      `update seals set hash = repeat('f', 64) where no = 2`,
      { seal: 2, fault: 'hash', row: null },
    ],
    [
      'that follows another',
      `update seals set prev = repeat('f', 64) where no = 2`,
      { seal: 2, fault: 'chain', row: null },
    ],
    [
      'whose row was erased too soon',
      'update changes set before = null, after = null, reason = null, erased_at = now() where id = 4',
      { seal: 2, fault: 'erased', row: 4 },
    ],
    [
      'whose row is said to have been erased when it will be due',
      `update changes set before = null, after = null, reason = null, erased_at = at + interval '4 years' where id = 4`,
      { seal: 2, fault: 'erased', row: 4 },
    ],
  ];

  it.each(cases)('%s', async (_, tampering, wrong) => {
    for (const [seal, days] of [
      [1, [2, 3]],
      [2, [4, 5]],
      [3, [6]],
    ] as const) {
      for (const day of days) await booking(day);
      await one.seals.seal(1);
      expect((await verify()).seals).toBe(seal);
    }
    expect((await verify()).wrong).toBeNull();
    for (const statement of tampering.split(';')) await world.sql(statement);
    expect((await verify()).wrong).toEqual(wrong);
  });
});

it('[AUD-05] what is older than the retention period loses its content; the chain still holds', async () => {
  await world.sql(`insert into changes (company_id, at, actor_kind, table_name, record_id, op, before, after, reason)
    values (1, now() - interval '4 years', 'system', 'users', 11, 'U', '{"name": "Alt"}', '{"name": "Neu"}', 'Heirat'),
      (1, now() - interval '1 year', 'system', 'users', 11, 'U', '{"name": "Neu"}', '{"name": "Alt"}', null)`);
  await booking(2);
  await one.seals.seal(1);
  await owner.query('begin');
  await owner.query(`select set_config('app.company', '1', true)`);
  // Whatever is asked for, nothing younger than two years.
  expect((await owner.query('select erase_changes(now()) as n')).rows).toEqual([{ n: 1 }]);
  expect((await owner.query('select erase_changes(now()) as n')).rows).toEqual([{ n: 0 }]);
  await owner.query('commit');
  expect(await verify()).toMatchObject({ rows: 3, wrong: null });
  const { body } = await world.get<object[]>('chef', '/audit/company');
  expect(body.at(-1)).toMatchObject({ before: null, after: null, reason: null, erased: true, op: 'U' });
  expect(body.at(-2)).toMatchObject({ before: { name: 'Neu' }, erased: false });
});

it('[AUD-05] each company says for how many years, three unless said otherwise', async () => {
  const old = `insert into changes (company_id, at, actor_kind, table_name, record_id, op, after)
    select id, now() - interval '4 years', 'system', 'users', 11, 'R', '{}' from companies where id in (1, 2)`;
  await world.sql(old);
  await world.sql(`insert into company_settings (company_id, feature, value, created_at, created_by)
    values (2, 'audit', '{"keep_years": 5}', now(), 21)`);
  for (const company of [1, 2]) await one.seals.seal(company);
  // Both are old enough for the law, and the second company has asked for more.
  const blank = (company: number, when: string) =>
    world.sql(
      `update changes set after = null, erased_at = ${when} where company_id = $1 and op = 'R'
        and id not in (select id from unsealed_changes)`,
      [company],
    );
  const wrongOf = async (who: 'chef' | 'olga') =>
    (await world.get<Verification>(who, '/audit/verify')).body.wrong?.fault;
  await world.setFeatures('beta', ['audit']);
  for (const company of [1, 2]) await blank(company, `at + interval '30 months'`);
  expect([await wrongOf('chef'), await wrongOf('olga')]).toEqual(['erased', 'erased']);
  for (const company of [1, 2]) await blank(company, `at + interval '42 months'`);
  expect([await wrongOf('chef'), await wrongOf('olga')]).toEqual([undefined, 'erased']);
  await world.sql(`update changes set after = '{}', erased_at = null where op = 'R'`);
  const erased = () => world.sql('select company_id from changes where erased_at is not null order by 1');
  await one.erasing.eraseAll();
  expect(await erased()).toEqual([{ company_id: 1 }]);
  await world.sql(`update company_settings set value = '{"keep_years": 3}' where company_id = 2`);
  await one.erasing.eraseAll();
  expect(await erased()).toEqual([{ company_id: 1 }, { company_id: 2 }]);
});

it('[AUD-04] a restored backup has the same chain', async () => {
  for (let day = 2; day <= 4; day++) await booking(day, 7.25);
  await one.seals.seal(1);
  const file = new PassThrough();
  const [saved] = await Promise.all([buffer(file), backUp(owner, new Date(), file)]);
  const empty = await createEmptyDatabase();
  const target = await connect(empty.url);
  await restore(target, Readable.from([saved]));
  await target.end();
  const restored = await openSeals(empty.url);
  const before = await one.seals.verify({ company: 1, id: 13 });
  expect(await restored.seals.verify({ company: 1, id: 13 })).toEqual(before);
  expect(before).toMatchObject({ seals: 1, rows: 3, wrong: null });
  await restored.close();
  await empty.drop();
});

it('[AUD-03] [OPS-26] is sealed every minute by itself, in a process that works in the background', async () => {
  await booking(2);
  const { seals: own } = one;
  const afterAMinute = (env: NodeJS.ProcessEnv) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rounds = new Rounds(installationOf(env));
    new Sealing(own, rounds);
    rounds.onApplicationBootstrap();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    return rounds;
  };
  await afterAMinute({ WORKER: 'off' }).onModuleDestroy();
  expect(await seals()).toEqual([]);
  const rounds = afterAMinute({});
  await expect.poll(seals).toHaveLength(1);
  await rounds.onModuleDestroy();
});

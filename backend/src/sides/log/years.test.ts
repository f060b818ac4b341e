import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openSeals } from '../../../test/audit.ts';
import { connect, createEmptyDatabase } from '../../../test/database.ts';
import { World } from '../../../test/world.ts';
import { backUp } from '../../platform/backup/backup.ts';
import { restore } from '../../platform/backup/restore.ts';
import { Clock } from '../../platform/clock.ts';
import type { Rounds } from '../../platform/rounds.ts';
import { Erasing } from './erasing.ts';

let world: World;
let owner: Client;
let sealing: Awaited<ReturnType<typeof openSeals>>;
beforeAll(async () => {
  world = await World.start();
  owner = await connect(world.databaseUrl);
  sealing = await openSeals(world.databaseUrl);
  await world.sql(`update companies set features = '{audit}' where id = 1`);
});
afterAll(async () => {
  await Promise.all([sealing?.close(), owner?.end()]);
  await world?.close();
});
beforeEach(async () => {
  await world.sql('truncate changes, seals, unsealed_changes, log_erasures');
});

const record = (...instants: string[]) =>
  world.sql(
    `insert into changes (company_id, at, actor_kind, table_name, record_id, op)
      select 1, at::timestamptz, 'system', 'users', 11, 'R' from unnest($1::text[]) at`,
    [instants],
  );
const places = () =>
  world.sql<{ place: string; at: string }>(
    `select tableoid::regclass::text as place, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as at from changes order by at`,
  );
const parts = async (client: { query(text: string): Promise<{ rows: { name: string }[] }> }) =>
  (
    await client.query(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'changes'::regclass order by 1`,
    )
  ).rows.map(({ name }) => name);
const erasingAt = (instant: string) =>
  new Erasing(sealing.database, Clock.fixed(instant), { register: () => undefined } as unknown as Rounds);

it('[OPS-35] each year has its partition a year early, and what came without one moves there, with the same seals', async () => {
  await record('2019-03-01T00:00Z', '2026-12-31T23:59Z', '2027-01-01T00:00Z', '2028-06-01T00:00Z');
  expect((await places()).map(({ place }) => place)).toEqual([
    ...['changes_2026', 'changes_2026', 'changes_later', 'changes_later'],
  ]);
  await sealing.seals.seal(1);
  const before = await sealing.seals.verify({ company: 1, id: 13 });
  await erasingAt('2027-01-01T08:00:00Z').round();
  expect(await parts(owner)).toEqual(['changes_2026', 'changes_2027', 'changes_2028', 'changes_later']);
  expect(await places()).toMatchObject([
    { place: 'changes_2026', at: '2019-03-01T00:00' },
    { place: 'changes_2026', at: '2026-12-31T23:59' },
    { place: 'changes_2027', at: '2027-01-01T00:00' },
    { place: 'changes_2028', at: '2028-06-01T00:00' },
  ]);
  expect(await sealing.seals.verify({ company: 1, id: 13 })).toEqual(before);
  expect(before).toMatchObject({ rows: 4, unsealed: 0, wrong: null });
});

it('[OPS-35] the program reaches no partition past the wall of its table', async () => {
  await erasingAt('2027-01-01T08:00:00Z').round();
  const open = await world.sql(
    `select relname from pg_class c join pg_inherits i on i.inhrelid = c.oid and i.inhparent = 'changes'::regclass
      where not relrowsecurity or has_table_privilege('stundenbuch_app', c.oid, 'select, insert, update, delete, truncate')`,
  );
  expect(open).toEqual([]);
});

it('[OPS-35] a backup of several years is restored year by year', async () => {
  await erasingAt('2027-01-01T08:00:00Z').round();
  await record('2026-05-01T00:00Z', '2027-05-01T00:00Z', '2028-05-01T00:00Z');
  const there = await places();
  const file = new PassThrough();
  const [saved] = await Promise.all([buffer(file), backUp(owner, new Date('2028-05-02T00:00:00Z'), file)]);
  const empty = await createEmptyDatabase();
  const target = await connect(empty.url);
  await restore(target, Readable.from([saved]));
  expect(await parts(target)).toEqual(['changes_2026', 'changes_2027', 'changes_2028', 'changes_later']);
  const { rows } = await target.query('select tableoid::regclass::text as place from changes order by at');
  expect(rows).toEqual(there.map(({ place }) => ({ place })));
  await target.end();
  await empty.drop();
});

it('[OPS-35] a partition that cannot be made now keeps nobody waiting for long, and erasing goes on', async () => {
  await owner.query('begin');
  await owner.query('lock table changes_later in access share mode');
  const erased = vi.spyOn(sealing.database, 'call');
  await erasingAt('2031-01-01T08:00:00Z').round();
  await owner.query('rollback');
  expect(await parts(owner)).not.toContain('changes_2031');
  expect(erased).toHaveBeenCalledTimes(2);
  erased.mockRestore();
  await erasingAt('2031-01-01T08:00:00Z').round();
  expect(await parts(owner)).toContain('changes_2032');
});

import { Logger } from '@nestjs/common';
import type { Verification } from '@stundenbuch/domain/sides/log/contract';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSeals } from '../../../test/audit.ts';
import { connect } from '../../../test/database.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import type { Rounds } from '../../platform/rounds.ts';
import { Erasing } from './erasing.ts';
import { Sealing } from './sealing.ts';

let world: World;
let owner: Client;
let one: Awaited<ReturnType<typeof openSeals>>;
let other: Awaited<ReturnType<typeof openSeals>>;

const booking = (day: number) =>
  world.post('anna', '/timesheet/booking', {
    day: `2026-11-${String(day).padStart(2, '0')}`,
    project: 1001,
    hours: 1,
    booking_text: 'Dach gedeckt',
  });
const verify = async () => (await world.get<Verification>('chef', '/audit/verify')).body;

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

describe('[OPS-32] two processes that seal', () => {
  /** Two companies with a change each, none of them sealed. */
  async function changed(): Promise<void> {
    await world.sql(`update companies set features = '{audit}' where id in (1, 2)`);
    await world.sql('truncate changes, seals, unsealed_changes restart identity');
    for (const company of [1, 2])
      await world.sql('update companies set locked_at = null, name = name || $2 where id = $1', [
        company,
        '!',
      ]);
  }
  const sealed = () => world.sql('select company_id, no, rows from seals order by 1, 2');

  it('share the companies out: neither waits for the other, nor does what the other does', async () => {
    await changed();
    await owner.query('begin');
    expect((await owner.query('select company_to_seal(0) as company')).rows).toEqual([{ company: 1 }]);
    // What the one has taken is not the other's, which does the rest and ends.
    await one.sealing.round();
    expect(await sealed()).toEqual([{ company_id: 2, no: 1, rows: 1 }]);
    await owner.query('rollback');
    await one.sealing.round();
    expect(await sealed()).toEqual([
      { company_id: 1, no: 1, rows: 1 },
      { company_id: 2, no: 1, rows: 1 },
    ]);
  });

  it('begin one transaction per company that changed, and one more each, whoever comes first', async () => {
    await changed();
    const begun = [one, other].map(({ database }) => vi.spyOn(database, 'write'));
    await Promise.all([one.sealing.round(), other.sealing.round()]);
    expect((await sealed()).length).toBe(2);
    expect(begun.flatMap(({ mock }) => mock.calls)).toHaveLength(4);
    for (const spy of begun) spy.mockRestore();
  });

  it('do not stop at a company whose log cannot be sealed', async () => {
    await changed();
    await world.sql(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await world.sql(`create trigger refuse before insert on seals for each row when (new.company_id = 1)
      execute function refuse()`);
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    await one.sealing.round();
    await world.sql('drop trigger refuse on seals');
    await world.sql('drop function refuse');
    expect(await sealed()).toEqual([{ company_id: 2, no: 1, rows: 1 }]);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
    await one.sealing.round();
    expect((await sealed()).length).toBe(2);
  });

  it('of thousands of rows, all', async () => {
    await changed();
    await world.sql(`insert into changes (company_id, actor_kind, table_name, record_id, op)
      select 1, 'system', 'users', n, 'R' from generate_series(1, 2500) n`);
    // Some are gone before they were sealed.
    await world.sql('delete from changes where company_id = 1 and record_id between 10 and 1200');
    await one.sealing.round();
    expect(await world.sql('select from unsealed_changes')).toEqual([]);
    expect(await verify()).toMatchObject({ rows: 2501 - 1191, unsealed: 0, wrong: null });
  });
});

it('[OPS-34] a row of the log is written once: its seal is noted apart, in as many bytes as its number and hash have', async () => {
  for (let day = 2; day <= 6; day++) await booking(day);
  const versions = () =>
    world.sql('select tableoid::regclass::text as name, ctid::text, xmin::text from changes order by id');
  const before = await versions();
  await one.seals.seal(1);
  expect(await versions()).toEqual(before);
  const [size] = await world.sql<{ bytes: number }>(
    'select (pg_column_size(ids) + pg_column_size(hashes)) / 5 as bytes from seals',
  );
  expect(size?.bytes).toBeLessThan(60);
  expect(await world.sql('select from unsealed_changes')).toEqual([]);
});

describe('[OPS-33] what was erased', () => {
  const old = `insert into changes (company_id, at, actor_kind, table_name, record_id, op, after)
    select 1, now() - interval '4 years' + n * interval '1 minute', 'system', 'users', 11, 'R', '{}' from generate_series(1, $1) n`;
  /** Rows of the log that are looked at meanwhile. */
  async function lookedAt(statement: string): Promise<number> {
    await owner.query('begin');
    await owner.query(`select set_config('app.company', '1', true)`);
    const count = async () =>
      (
        await owner.query<{ rows: string }>(
          `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_xact_user_tables
            where relname like 'changes\\_%'`,
        )
      ).rows[0]?.rows;
    const before = Number(await count());
    await owner.query(statement);
    const after = Number(await count());
    await owner.query('commit');
    return after - before;
  }

  it('is never looked at again, neither to find what is due nor to erase it', async () => {
    await world.sql(old, [5000]);
    await booking(2);
    await one.sealing.round();
    await world.sql('analyze changes');
    const erase = `select erase_changes(now() - interval '3 years')`;
    expect(await lookedAt(erase)).toBeGreaterThanOrEqual(5000);
    expect(await world.sql('select from changes where erased_at is not null')).toHaveLength(5000);
    expect(await lookedAt(erase)).toBeLessThanOrEqual(4);
    expect(await lookedAt('select companies_to_erase(3)')).toBeLessThanOrEqual(4);
  });

  it('is due in no company in which nothing is old enough: no transaction is begun there', async () => {
    await world.sql(old, [5]);
    await one.sealing.round();
    const begun = vi.spyOn(one.database, 'write');
    await one.erasing.eraseAll();
    await one.erasing.eraseAll();
    expect(begun).toHaveBeenCalledTimes(1);
    begun.mockRestore();
  });

  it('waits for nothing that is not sealed yet, and comes back to it', async () => {
    await world.sql(old, [5]);
    await one.erasing.eraseAll();
    expect(await world.sql('select from changes where erased_at is not null')).toEqual([]);
    await one.sealing.round();
    await one.erasing.eraseAll();
    expect(await world.sql('select from changes where erased_at is not null')).toHaveLength(5);
  });

  it('keeps no seal waiting: sealing and erasing are rounds of their own', async () => {
    const names: string[] = [];
    const rounds = { register: (name: string) => names.push(name) } as unknown as Rounds;
    new Sealing(one.seals, rounds);
    new Erasing(one.database, Clock.system(), rounds);
    expect(names).toEqual(['seals', 'erasing']);
  });
});

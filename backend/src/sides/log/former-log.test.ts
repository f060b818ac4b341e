import { createHash } from 'node:crypto';
import { canonicalChange, type RecordedChange } from '@stundenbuch/domain/sides/log/chain';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSeals } from '../../../test/audit.ts';
import { connect, createEmptyDatabase } from '../../../test/database.ts';
import { applyMigrations, migrate, migrationFiles } from '../../platform/database/migrate.ts';
import { prepareRole } from '../../platform/database/role.ts';

/** From here on a seal holds its rows. */
const BY_YEARS = '0198_log_by_years.sql';

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let owner: Client;
beforeAll(async () => {
  empty = await createEmptyDatabase();
  owner = await connect(empty.url);
  await prepareRole(owner);
  await applyMigrations(
    owner,
    migrationFiles().filter((name) => name < BY_YEARS),
  );
});
afterAll(async () => {
  await owner?.end();
  await empty?.drop();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** As every process did: the hash of each row in the row. */
async function sealAsBefore(): Promise<void> {
  const { rows } = await owner.query<RecordedChange>(
    `select id::float8 as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, company_id as company,
       actor_id as actor, person_id as person, table_name as "table", record_id::float8 as record, op, before, after, reason
     from changes where company_id = 1 and seal_no is null order by id`,
  );
  await owner.query('select seal_changes($1::bigint[], $2::text[])', [
    rows.map(({ id }) => id),
    rows.map((row) => sha256(canonicalChange(row))),
  ]);
}

it('[OPS-34] [OPS-35] a log of before keeps its chain: it becomes the first partition as it lies, and goes on', async () => {
  await owner.query(`select set_config('app.company', '1', false)`);
  await owner.query(
    `insert into companies (id, name, created_at, features) values (1, 'Eins', now(), '{audit}')`,
  );
  const change = (n: number) => owner.query(`update companies set name = 'Eins ' || $1 where id = 1`, [n]);
  for (let n = 0; n < 4; n++) await change(n);
  await sealAsBefore();
  for (let n = 4; n < 6; n++) await change(n);
  await sealAsBefore();
  await change(6);
  const places = async () =>
    (await owner.query('select id, ctid::text, xmin::text, at, after from changes order by id')).rows;
  const before = await places();
  const chain = async () =>
    (await owner.query('select no, first_id, last_id, rows, prev, hash, at from seals order by no')).rows;
  const seals = await chain();

  await migrate(owner);

  // No row was written again.
  expect((await places()).map(({ ctid, id, at, after }) => ({ ctid, id, at, after }))).toEqual(
    before.map(({ ctid, id, at, after }) => ({ ctid, id, at, after })),
  );
  expect(await chain()).toEqual(seals);
  const process = await openSeals(empty.url);
  const verify = () => process.seals.verify({ company: 1, id: 0 });
  expect(await verify()).toMatchObject({ seals: 2, rows: 7, unsealed: 1, wrong: null });
  await change(7);
  await process.sealing.round();
  expect(await verify()).toMatchObject({ seals: 3, rows: 9, unsealed: 0, wrong: null });
  const { rows } = await owner.query('select distinct tableoid::regclass::text as place from changes');
  expect(rows).toEqual([{ place: 'changes_2026' }]);
  await owner.query(
    `update changes set after = '{"name": "Zwei"}' where id = (select min(id) from changes) + 2`,
  );
  expect((await verify()).wrong).toMatchObject({ seal: 1, fault: 'content' });
  await process.close();
});

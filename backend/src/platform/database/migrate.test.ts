import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, createEmptyDatabase } from '../../../test/database.ts';
import { migrate } from './migrate.ts';

// Later than all that an empty database gets at once.
const FILES = {
  '9001_things.sql':
    'create table things (id bigint primary key, day date); insert into things values (1, null);',
  '9002_in_use.sql': `set local lock_timeout = '200ms'; alter table things add column note text;`,
  '9003_index.concurrent.sql': `-- an interrupted one leaves an invalid index
drop index concurrently if exists things_of_day;
create index concurrently things_of_day on things (day);
`,
};

const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-migrations-'));
let url: string;
let drop: () => Promise<void>;
const clients: Client[] = [];

const client = async () => {
  const one = await connect(url);
  clients.push(one);
  return one;
};
const deliver = (name: keyof typeof FILES) => writeFileSync(join(folder, name), FILES[name]);

beforeAll(async () => {
  ({ url, drop } = await createEmptyDatabase());
  deliver('9001_things.sql');
  await migrate(await client(), undefined, folder);
});
afterAll(async () => {
  await Promise.all(clients.map((one) => one.end()));
  await drop?.();
  rmSync(folder, { recursive: true });
});

it('[OPS-09] a table that is in use is waited for in short turns, between which others read it', async () => {
  const [owner, user, reader] = [await client(), await client(), await client()];
  await user.query('begin');
  await user.query('select from things');
  deliver('9002_in_use.sql');
  const migrating = migrate(owner, undefined, folder);
  await setTimeout(600);
  // Behind a lock that is waited for without an end it would wait for the commit, which comes later.
  await reader.query(`set statement_timeout = '30s'`);
  await reader.query('select from things');
  await user.query('commit');
  expect(await migrating).toEqual(['9002_in_use.sql']);
  expect((await reader.query('select note from things')).rows).toEqual([{ note: null }]);
});

it('[OPS-09] an index is built beside writers, once, however many processes start', async () => {
  const [one, other, writer] = [await client(), await client(), await client()];
  await writer.query('begin');
  await writer.query(`insert into things values (2, '2026-11-20')`);
  deliver('9003_index.concurrent.sql');
  const both = Promise.all([migrate(one, undefined, folder), migrate(other, undefined, folder)]);
  await setTimeout(300);
  // Whoever comes later writes, too: the index waits, not they.
  const later = await client();
  await later.query(`insert into things values (3, '2026-11-21')`);
  await writer.query('commit');
  expect((await both).flat()).toEqual(['9003_index.concurrent.sql']);
  const { rows } = await one.query(
    `select indisvalid from pg_index where indexrelid = 'things_of_day'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';
import { Database } from './database.ts';
import { tables } from './entities.ts';
import { sql } from './sql.ts';

const tenant = { company: 1, id: 11 };
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

const read = (text: string) => database.read<{ id: number }>(tenant, sql`select ${text}::bigint as id`);

it('[OPS-10] an id of 64 bits is a number', async () => {
  expect(await read('3000000001')).toEqual([{ id: 3_000_000_001 }]);
  expect(await read(String(Number.MAX_SAFE_INTEGER))).toEqual([{ id: Number.MAX_SAFE_INTEGER }]);
});

it('[OPS-10] one that would become another number is refused', async () => {
  await expect(read('9007199254740993')).rejects.toThrow('9007199254740993');
});

/** What grows with every day; entries and their requests, which 1.3.4 answers, follow with the next release. */
const LONG = [
  ...[
    'allowances',
    'calendar_cancellations',
    'challenges',
    'change_sets',
    'changes',
    'clock_taps',
    'contingent_postings',
    'correction_reads',
    'correction_requests',
  ],
  ...[
    'free_day_answers',
    'import_rows',
    'law_reasons',
    'login_failures',
    'notices',
    'outbox',
    'payroll_lines',
    'security_events',
    'sessions',
    'sign_ons',
  ],
  ...['stopwatches', 'time_postings', 'vacation_postings', 'work_intervals'],
];

it('[OPS-10] tables that gain a row with a day, a tap, a login, a posting or a message have such ids', async () => {
  const rows = await world.sql<{ table: string }>(
    `select distinct c.oid::regclass::text as table from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attidentity <> '' and a.atttypid = 'int8'::regtype order by 1`,
  );
  expect(rows.map(({ table }) => table)).toEqual(LONG);
});

it('[OPS-10] what names a row of such a table is as long', async () => {
  const rows = await world.sql(
    `select k.conrelid::regclass::text as table, a.attname as column
      from pg_constraint k cross join unnest(k.conkey, k.confkey) u (ours, theirs)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.ours
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.theirs
      where k.contype = 'f' and a.atttypid <> b.atttypid`,
  );
  expect(rows).toEqual([]);
});

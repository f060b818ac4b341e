import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client, ClientBase } from 'pg';
import { END, FORMAT, type Head, quoted, type StoredTable } from './format.ts';

const ROWS_AT_ONCE = 2_000;

/** A consistent snapshot of all tables, whatever is written meanwhile. Returns the number of rows. */
export async function backUp(owner: Client, at: Date, target: NodeJS.WritableStream): Promise<number> {
  // Policies would silently omit rows, so a role that they apply to is refused.
  // Rows in physical order, not from wherever a concurrent scan of a large table happens to be.
  await owner.query(`set row_security = off; set synchronize_seqscans = off; set timezone = 'UTC'`);
  await owner.query('begin isolation level repeatable read read only');
  try {
    const head = await describe(owner, at);
    const count = { rows: 0 };
    await pipeline(Readable.from(linesOf(owner, head, count)), createGzip(), target);
    await owner.query('commit');
    return count.rows;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function describe(owner: Client, at: Date): Promise<Head> {
  const tables = await owner.query<StoredTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
  // Sequences are not part of the snapshot: read after the rows, so never below their ids.
  const sequences = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const counters: Head['sequences'] = [];
  for (const { name } of sequences.rows) counters.push(await sequenceOf(owner, name));
  const migrations = await owner.query<{ name: string }>('select name from migrations order by name');
  return {
    stundenbuch: 'backup',
    format: FORMAT,
    at: at.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables: tables.rows,
    sequences: counters,
  };
}

async function sequenceOf(owner: Client, name: string): Promise<Head['sequences'][number]> {
  const { rows } = await owner.query<{ last_value: string; is_called: boolean }>(
    `select last_value::text, is_called from ${quoted(name)}`,
  );
  return { name, ...(rows[0] as { last_value: string; is_called: boolean }) };
}

async function* linesOf(owner: Client, head: Head, count: { rows: number }): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for (const { name, columns } of head.tables) {
    yield `#${name}\n`;
    const list = columns.map(quoted).join(', ');
    yield* linesOfQuery(owner, `select ${list} from ${quoted(name)}`, count);
  }
  yield `${END}\n`;
}

/** The rows of a query as lines of JSON, in a transaction. */
export async function* linesOfQuery(
  client: ClientBase,
  query: string,
  count: { rows: number },
): AsyncGenerator<string> {
  await client.query(
    `declare everything no scroll cursor for select row_to_json(r)::text as line from (${query}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from everything`);
    if (rows.length === 0) break;
    count.rows += rows.length;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('close everything');
}

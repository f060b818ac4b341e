import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { z } from 'zod';
import { ConfigError } from '../config.ts';
import { applyMigrations, MIGRATION_LOCK, migrationFiles } from '../database/migrate.ts';
import { prepareRole } from '../database/role.ts';
import { Batch } from './batch.ts';
import { END, FORMAT, type Head, quoted } from './format.ts';
import { linesOf } from './lines.ts';
import { withoutConstraints } from './without-constraints.ts';

/**
 * Not gzip, truncated, or invalid rows: the codes of zlib, streams, text and PostgreSQL (data, integrity, unknown names, migrations that
 * do not build on each other).
 */
export const DAMAGE =
  /^(Z_|ERR_STREAM_PREMATURE_CLOSE$|ERR_ENCODING_INVALID_ENCODED_DATA$|(22|23)[0-9A-Z]{3}$|42(703|883|704|P\d\d)$)/;

const name = z.string().regex(/^\w+$/);

const headSchema = z.object({
  stundenbuch: z.literal('backup'),
  format: z.number(),
  at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name, columns: z.array(name).min(1) })).min(1),
  sequences: z.array(z.object({ name, last_value: z.string(), is_called: z.boolean() })),
});

/** Fills an empty database from a backup, completely or not at all. Returns the number of rows. */
export async function restore(owner: Client, source: NodeJS.ReadableStream): Promise<number> {
  await prepareRole(owner);
  await owner.query(`set row_security = off; set timezone = 'UTC'`);
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await refuseUnlessEmpty(owner);
    const rows = await pipeline(source, createGunzip(), (text) => fill(owner, linesOf(text)));
    await owner.query('commit');
    await owner.query('analyze');
    return rows;
  } catch (error) {
    await owner.query('rollback');
    const { code } = error as { code?: string };
    if (code && DAMAGE.test(code)) throw damaged();
    throw error;
  }
}

async function refuseUnlessEmpty(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace limit 1`,
  );
  if (rows.length === 0) return;
  throw new ConfigError(
    `Die Datenbank ist nicht leer (${rows[0]?.relname}). Zurückgespielt wird nur in eine leere.`,
  );
}

async function fill(owner: Client, lines: AsyncGenerator<string>): Promise<number> {
  const head = headOf((await lines.next()).value);
  await applyMigrations(owner, head.migrations);
  // A partition for each year of the log, so that its rows go there at once.
  const [years] = (await owner.query(`select to_regproc('prepare_log_years') is not null as has`)).rows;
  if (years.has)
    await owner.query(`select prepare_log_years($1::timestamptz - interval '1 year')`, [head.at]);
  const names = head.tables.map(({ name }) => `public.${quoted(name)}`);
  await owner.query(`truncate ${names.join(', ')}`);
  const count = await withoutConstraints(owner, () => load(owner, head, lines));
  // A copy tells nobody anything: what waited at that time is released by the operator, or dropped.
  if (head.tables.some(({ name }) => name === 'outbox'))
    await owner.query(`update outbox set state = 'held' where state = 'waiting'`);
  for (const { name, last_value, is_called } of head.sequences) {
    await owner.query('select setval($1::regclass, $2, $3)', [quoted(name), last_value, is_called]);
  }
  return count;
}

async function load(owner: Client, head: Head, lines: AsyncGenerator<string>): Promise<number> {
  let batch: Batch | undefined;
  let count = 0;
  for await (const line of lines) {
    if (!line.startsWith('#')) {
      if (!batch) throw damaged();
      await batch.add(line);
      count++;
      continue;
    }
    await batch?.flush();
    if (line === END) return count;
    const table = head.tables.find(({ name }) => `#${name}` === line);
    if (!table) throw damaged();
    batch = new Batch(owner, table);
  }
  throw damaged();
}

function headOf(line: string | undefined): Head {
  const head = parsed(line);
  if (head?.stundenbuch !== 'backup') throw new ConfigError('Die Datei ist keine Sicherung von Stundenbuch.');
  if (!headSchema.safeParse(head).success) throw damaged();
  const known = new Set(migrationFiles());
  const unknown = head.migrations.filter((name) => !known.has(name));
  if (head.format === FORMAT && unknown.length === 0) return head;
  throw new ConfigError(`Die Sicherung stammt von einer neueren Version (${unknown[0] ?? head.format}).`);
}

function parsed(line = ''): Head | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const damaged = () =>
  new ConfigError(
    'Die Sicherung ist beschädigt oder unvollständig. Bitte eine andere nehmen; in der Datenbank hat sich nichts geändert.',
  );

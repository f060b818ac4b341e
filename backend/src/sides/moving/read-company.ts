import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { MovedModule } from '@stundenbuch/domain/sides/privacy/contract';
import type { Client } from 'pg';
import { END } from '../../platform/backup/format.ts';
import { linesOf } from '../../platform/backup/lines.ts';
import { DAMAGE } from '../../platform/backup/restore.ts';
import { ConfigError } from '../../platform/config.ts';
import type { Catalog, MovedTable } from './catalog.ts';
import { companyHeadOf, damaged, tablesOf } from './company-file.ts';
import type { Row } from './renumber-row.ts';

export const MOVED_REASON = 'Übernommen aus einer anderen Installation';
const LOCK_WAIT = '55P03';

type Read = (table: MovedTable, row: Row) => void | Promise<void>;

/** Every row of the file in its order, or those of a module; returns what the company is called. */
export async function readCompany(
  catalog: Catalog,
  file: string,
  read: Read,
  module: MovedModule | null = null,
): Promise<string> {
  const text = createGunzip();
  // What goes wrong is thrown by whoever reads the text.
  pipeline(createReadStream(file), text, () => undefined);
  const lines = linesOf(text);
  const head = companyHeadOf((await lines.next()).value, catalog.migrations, module);
  const names = (tables: readonly { name: string }[]) => tables.map(({ name }) => name).join();
  if (names(head.tables) !== names(tablesOf(catalog, head.module))) throw damaged();
  const wanted = tablesOf(catalog, module);
  let table: MovedTable | undefined;
  let isIn = false;
  for await (const line of lines) {
    if (line === END) return head.company.name;
    if (line.startsWith('#')) {
      isIn = head.tables.some(({ name }) => `#${name}` === line);
      if (!isIn) throw damaged();
      table = wanted.find(({ name }) => `#${name}` === line);
      continue;
    }
    if (!isIn) throw damaged();
    if (table) await read(table, JSON.parse(line));
  }
  throw damaged();
}

/** In one transaction; what stops it is told in a sentence. */
export async function allOrNothing<T>(owner: Client, file: string, work: () => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new ConfigError(`${file} gibt es nicht.`);
  await owner.query(`set row_security = off; set timezone = 'UTC'; set lock_timeout = '10s'`);
  await owner.query('begin');
  try {
    const done = await work();
    await owner.query('commit');
    return done;
  } catch (error) {
    await owner.query('rollback');
    throw sentenceOf(error);
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof SyntaxError) return damaged();
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === LOCK_WAIT)
    return new ConfigError(
      'Es wird gerade zu viel geschrieben, bitte noch einmal; in der Datenbank hat sich nichts geändert.',
    );
  if (constraint === 'company_settings_short_name')
    return new ConfigError(
      'Das Firmenkürzel hat hier schon ein anderes Unternehmen. Es lässt sich in den Einstellungen ändern, solange sich niemand damit anmeldet; in der Datenbank hat sich nichts geändert.',
    );
  if (!code || !DAMAGE.test(code)) return error;
  return damaged(constraint ? `Eine Zeile widerspricht der Regel ${constraint}` : undefined);
}

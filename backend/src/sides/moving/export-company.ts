import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { MovedModule } from '@stundenbuch/domain/sides/privacy/contract';
import type { Client, ClientBase } from 'pg';
import { linesOfQuery } from '../../platform/backup/backup.ts';
import { writeWhole } from '../../platform/backup/file.ts';
import { END, quoted } from '../../platform/backup/format.ts';
import { ConfigError } from '../../platform/config.ts';
import { type Catalog, type MovedTable, readCatalog } from './catalog.ts';
import { COMPANY_FORMAT, type CompanyHead, companyNumber, moduleNamed, tablesOf } from './company-file.ts';

interface Wanted {
  company: number;
  module: MovedModule | null;
}

interface Exported {
  name: string;
  rows: number;
}

/** All of a company but its secrets, of one moment, whatever is written meanwhile. The file has its name once it is complete. */
export async function exportCompanyTo(
  owner: Client,
  id: string,
  file: string,
  moduleName?: string,
): Promise<Exported> {
  if (existsSync(file)) throw new ConfigError(`${file} gibt es schon und wird nicht überschrieben.`);
  const company = companyNumber(id);
  const module = moduleName === undefined ? null : moduleNamed(moduleName);
  // Policies would silently omit rows.
  await owner.query('set row_security = off');
  await owner.query('begin isolation level repeatable read read only');
  try {
    const catalog = await readCatalog(owner);
    return await writeWhole(file, (target) => exportCompany(owner, catalog, { company, module }, target));
  } finally {
    await owner.query('rollback');
  }
}

/** In a transaction that sees one moment. */
export async function exportCompany(
  client: ClientBase,
  catalog: Catalog,
  { company, module }: Wanted,
  target: NodeJS.WritableStream,
): Promise<Exported> {
  await client.query(`set local timezone = 'UTC'`);
  const tables = tablesOf(catalog, module);
  const head = await headOf(client, { company, module }, tables, catalog.migrations);
  const count = { rows: 0 };
  await pipeline(Readable.from(lines(client, head, tables, count)), createGzip(), target);
  return { name: head.company.name, rows: count.rows };
}

async function headOf(
  client: ClientBase,
  { company: id, module }: Wanted,
  tables: readonly MovedTable[],
  migrations: string[],
): Promise<CompanyHead> {
  const { rows } = await client.query<{ name: string; at: string }>(
    `select name, to_json(now()) #>> '{}' as at from companies where id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new ConfigError(`Ein Unternehmen ${id} gibt es nicht.`);
  return {
    stundenbuch: 'company',
    format: COMPANY_FORMAT,
    at: new Date(found.at).toISOString(),
    migrations,
    company: { id, name: found.name },
    module,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
}

async function* lines(
  client: ClientBase,
  head: CompanyHead,
  tables: readonly MovedTable[],
  count: { rows: number },
): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for (const { name, columns, key } of tables) {
    yield `#${name}\n`;
    const whose = name === 'companies' ? 'id' : 'company_id';
    yield* linesOfQuery(
      client,
      `select ${columns.map(quoted).join(', ')} from ${quoted(name)} where ${whose} = ${head.company.id}
       order by ${key.map(quoted).join(', ')}`,
      count,
    );
  }
  yield `${END}\n`;
}

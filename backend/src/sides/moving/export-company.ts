import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { linesOfQuery } from '../../platform/backup/backup.ts';
import { writeWhole } from '../../platform/backup/file.ts';
import { END, quoted } from '../../platform/backup/format.ts';
import { ConfigError } from '../../platform/config.ts';
import { type Catalog, type MovedTable, readCatalog } from './catalog.ts';
import { COMPANY_FORMAT, type CompanyHead } from './company-file.ts';

interface Exported {
  name: string;
  rows: number;
}

/** All of a company but its secrets, of one moment, whatever is written meanwhile. The file has its name once it is complete. */
export async function exportCompanyTo(owner: Client, id: string, file: string): Promise<Exported> {
  if (existsSync(file)) throw new ConfigError(`${file} gibt es schon und wird nicht überschrieben.`);
  return writeWhole(file, (target) => exportCompany(owner, id, target));
}

async function exportCompany(owner: Client, id: string, target: NodeJS.WritableStream): Promise<Exported> {
  if (!/^\d{1,9}$/.test(id)) throw new ConfigError(`${id} ist keine Nummer eines Unternehmens.`);
  const company = Number(id);
  // Policies would silently omit rows.
  await owner.query(`set row_security = off; set timezone = 'UTC'`);
  await owner.query('begin isolation level repeatable read read only');
  try {
    const catalog = await readCatalog(owner);
    const head = await headOf(owner, company, catalog);
    const count = { rows: 0 };
    await pipeline(Readable.from(lines(owner, head, catalog.tables, count)), createGzip(), target);
    return { name: head.company.name, rows: count.rows };
  } finally {
    await owner.query('rollback');
  }
}

async function headOf(owner: Client, id: number, { tables, migrations }: Catalog): Promise<CompanyHead> {
  const { rows } = await owner.query<{ name: string; at: Date }>(
    'select name, now() as at from companies where id = $1',
    [id],
  );
  const [found] = rows;
  if (!found) throw new ConfigError(`Ein Unternehmen ${id} gibt es nicht.`);
  return {
    stundenbuch: 'company',
    format: COMPANY_FORMAT,
    at: found.at.toISOString(),
    migrations,
    company: { id, name: found.name },
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
}

async function* lines(
  owner: Client,
  head: CompanyHead,
  tables: readonly MovedTable[],
  count: { rows: number },
): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for (const { name, columns, key } of tables) {
    yield `#${name}\n`;
    const whose = name === 'companies' ? 'id' : 'company_id';
    yield* linesOfQuery(
      owner,
      `select ${columns.map(quoted).join(', ')} from ${quoted(name)} where ${whose} = ${head.company.id}
       order by ${key.map(quoted).join(', ')}`,
      count,
    );
  }
  yield `${END}\n`;
}

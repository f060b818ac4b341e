import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { World } from '../../../test/world.ts';
import { readCatalog } from './catalog.ts';
import { exportCompanyTo } from './export-company.ts';
import { type Row, renumberRow } from './renumber-row.ts';

/** A folder of its own for the files of a test. */
export class CompanyFiles {
  private readonly folder = mkdtempSync(join(tmpdir(), 'stundenbuch-company-'));
  private written = 0;

  path(): string {
    return join(this.folder, `${++this.written}.gz`);
  }

  async export(world: World, company = 1, module?: string): Promise<string> {
    const file = this.path();
    await exportCompanyTo(world.owner, String(company), file, module);
    return file;
  }

  /** The same file with another text. */
  changed(file: string, change: (text: string) => string): string {
    const path = this.path();
    writeFileSync(path, gzipSync(change(textInFile(file))));
    return path;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

export const textInFile = (file: string): string => gunzipSync(readFileSync(file)).toString();

/** What a file says of each table, with the rank of a number among those of its table in place of the number. */
export async function withoutNumbers(world: World, file: string, isMeant: (row: Row) => boolean) {
  const catalog = await readCatalog(world.owner);
  const numbers = new Map<string, Set<number>>();
  const rows = rowsIn(textInFile(file));
  const left = new Set(rows.filter(([, row]) => !isMeant(row)).map(([, row]) => row.id));
  const meant = rows.filter(
    ([table, row]) => isMeant(row) && !(table === 'unsealed_changes' && left.has(row.id)),
  );
  for (const [table, row] of meant)
    renumberRow(catalog, table, row, (of, number) => {
      numbers.set(of, (numbers.get(of) ?? new Set()).add(number));
      return number;
    });
  const ranks = new Map([...numbers].map(([of, all]) => [of, [...all].sort((a, b) => a - b)]));
  const told = meant.map(([table, row]): [string, Row] => [
    table,
    renumberRow(catalog, table, row, (of, number) => (ranks.get(of) as number[]).indexOf(number)),
  ]);
  // Hashes are made of the numbers.
  const hashed = { prev: null, hash: null, hashes: null };
  const compared = told.map(([table, row]): [string, Row] => [
    table,
    table === 'seals' ? { ...row, ...hashed } : row,
  ]);
  return Object.fromEntries(Map.groupBy(compared, ([table]) => table));
}

function rowsIn(text: string): [string, Row][] {
  let table = '';
  return text
    .split('\n')
    .slice(1)
    .flatMap((line): [string, Row][] => {
      if (line.startsWith('#')) table = line.slice(1);
      return line.startsWith('{') ? [[table, JSON.parse(line)]] : [];
    });
}

/** A running installation where the numbers of the other one are given to others. */
export async function asOtherInstallation(world: World): Promise<void> {
  await world.sql(`update users set email = 'hier-' || email`);
  const sequences = await world.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of sequences) await world.sql('select setval($1::regclass, 700000)', [name]);
}

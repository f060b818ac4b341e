import type { MovedModule } from '@stundenbuch/domain/sides/privacy/contract';
import type { Client } from 'pg';
import { Batch } from '../../platform/backup/batch.ts';
import { quoted } from '../../platform/backup/format.ts';
import { ConfigError } from '../../platform/config.ts';
import { type Catalog, type MovedTable, readCatalog } from './catalog.ts';
import { companyNumber, damaged, moduleNamed } from './company-file.ts';
import { NewNumbers } from './new-numbers.ts';
import { allOrNothing, readCompany } from './read-company.ts';
import { type Row, renumberRow } from './renumber-row.ts';

interface Taken {
  company: number;
  name: string;
  rows: number;
}

type Held = [table: MovedTable, row: Row];

/** Puts the rows of one module into a company that has none of it. */
export function importModule(owner: Client, file: string, name: string, into: string): Promise<Taken> {
  const [module, company] = [moduleNamed(name), companyNumber(into)];
  return allOrNothing(owner, file, () => take(owner, file, module, company));
}

async function take(owner: Client, file: string, module: MovedModule, company: number): Promise<Taken> {
  const catalog = await readCatalog(owner);
  const held: Held[] = [];
  await readCompany(catalog, file, (table, row) => void held.push([table, row]), module);
  const own = held.filter(([{ name }]) => name !== 'categories');
  const name = await companyWithout(owner, company, new Set(own.map(([table]) => table.name)));
  const categories = await categoriesHere(owner, company, held);
  await insert(owner, catalog, own, company, categories);
  return { company, name, rows: own.length };
}

/** Nobody adds a row of the company meanwhile, as each refers to it. */
async function companyWithout(owner: Client, id: number, tables: ReadonlySet<string>): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    'select name from companies where id = $1 for update',
    [id],
  );
  const [company] = rows;
  if (!company) throw new ConfigError(`Ein Unternehmen ${id} gibt es nicht.`);
  for (const table of tables) {
    const { rowCount } = await owner.query(`select from ${quoted(table)} where company_id = $1 limit 1`, [
      id,
    ]);
    if (rowCount)
      throw new ConfigError(
        `${company.name} hat davon schon etwas; in der Datenbank hat sich nichts geändert.`,
      );
  }
  return company.name;
}

/** The company's own of the same name, or a new one: of those that are used. */
async function categoriesHere(
  owner: Client,
  company: number,
  held: readonly Held[],
): Promise<Map<number, number>> {
  const used = new Set(held.map(([, row]) => row.category_id));
  const here = new Map<number, number>();
  for (const [table, { id, name }] of held) {
    if (table.name !== 'categories' || !used.has(id)) continue;
    const { rows } = await owner.query<{ id: number }>(
      `with same as (select id from categories where company_id = $1 and lower(name) = lower($2)),
         made as (insert into categories (company_id, name) select $1, $2 where not exists (select from same) returning id)
       select id from same union all select id from made`,
      [company, name],
    );
    here.set(id as number, rows[0]?.id as number);
  }
  return here;
}

async function insert(
  owner: Client,
  catalog: Catalog,
  held: readonly Held[],
  company: number,
  categories: ReadonlyMap<number, number>,
): Promise<void> {
  const numbers = new NewNumbers(catalog);
  for (const [table, row] of held)
    renumberRow(catalog, table.name, row, (of, number) =>
      of === 'categories' ? number : numbers.note(of, number),
    );
  await numbers.draw(owner);
  const renumber = numbers.renumber(company);
  let batch: Batch | undefined;
  let filled = '';
  for (const [table, row] of held) {
    if (table.name !== filled) {
      await batch?.flush();
      batch = new Batch(owner, table);
      filled = table.name;
    }
    const taken = renumberRow(catalog, table.name, row, (of, number) => {
      if (of !== 'categories') return renumber(of, number);
      const category = categories.get(number);
      if (category === undefined) throw damaged();
      return category;
    });
    await batch?.add(JSON.stringify(taken));
  }
  await batch?.flush();
}

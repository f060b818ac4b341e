import type { ClientBase } from 'pg';
import { COLUMNS_STAY_BEHIND, STAYS_BEHIND } from './left-out.ts';
import { numberedByName } from './numbers-by-name.ts';

export interface MovedTable {
  name: string;
  columns: string[];
  /** By which its rows stand in the file. */
  key: string[];
}

interface Reference {
  table: string;
  column: string;
  of_table: string;
  of_column: string;
}

/** What the database says of the tables of a company, in an order in which each can be filled. */
export interface Catalog {
  tables: MovedTable[];
  /** The table that a column has a number of, if it has one. */
  numbered(table: string, column: string): string | undefined;
  /** Where the numbers of a table come from. */
  sequences: ReadonlyMap<string, string>;
  migrations: string[];
}

/** `migrations`: by the role of requests, which does not read their table. */
export async function readCatalog(client: ClientBase, migrations?: readonly string[]): Promise<Catalog> {
  const { rows } = await client.query<MovedTable>(
    `select c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
       (select array_agg(k.attname::text order by i.at) from pg_index x
          cross join unnest(x.indkey) with ordinality as i (attnum, at)
          join pg_attribute k on k.attrelid = c.oid and k.attnum = i.attnum
        where x.indrelid = c.oid and x.indisprimary) as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     group by c.oid, c.relname
     having bool_or(a.attname = 'company_id') or c.relname = 'companies'
     order by c.relname`,
  );
  const references = await client.query<Reference>(
    `select t.relname as table, a.attname::text as column, f.relname as of_table, b.attname::text as of_column
     from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class f on f.oid = k.confrelid
       cross join unnest(k.conkey, k.confkey) as c (from_column, to_column)
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.from_column
       join pg_attribute b on b.attrelid = k.confrelid and b.attnum = c.to_column
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
     order by k.conname, c.from_column`,
  );
  const sequences = await client.query<{ name: string; sequence: string }>(
    `select c.relname as name, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.attidentity <> ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const drawn = new Map(sequences.rows.map(({ name, sequence }) => [name, sequence]));
  const moved = rows.filter(({ name }) => !(name in STAYS_BEHIND));
  return {
    tables: inOrder(moved, references.rows).map(withoutSecrets),
    numbered: (table, column) =>
      numberedByName(table, column) ?? numberedIn(references.rows, drawn, table, column),
    sequences: drawn,
    migrations: migrations ? [...migrations] : await storedMigrations(client),
  };
}

async function storedMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations order by name collate "C"',
  );
  return rows.map(({ name }) => name);
}

/** Also along a reference to a column that is itself one: a sheet is of the person of its closing. */
function numberedIn(
  references: readonly Reference[],
  drawn: ReadonlyMap<string, string>,
  table: string,
  column: string,
): string | undefined {
  if (column === 'id') return drawn.has(table) ? table : undefined;
  for (const found of references) {
    if (found.table !== table || found.column !== column) continue;
    const of = numberedIn(references, drawn, found.of_table, found.of_column);
    if (of) return of;
  }
  return undefined;
}

/** Each behind those that it refers to; the company before all, its address is given to it at the end. */
function inOrder(tables: readonly MovedTable[], references: readonly Reference[]): MovedTable[] {
  const done = new Set<string>();
  const ordered: MovedTable[] = [];
  const add = (table: MovedTable) => {
    if (done.has(table.name)) return;
    done.add(table.name);
    for (const { of_table } of references.filter((one) => one.table === table.name)) {
      const before = tables.find(({ name }) => name === of_table);
      if (before && table.name !== 'companies') add(before);
    }
    ordered.push(table);
  };
  for (const table of tables.toSorted(
    (a, b) => Number(b.name === 'companies') - Number(a.name === 'companies'),
  ))
    add(table);
  return ordered;
}

function withoutSecrets(table: MovedTable): MovedTable {
  const stays = COLUMNS_STAY_BEHIND[table.name] ?? [];
  return { ...table, columns: table.columns.filter((column) => !stays.includes(column)) };
}

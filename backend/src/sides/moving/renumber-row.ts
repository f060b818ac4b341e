import type { Catalog } from './catalog.ts';
import { tableOfRecord } from './numbers-by-name.ts';
import { IN_VALUES, type Renumber } from './numbers-in-values.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Of these a row tells in `table_name` which table's records it is about. */
const TELL_A_TABLE: readonly string[] = ['changes', 'import_rows'];

/** A row with other numbers: its own, those of what it refers to, and those in its values. */
export function renumberRow(catalog: Catalog, table: string, row: Row, renumber: Renumber): Row {
  const about = TELL_A_TABLE.includes(table) ? String(row.table_name) : null;
  const pairs = Object.entries(row).map(([column, value]): [string, unknown] => {
    if (value === null) return [column, value];
    if (about !== null && column === 'record_id')
      return [column, renumber(tableOfRecord(about), Number(value))];
    if (about !== null && (column === 'before' || column === 'after'))
      return [column, renumberRow(catalog, about, value as Row, renumber)];
    return [column, renumbered(catalog, `${table}.${column}`, value, renumber)];
  });
  return Object.fromEntries(pairs);
}

function renumbered(catalog: Catalog, name: string, value: unknown, renumber: Renumber): unknown {
  const [table, column] = name.split('.') as [string, string];
  const of = catalog.numbered(table, column);
  const one = (number: unknown) => (of && typeof number === 'number' ? renumber(of, number) : number);
  if (of) return Array.isArray(value) ? value.map(one) : one(value);
  return IN_VALUES[name]?.(value, renumber) ?? value;
}

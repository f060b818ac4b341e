import { type ListQuery, listQuery } from '@stundenbuch/domain/wire/list-query';
import type { Database, Tenant } from './database.ts';
import { nothing, type Sql, sql } from './sql.ts';

/** One page of a list; the total number, and the sum where hours are listed, go into headers. */
export class Page<Row> {
  constructor(
    readonly rows: Row[],
    readonly total: number,
    readonly hours?: number,
  ) {}
}

export const DEFAULT_SIZE = 5;

/** Sort keys, searched fields and default order of a list. */
export interface ListShape<Column extends string = string> {
  sortable: Readonly<Record<Column, Sql>>;
  /** The searched texts, as the screen shows them. null: not on the screen. */
  shown: Readonly<Record<NoInfer<Column>, Sql | null>>;
  /** The day that `from` and `to` refer to, in lists of days. */
  day?: Sql;
  order: Sql;
  /** Makes every order deterministic. */
  key: Sql;
}

/** The schema of the list's query. */
export function queryOf<Column extends string>(shape: ListShape<Column>) {
  return listQuery(Object.keys(shape.sortable) as Column[]);
}

interface Source {
  columns: Sql;
  tables: Sql;
  /** The table of the rows alone, to which `where` refers: without a search the joins are not needed for the total. */
  table?: Sql;
  where: Sql;
  /** Sums the hours of all rows that match the filter, by their keys. */
  hours?: (keys: Sql) => Sql;
}

/** An array, or one page of it with the total number and hours. */
export async function list<Row extends object>(
  database: Database,
  tenant: Tenant,
  { columns, tables, table = tables, where: all, hours }: Source,
  shape: ListShape,
  query: ListQuery,
): Promise<Row[] | Page<Row>> {
  const where = sql`${all}${filterOf(shape, query)}`;
  const rows = sql`select ${columns} from ${tables} where ${where} order by ${orderOf(shape, query)}`;
  const { page = 1, size = DEFAULT_SIZE } = query;
  if (query.page === undefined && query.size === undefined) return database.read<Row>(tenant, rows);
  const from = query.search ? tables : table;
  const sum = hours
    ? sql`, ${hours(sql`select ${shape.key} from ${from} where ${where}`)} as hours`
    : nothing;
  const [found, counted] = await database.readAll(tenant, [
    sql`${rows} limit ${size} offset ${(page - 1) * size}`,
    sql`select count(*)::int as total${sum} from ${from} where ${where}`,
  ]);
  const [totals] = counted as [{ total: number; hours?: number }];
  return new Page(found as Row[], totals.total, totals.hours);
}

/** What is searched for, and the period. */
export function filterOf(shape: ListShape, query: ListQuery): Sql {
  return sql`${searchOf(shape, query)}${periodOf(shape, query)}`;
}

function orderOf({ sortable, order, key }: ListShape, { sort }: ListQuery): Sql {
  const column = sort && sortable[sort.replace(/^-/, '')];
  if (!column) return sql`${order}, ${key}`;
  return sort.startsWith('-') ? sql`${column} desc nulls last, ${key}` : sql`${column} nulls last, ${key}`;
}

function searchOf({ shown }: ListShape, { search }: ListQuery): Sql {
  if (!search) return nothing;
  const searched = Object.values(shown).filter((text) => text !== null);
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql` and concat_ws(' ', ${sql.join(searched)}) ilike ${pattern}`;
}

function periodOf({ day }: ListShape, { from, to }: ListQuery): Sql {
  if (!day) return nothing;
  return sql`${from ? sql` and ${day} >= ${from}` : nothing}${to ? sql` and ${day} <= ${to}` : nothing}`;
}

import { type ListQuery, listQuery } from '@stundenbuch/domain/wire/list-query';
import { Page } from '../http/answers.ts';
import type { Database, Tenant } from './database.ts';
import { join, nothing, Sql, sql, verbatim } from './sql.ts';

export const DEFAULT_SIZE = 5;

/** What a list can be sorted by and searched in, and how it stands when nobody asks. */
export interface ListShape<Column extends string = string> {
  sortable: Readonly<Record<Column, Sql>>;
  /** Each as the screen shows it, and what else is shown: what is searched. null: not on the screen. */
  shown: Readonly<Record<NoInfer<Column>, Sql | null>>;
  /** The day that `from` and `to` mean, where days are listed. */
  day?: Sql;
  order: Sql;
  /** Makes every order the same twice. */
  key: Sql;
}

/** The schema of such a list's query. */
export function queryOf<Column extends string>(shape: ListShape<Column>) {
  return listQuery(Object.keys(shape.sortable) as Column[]);
}

interface Source {
  columns: Sql;
  tables: Sql;
  where: Sql;
  /** The table whose rows the list has, without what is joined to each: enough to count where nobody searches. */
  rows?: Sql;
  /**
   * What is joined to each of `rows`, which are called `to`: a page of the list as it stands is then cut before anything
   * is joined. For lists whose order and `where` speak of their rows alone.
   */
  joins?: { to: string; more: Sql };
  /** How many there are, where it is kept; counted where the list is narrowed further. */
  total?: Sql;
  /** Adds up the hours of these, the keys of all that the list is narrowed to. */
  hours?: (keys: Sql) => Sql;
}

const plannedOnce = sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`;

/** An array, or one page of it with the number and the hours of all. */
export async function list<Row extends object>(
  database: Database,
  tenant: Tenant,
  source: Source,
  shape: ListShape,
  query: ListQuery,
): Promise<Row[] | Page<Row>> {
  const where = sql`${source.where}${searchOf(shape, query)}${periodOf(shape, query)}`;
  const order = orderOf(shape, query);
  const all = sql`select ${source.columns} from ${source.tables} where ${where} order by ${order}`;
  if (query.page === undefined && query.size === undefined) return database.read<Row>(tenant, all);
  const { page = 1, size = DEFAULT_SIZE } = query;
  const cut = sql`limit ${size} offset ${(page - 1) * size}`;
  const isPlain = !query.search && !query.sort;
  const rows = (isPlain && cutFirst(source, where, order, cut)) || sql`${all} ${cut}`;
  return readPage<Row>(database, tenant, rows, countOf(source, shape, where, query), isPlain);
}

function cutFirst({ columns, rows, joins }: Source, where: Sql, order: Sql, cut: Sql): Sql | undefined {
  if (!rows || !joins) return undefined;
  const name = verbatim(joins.to);
  return sql`select ${columns} from (select ${name}.* from ${rows} where ${where} order by ${order} ${cut}) ${name}
    ${joins.more} order by ${order}`;
}

/** What stands beside a page. */
interface Counted {
  total: number;
  hours?: number;
}

/**
 * A page and what stands beside it, known or asked along. The page of a list as it stands is planned once, for whatever
 * values: PostgreSQL would think it cheaper to plan it anew at each call, which takes longer than the page itself.
 */
export async function readPage<Row extends object>(
  database: Database,
  tenant: Tenant,
  rows: Sql,
  count: Sql | Counted,
  isPlain: boolean,
): Promise<Page<Row>> {
  const asked = count instanceof Sql ? [count, rows] : [rows];
  const answers = await database.readAll(tenant, [...(isPlain ? [plannedOnce] : []), ...asked]);
  const found = answers.at(-1) as Row[];
  const [[counted]] = count instanceof Sql ? (answers.slice(-2) as [[Counted]]) : [[count]];
  return new Page(found, counted.total, counted.hours);
}

function countOf(source: Source, { key }: ListShape, where: Sql, { search, from, to }: ListQuery): Sql {
  const { total, hours, rows, tables } = source;
  if (total && !search && !from && !to) return sql`select ${total} as total`;
  const counted = (search ? undefined : rows) ?? tables;
  const sum = hours ? sql`, ${hours(sql`select ${key} from ${counted} where ${where}`)} as hours` : nothing;
  return sql`select count(*)::int as total${sum} from ${counted} where ${where}`;
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
  return sql` and concat_ws(' ', ${join(searched, ', ')}) ilike ${pattern}`;
}

function periodOf({ day }: ListShape, { from, to }: ListQuery): Sql {
  if (!day) return nothing;
  return sql`${from ? sql` and ${day} >= ${from}` : nothing}${to ? sql` and ${day} <= ${to}` : nothing}`;
}

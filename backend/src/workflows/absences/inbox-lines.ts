import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import type { Database, Tenant } from '../../platform/database/database.ts';
import { DEFAULT_SIZE, filterOf, type ListShape, Page } from '../../platform/database/listing.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { entryTables } from '../../records/entries/entry-columns.ts';

/** What is one line: a request, or a day that belongs to none. */
const line = sql`coalesce(-e.request_id, e.id)`;

/** Which rows, how they read, and how they can be sorted and searched. */
export interface InboxSource {
  where: Sql;
  columns: Sql;
  shape: ListShape;
}

/** A page of requests with all their days that match, each request in one piece. */
export async function readRequests(
  database: Database,
  tenant: Tenant,
  { where: all, columns, shape }: InboxSource,
  query: ListQuery,
): Promise<Page<Entry>> {
  const { page = 1, size = DEFAULT_SIZE } = query;
  const where = sql`${all}${filterOf(shape, query)}`;
  const [rows, counted] = await database.readAll(tenant, [
    sql`with lines as (
        select ${line} as line, row_number() over (order by ${orderOf(shape, query)} min(e.day), min(e.id)) as place
        from ${entryTables} where ${where} group by 1 order by place limit ${size} offset ${(page - 1) * size})
      select ${columns} from ${entryTables} join lines on lines.line = ${line}
        where ${where} order by lines.place, e.day, e.id`,
    sql`select count(distinct ${line})::int as total from ${entryTables} where ${where}`,
  ]);
  const [{ total }] = counted as [{ total: number }];
  return new Page(rows as Entry[], total);
}

/** The hours of a request are those of its days; of all else its first value counts, or its last when the order is reversed. */
function orderOf({ sortable }: ListShape, { sort }: ListQuery): Sql {
  if (!sort) return sql``;
  const isDown = sort.startsWith('-');
  const key = sort.replace(/^-/, '');
  const column = sortable[key] as Sql;
  if (key === 'hours') return sql`sum(${column}) ${sql.raw(isDown ? 'desc' : 'asc')}, `;
  return isDown ? sql`max(${column}) desc, ` : sql`min(${column}), `;
}

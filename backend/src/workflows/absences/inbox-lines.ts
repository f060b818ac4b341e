import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import type { Database, Tenant } from '../../platform/database/database.ts';
import { DEFAULT_SIZE, filterOf, Page } from '../../platform/database/listing.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { entryColumns, entryTables } from '../../records/entries/entry-columns.ts';
import { inboxList } from './inbox-list.ts';

/** What is one line: a request, or a day that belongs to none. */
const line = sql`coalesce(-e.request_id, e.id)`;

/** A page of requests with all their days that match, each request in one piece. */
export async function readRequests(
  database: Database,
  tenant: Tenant,
  all: Sql,
  query: ListQuery,
): Promise<Page<Entry>> {
  const { page = 1, size = DEFAULT_SIZE } = query;
  const where = sql`${all}${filterOf(inboxList, query)}`;
  const [rows, counted] = await database.readAll(tenant, [
    sql`with lines as (
        select ${line} as line, row_number() over (order by ${orderOf(query)} min(e.day), min(e.id)) as place
        from ${entryTables} where ${where} group by 1 order by place limit ${size} offset ${(page - 1) * size})
      select ${entryColumns(tenant)} from ${entryTables} join lines on lines.line = ${line}
        where ${where} order by lines.place, e.day, e.id`,
    sql`select count(distinct ${line})::int as total from ${entryTables} where ${where}`,
  ]);
  const [{ total }] = counted as [{ total: number }];
  return new Page(rows as Entry[], total);
}

/** The hours of a request are those of its days; of all else its first value counts, or its last when the order is reversed. */
function orderOf({ sort }: ListQuery): Sql {
  if (!sort) return sql``;
  const isDown = sort.startsWith('-');
  const key = sort.replace(/^-/, '') as keyof typeof inboxList.sortable;
  const column = inboxList.sortable[key];
  if (key === 'hours') return sql`sum(${column}) ${sql.raw(isDown ? 'desc' : 'asc')}, `;
  return isDown ? sql`max(${column}) desc, ` : sql`min(${column}), `;
}

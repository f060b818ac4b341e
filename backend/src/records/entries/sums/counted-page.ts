import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import type { Database, Tenant } from '../../../platform/database/database.ts';
import { DEFAULT_SIZE, Page } from '../../../platform/database/listing.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { entryColumns, entryTables } from '../entry-columns.ts';
import { totalOf } from './sums.ts';

interface Counted {
  oldestFirst: boolean;
  /** Number of entries per day, or per week by its first day. */
  counts: Sql;
  /** The ids of the entries of the day or week `d.day`, in order. */
  ids: Sql;
  /** The order of the page. */
  order: Sql;
}

/** Whether the query asks for a page of the plain list, without filter or other sorting. */
export function isPlainPage({ page, size, search, sort, from, to }: ListQuery): boolean {
  return (page ?? size) !== undefined && !search && !sort && !from && !to;
}

/**
 * A page of many entries and their total: the sums tell on which days or weeks the page begins and ends, and only
 * those are read. So the last page costs as much as the first.
 */
export async function readCountedPage(
  database: Database,
  tenant: Tenant,
  { oldestFirst, counts, ids, order }: Counted,
  { page = 1, size = DEFAULT_SIZE }: ListQuery,
): Promise<Page<Entry>> {
  const before = (page - 1) * size;
  const way = sql.raw(oldestFirst ? 'asc' : 'desc');
  const rows = sql`select ${entryColumns(tenant)} from ${entryTables} where e.company_id = ${tenant.company} and e.id in (
      with days as (
        select day, sum(entries)::int as entries, (sum(sum(entries)) over (order by day ${way}))::int as so_far
        from (${counts}) k group by day
      ), shown as (
        select day, greatest(${before} - so_far + entries, 0) as skipped,
          least(so_far, ${before + size}) - greatest(so_far - entries, ${before}) as taken
        from days where entries > 0 and so_far > ${before} and so_far - entries < ${before + size}
      )
      select l.id from shown d cross join lateral (${ids} limit d.taken offset d.skipped) l
    ) order by ${order}`;
  const [found, counted] = await database.readAll(tenant, [rows, sql`select ${totalOf(counts)} as total`]);
  const [{ total }] = counted as [{ total: number }];
  return new Page(found as Entry[], total);
}

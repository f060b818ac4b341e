import type { Day } from '@stundenbuch/domain/calendar/day';
import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import type { Database, Tenant } from '../platform/database/database.ts';
import { DEFAULT_SIZE, readPage } from '../platform/database/listing.ts';
import { nothing, type Sql, sql, verbatim } from '../platform/database/sql.ts';
import type { Page } from '../platform/http/answers.ts';
import { entryColumns, entryTables } from './entry-columns.ts';

/** The lists that `entry_days` counts for each day. */
export type Counted = 'times' | 'booked' | 'open' | 'decided';

/** How many entries stand on which day, by the rows that are kept: some of a day, or none. */
export function countsOf(company: number, counted: readonly Counted[], from?: Day, to?: Day): Sql {
  const sum = verbatim(counted.join(' + '));
  return sql`select day, ${sum} as entries from entry_days where company_id = ${company}${
    from ? sql` and day >= ${from}` : nothing
  }${to ? sql` and day <= ${to}` : nothing}`;
}

export function totalOf(counts: Sql): Sql {
  return sql`coalesce((select sum(k.entries)::int from (${counts}) k), 0)`;
}

/** Whether a page is asked for of the list as it stands, neither narrowed nor in another order. */
export function isPlainPage({ page, size, search, sort, from, to }: ListQuery): boolean {
  return (page ?? size) !== undefined && !search && !sort && !from && !to;
}

interface Wanted {
  oldestFirst: boolean;
  counts: Sql;
  /** Which entries `e` of a day. */
  kind: Sql;
  /** Their order within the day, of `users u`; without one they stand as they were entered. */
  name?: Sql;
}

/** One page and how many entries there are. */
export function readDayPage(
  database: Database,
  tenant: Tenant,
  wanted: Wanted,
  query: ListQuery,
): Promise<Page<Entry>> {
  const total = sql`select ${totalOf(wanted.counts)} as total`;
  return readPage<Entry>(database, tenant, dayPage(tenant, wanted, query), total, true);
}

/**
 * A page of a company's entries, by day. What is kept of the days says on which of them the page begins and ends; only
 * those are read.
 */
function dayPage(
  { company }: Tenant,
  { oldestFirst, counts, kind, name }: Wanted,
  { page = 1, size = DEFAULT_SIZE }: ListQuery,
): Sql {
  const before = (page - 1) * size;
  const way = verbatim(oldestFirst ? 'asc' : 'desc');
  const ofDay = sql`e.company_id = ${company} and e.day = d.day and ${kind}`;
  const piece = name
    ? byName(company, ofDay, name)
    : sql`select e.id from entries e where ${ofDay} order by e.id limit d.taken offset d.skipped`;
  return sql`select ${entryColumns} from ${entryTables} where e.company_id = ${company} and e.id in (
      with days as (
        select day, sum(entries)::int as entries, (sum(sum(entries)) over (order by day ${way}))::int as so_far
        from (${counts}) k group by day order by day ${way}
      ), shown as (
        select day, entries, greatest(${before} - so_far + entries, 0) as skipped,
          least(so_far, ${before + size}) - greatest(so_far - entries, ${before}) as taken
        from days where entries > 0 and so_far > ${before} and so_far - entries < ${before + size}
      )
      select l.id from shown d cross join lateral (${piece}) l
    ) order by e.day ${way}, ${name ? sql`${name}, ` : nothing}e.id`;
}

/**
 * A day on which most people have something is read along the people's names until the page is full; of one on which few
 * have, all are looked up and sorted.
 */
function byName(company: number, ofDay: Sql, name: Sql): Sql {
  const alongNames = sql`select o.id from users u cross join lateral (
      select e.id from entries e where ${ofDay} and e.user_id = u.id offset 0
    ) o where u.company_id = ${company} order by ${name}, o.id`;
  const allOfDay = sql`select e.id from entries e cross join lateral (
      select p.name, p.first_name from users p where p.company_id = ${company} and p.id = e.user_id offset 0
    ) u where ${ofDay} order by ${name}, e.id`;
  const isFull = sql`d.entries::float8 ^ 2 > (d.skipped + d.taken)::float8 * (
    select people from company_people where company_id = ${company})`;
  return sql`select a.id from (${alongNames} limit d.taken offset d.skipped) a where ${isFull}
    union all
    select b.id from (${allOfDay} limit d.taken offset d.skipped) b where not (${isFull})`;
}

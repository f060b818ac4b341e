import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { entryColumns, entryTables } from '../entries/entry-columns.ts';
import { type Sql, sql, verbatim } from '../platform/database/sql.ts';

interface Wanted {
  company: number;
  project: number;
  page: number;
  size: number;
  oldestFirst: boolean;
}

/** Whether the list is asked for as it stands in the index: by day, with nothing that narrows it. */
export function isByDay({ search, from, to, sort }: ListQuery): boolean {
  return !search && !from && !to && (sort === undefined || sort === 'day' || sort === '-day');
}

/**
 * A page of a project's bookings. The numbers of the weeks say in which one it begins, and how far in; which bookings it
 * has is read off the index from there, and only these few are looked up. So every page costs what the first does.
 */
export function bookingPage({ company, project, page, size, oldestFirst }: Wanted): Sql {
  const before = (page - 1) * size;
  const way = verbatim(oldestFirst ? 'asc' : 'desc');
  const fromWeek = oldestFirst
    ? sql`day >= (select week from first)`
    : sql`day < (select week + 7 from first)`;
  return sql`select ${entryColumns} from ${entryTables}
    where e.company_id = ${company} and e.id in (
      with weeks as (
        select week, sum(bookings) as bookings, sum(sum(bookings)) over (order by week ${way}) as so_far
        from project_weeks where company_id = ${company} and project_id = ${project}
        group by week order by week ${way}
      ), first as (
        select week, (${before} - so_far + bookings)::int as skipped
        from weeks where so_far > ${before} order by week ${way} limit 1
      )
      select id from entries where company_id = ${company} and project_id = ${project} and ${fromWeek}
      order by day ${way}, id ${way} limit ${size} offset (select skipped from first)
    ) order by e.day ${way}, e.id ${way}`;
}

import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { entryColumns, entryTables } from '../entries/entry-columns.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

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
 * A page of a project's bookings, of which there are `total`. Which ones they are is read off the index alone, from the
 * end of the list that is nearer; only these few are looked up. So the last page costs what the first does.
 */
export function bookingPage({ company, project, page, size, oldestFirst }: Wanted, total: number): Sql {
  const before = Math.min((page - 1) * size, total);
  const count = Math.min(size, total - before);
  const behind = total - before - count;
  const fromBehind = behind < before;
  const order = oldestFirst === fromBehind ? sql`order by day desc, id desc` : sql`order by day, id`;
  const shown = oldestFirst ? sql`order by e.day, e.id` : sql`order by e.day desc, e.id desc`;
  return sql`select ${entryColumns} from ${entryTables}
    where e.company_id = ${company} and e.id in (
      select id from entries where company_id = ${company} and project_id = ${project}
      ${order} limit ${count} offset ${fromBehind ? behind : before}
    ) ${shown}`;
}

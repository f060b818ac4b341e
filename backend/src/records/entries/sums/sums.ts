import type { Day } from '@stundenbuch/domain/time/day';
import { nothing, type Sql, sql } from '../../../platform/database/sql.ts';

// Triggers maintain them, see schema/entries.sql.

/** The lists of a company whose entries are counted by day. */
export type DayList = 'times' | 'booked' | 'open' | 'decided';

/** Number of entries of the lists on each day. */
export function countsByDay(company: number, lists: readonly DayList[], from?: Day, to?: Day): Sql {
  const names = sql.raw(lists.map((list) => `'${list}'`).join(', '));
  return sql`select day, entries from entry_sums
    where company_id = ${company} and list in (${names}) and project_id = 0 and user_id = 0${
      from ? sql` and day >= ${from}` : nothing
    }${to ? sql` and day <= ${to}` : nothing}`;
}

/** Number of bookings of a project per week, by its Monday. */
export function countsByWeek(company: number, project: number): Sql {
  return sql`select day, entries from entry_sums
    where company_id = ${company} and list = 'project week' and project_id = ${project}`;
}

export function totalOf(counts: Sql): Sql {
  return sql`coalesce((select sum(k.entries)::int from (${counts}) k), 0)`;
}

/** The hours booked per project, in total or in a year: rows of company_id, project_id and hours, to be summed. */
export function hoursOfProjects(year?: number): Sql {
  return year === undefined
    ? sql`entry_sums s where s.list = 'project'`
    : sql`entry_sums s where s.list = 'project year' and s.day = ${`${year}-01-01`}`;
}

/** The people who have booked on a project: rows of user_id, entries and hours, to be summed. */
export function peopleOfProject(company: number, project: number): Sql {
  return sql`entry_sums where company_id = ${company} and list = 'project person' and project_id = ${project}`;
}

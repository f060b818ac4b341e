import { Injectable } from '@nestjs/common';
import type { Entry, ProjectBookingSortKey } from '@stundenbuch/domain/records/timesheet/contract';
import { Database } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { shownDay, shownHours } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { entryColumns, entryTables } from '../../records/entries/entry-columns.ts';
import { isPlainPage, readCountedPage } from '../../records/entries/sums/counted-page.ts';
import { countsByWeek } from '../../records/entries/sums/sums.ts';

const projectBookingList = {
  sortable: {
    day: sql`e.day`,
    name: sql`u.name`,
    first_name: sql`u.first_name`,
    booking_text: sql`e.booking_text`,
    hours: sql`e.hours`,
  } satisfies Record<ProjectBookingSortKey, Sql>,
  shown: {
    first_name: sql`u.first_name`,
    name: sql`u.name`,
    day: shownDay(sql`e.day`),
    booking_text: sql`e.booking_text`,
    hours: shownHours(sql`e.hours`),
  },
  day: sql`e.day`,
  order: sql`e.day desc`,
  key: sql`e.id desc`,
} satisfies ListShape;

export const projectBookingQuery = queryOf(projectBookingList);

/** Everyone's bookings on a project, as fast for a hundred thousand as for ten. */
@Injectable()
export class ProjectBookings {
  constructor(private readonly database: Database) {}

  async list(who: Caller, project: number, sent: Input<typeof projectBookingQuery>) {
    const { company } = who;
    const known = sql`select from projects where company_id = ${company} and id = ${project}`;
    await readOne(this.database, who, known);
    const { sort, ...query } = sent.read();
    const where = sql`e.company_id = ${company} and e.project_id = ${project}`;
    if (isPlainPage(query) && (!sort || isByDay(sort))) {
      const oldestFirst = sort === 'day';
      const order = oldestFirst ? sql`e.day, e.id` : sql`e.day desc, e.id desc`;
      const ids = sql`select e.id from entries e
        where ${where} and e.day >= d.day and e.day < d.day + 7 order by ${order}`;
      const wanted = { oldestFirst, counts: countsByWeek(company, project), ids, order };
      return readCountedPage(this.database, who, wanted, query);
    }
    const source = { columns: entryColumns(who), tables: entryTables, where };
    return list<Entry>(this.database, who, source, projectBookingList, { ...query, sort });
  }
}

const isByDay = (sort: string) => sort === 'day' || sort === '-day';

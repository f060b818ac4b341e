import { Injectable } from '@nestjs/common';
import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { entryColumns, entryTables } from '../entries/entry-columns.ts';
import { Database } from '../platform/database/database.ts';
import { DEFAULT_SIZE, type ListShape, list, queryOf, readPage } from '../platform/database/listing.ts';
import { shownDay, shownHours } from '../platform/database/shown.ts';
import { sql } from '../platform/database/sql.ts';
import type { Input } from '../platform/http/input.ts';
import { Refused } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { ALL_YEARS } from '../tables/project-years.ts';
import { bookingPage, isByDay } from './booking-page.ts';

const projectBookingList = {
  sortable: {
    day: sql`e.day`,
    name: sql`u.name`,
    first_name: sql`u.first_name`,
    booking_text: sql`e.booking_text`,
    hours: sql`e.hours`,
  },
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

/** What has been booked on a project, by everybody: as quick of a hundred thousand as of ten. */
@Injectable()
export class ProjectBookings {
  constructor(private readonly database: Database) {}

  async list(who: Caller, project: number, sent: Input<typeof projectBookingQuery>) {
    const { company } = who;
    const [known] = await this.database.read<{ total: number }>(
      who,
      sql`select (
          select coalesce(sum(bookings), 0)::int from project_years
          where company_id = ${company} and year = ${ALL_YEARS} and project_id = p.id
        ) as total
        from projects p where p.company_id = ${company} and p.id = ${project}`,
    );
    if (!known) throw new Refused(refuseWire('not_found'));
    const query = sent.read();
    const { page, size = DEFAULT_SIZE, sort } = query;
    if (page !== undefined && isByDay(query)) {
      const wanted = { company, project, page, size, oldestFirst: sort === 'day' };
      return readPage<Entry>(this.database, who, bookingPage(wanted), known, true);
    }
    const where = sql`e.company_id = ${company} and e.project_id = ${project}`;
    const source = { columns: entryColumns, tables: entryTables, where };
    return list<Entry>(this.database, who, source, projectBookingList, query);
  }
}

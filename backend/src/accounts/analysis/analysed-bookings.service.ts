import { Injectable } from '@nestjs/common';
import type {
  AnalysedBooking,
  AnalysedBookingSortKey,
  BookingPart,
} from '@stundenbuch/domain/accounts/analysis/contract';
import { analysedBookingsInput, BOOKING_PARTS } from '@stundenbuch/domain/accounts/analysis/contract';
import { listQuery } from '@stundenbuch/domain/wire/list-query';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { z } from 'zod';
import { Database } from '../../platform/database/database.ts';
import { type ListShape, list } from '../../platform/database/listing.ts';
import { shownDay, shownHours } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { euro } from '../money/money.ts';
import { type AnalysedPeriod, analysedLines, narrowed } from './analysed-lines.ts';

const person = sql`concat_ws(' ', u.first_name, u.name)`;

const bookingList = {
  sortable: {
    day: sql`e.day`,
    name: person,
    project_name: sql`p.project_name`,
    job_title: sql`j.job_title`,
    booking_text: sql`b.booking_text`,
    hours: sql`e.hours`,
    amount: sql`e.worth`,
    cost: sql`e.cost`,
  } satisfies Record<AnalysedBookingSortKey, Sql>,
  shown: {
    day: shownDay(sql`e.day`),
    name: person,
    project_name: sql`concat_ws(' ', p.internal_id, p.project_name)`,
    job_title: sql`j.job_title`,
    booking_text: sql`b.booking_text`,
    hours: shownHours(sql`e.hours`),
    amount: null,
    cost: null,
  },
  order: sql`e.day desc`,
  key: sql`e.id desc`,
} satisfies ListShape;

export const analysedBookingQuery = listQuery(Object.keys(bookingList.sortable) as AnalysedBookingSortKey[])
  .safeExtend(analysedBookingsInput.shape)
  .safeExtend({ part: z.enum(BOOKING_PARTS, 'invalid_input').optional() });
type Query = z.output<typeof analysedBookingQuery>;

const PARTS: Readonly<Record<BookingPart, Sql>> = {
  customers: sql`not e.internal`,
  internal: sql`e.internal`,
  unpriced: sql`not e.internal and e.rate is null`,
  uncosted: sql`not e.internal and e.cost is null`,
};

/** The bookings behind a figure: the same lines that it is the sum of (RPT-04). */
@Injectable()
export class AnalysedBookings {
  constructor(private readonly database: Database) {}

  list(who: Caller, period: AnalysedPeriod, { project, person: user, job, customer, part, ...query }: Query) {
    refuseIf(periodRefusal(period.from, period.to));
    const { company } = who;
    const tables = sql`${analysedLines(who, period)} e
      join entries b on b.company_id = ${company} and b.id = e.id
      join users u on u.company_id = ${company} and u.id = e.user_id
      join projects p on p.company_id = ${company} and p.id = e.project_id
      left join jobs j on j.company_id = ${company} and j.id = e.job_id`;
    const columns = sql`e.id, e.day, e.user_id as user, u.first_name, u.name, u.email, e.project_id as project, p.project_name,
      p.internal_id, j.job_title, b.booking_text, e.hours::float8 as hours, e.rate::float8 as rate,
      ${euro(sql`e.worth`)} as amount, ${euro(sql`e.cost`)} as cost`;
    const asked = narrowed({ project, person: user, job, customer });
    const where = sql`${asked} and ${part ? PARTS[part] : sql`true`}`;
    const source = {
      columns,
      tables,
      table: sql`${analysedLines(who, period)} e`,
      where,
      // One of the sums over all of them, beside their number.
      hours: () => sql`coalesce(sum(e.hours), 0)::float8`,
    };
    return list<AnalysedBooking>(this.database, who, source, bookingList, query);
  }
}

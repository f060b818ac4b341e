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
import { andOfTeam } from '../../day/team-mates.ts';
import { Database } from '../../platform/database/database.ts';
import { type ListShape, list, Page } from '../../platform/database/listing.ts';
import { shownDay, shownHours } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { euro, jobOfBooking, pricedBookings } from '../money/money.ts';
import { type AnalysedPeriod, isInternal, narrowed } from './analysed-lines.ts';

const person = sql`concat_ws(' ', u.first_name, u.name)`;

const worth = sql`e.hours * r.hourly_rate`;
const cost = sql`e.hours * j.cost_rate`;

const bookingList = {
  sortable: {
    day: sql`e.day`,
    name: person,
    project_name: sql`p.project_name`,
    job_title: sql`j.job_title`,
    booking_text: sql`e.booking_text`,
    hours: sql`e.hours`,
    amount: worth,
    cost,
  } satisfies Record<AnalysedBookingSortKey, Sql>,
  shown: {
    day: shownDay(sql`e.day`),
    name: person,
    project_name: sql`concat_ws(' ', p.internal_id, p.project_name)`,
    job_title: sql`j.job_title`,
    booking_text: sql`e.booking_text`,
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

const columns = sql`e.id, e.day, e.user_id as user, u.first_name, u.name, u.email, e.project_id as project, p.project_name,
  p.internal_id, j.job_title, e.booking_text, e.hours::float8 as hours, r.hourly_rate::float8 as rate,
  ${euro(worth)} as amount, ${euro(cost)} as cost`;

const NARROWING = {
  project: sql`e.project_id`,
  person: sql`e.user_id`,
  job: sql`j.id`,
  customer: sql`p.customer_id`,
};

/** The bookings behind a figure: those that it is the sum of (RPT-04). */
@Injectable()
export class AnalysedBookings {
  constructor(private readonly database: Database) {}

  async list(who: Caller, { from, to }: AnalysedPeriod, query: Query) {
    refuseIf(periodRefusal(from, to));
    const { company } = who;
    const where = sql`e.company_id = ${company} and e.project_id is not null and e.day between ${from} and ${to}
      and ${narrowed(query, NARROWING)}${andOfTeam(who, query.team)} and ${isOfPart(who, query)}`;
    // One of the sums over all of them, beside their number.
    const hours = () => sql`coalesce(sum(e.hours), 0)::float8`;
    const priced = sql`${pricedBookings(company)} ${projectOf}`;
    if (query.page === undefined && query.size === undefined) {
      const source = { columns, tables: priced, where };
      return list<AnalysedBooking>(this.database, who, source, bookingList, query);
    }
    // Which bookings are on the page is found without what decides nothing of it: of years they are a million.
    const joined = needsRates(query) ? priced : unpriced;
    const table = isNarrowedByOthers(query) ? joined : sql`entries e`;
    const tables = isOrderedByOwn(query) ? table : joined;
    const source = { columns: sql`e.id`, tables, table, where, hours };
    const found = (await list<{ id: number }>(this.database, who, source, bookingList, query)) as Page<{
      id: number;
    }>;
    const ids = found.rows.map(({ id }) => id);
    const rows = await this.database.read<AnalysedBooking>(
      who,
      sql`select ${columns} from ${priced} where e.company_id = ${company} and e.id = any(${ids})`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    // One that was deleted in between is missing.
    const shown = ids.flatMap((id) => byId.get(id) ?? []);
    return new Page(shown, found.total, found.hours);
  }
}

const projectOf = sql`join projects p on p.company_id = e.company_id and p.id = e.project_id`;

/** `pricedBookings` without their rates. */
const unpriced = sql`entries e join users u on u.company_id = e.company_id and u.id = e.user_id
  left join jobs j on j.company_id = e.company_id and j.id = ${jobOfBooking} ${projectOf}`;

const needsRates = ({ part, sort }: Query): boolean => part === 'unpriced' || !!sort?.endsWith('amount');

const isNarrowedByOthers = ({ job, customer, part }: Query): boolean =>
  job !== undefined || customer !== undefined || part !== undefined;

const isOrderedByOwn = ({ search, sort = 'day' }: Query): boolean =>
  !search && /^-?(day|hours|booking_text)$/.test(sort);

function isOfPart(who: Caller, { part }: Query): Sql {
  if (!part) return sql`true`;
  const internal = isInternal(who);
  const parts: Readonly<Record<BookingPart, Sql>> = {
    customers: sql`not ${internal}`,
    internal,
    unpriced: sql`not ${internal} and r.hourly_rate is null`,
    uncosted: sql`not ${internal} and j.cost_rate is null`,
  };
  return parts[part];
}

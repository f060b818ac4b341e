import type { Quantity } from '@stundenbuch/domain/accounts/payroll/lines';
import { type Day, lastOfMonth } from '@stundenbuch/domain/time/day';
import { type WorkRow, workColumns } from '../../day/work-facts.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** Nobody records a day for a reader. */
const READER = 4;

export type PayrollPersonRow = WorkRow & {
  user: number;
  first_name: string;
  name: string;
  personnel_number: string | null;
  cost_centre: string | null;
};

export function payrollPeople(tenant: Tenant): Sql {
  return sql`select u.id as "user", u.first_name, u.name, u.personnel_number, c.cost_centre, ${workColumns(tenant)}
    from users u left join cost_centres c on c.company_id = u.company_id and c.user_id = u.id
    where u.company_id = ${tenant.company} and u.role <> ${READER} order by u.name, u.first_name, u.id`;
}

/** What has been handed over, the oldest first. */
export function handedLines({ company }: Tenant): Sql {
  return sql`select l.user_id as "user", to_char(l.origin, 'YYYY-MM') as origin, l.source, l.unit, l.wage_type, l.hundredths,
      l.days
    from payroll_lines l join payroll_runs r on r.company_id = l.company_id and r.id = l.run_id
    where l.company_id = ${company} and r.handed_over_at is not null order by r.id, l.id`;
}

export type HandedRow = Quantity;

export interface ClosedRow {
  user: number;
  origin: string;
}

/** Months before that were handed over, and closed once more since: what was corrected in them is a difference (PAY-05). */
export function closedAgain({ company }: Tenant, month: string): Sql {
  return sql`select c.user_id as "user", to_char(c.month, 'YYYY-MM') as origin from month_closings c
    where c.company_id = ${company} and c.state = 'closed' and c.month < ${`${month}-01`}
      and c.closed_at > (select max(r.created_at) from payroll_lines l
        join payroll_runs r on r.company_id = l.company_id and r.id = l.run_id
        where l.company_id = c.company_id and l.user_id = c.user_id and l.origin = c.month
          and r.handed_over_at is not null)`;
}

/** Months before it have lost what they were made of: nothing of them is handed over any more. */
export const erasedBefore = ({ company }: Tenant): Sql =>
  sql`select to_char(erased_until(${company}), 'YYYY-MM') as month`;

export interface SpanRow {
  entry: number;
  from: string;
  to: string;
}

/** When work was, by the clock. */
export function workSpans({ company }: Tenant, from: Day, to: Day): Sql {
  const shown = (column: Sql) => sql`to_char(${column} at time zone 'Europe/Berlin', 'HH24:MI')`;
  return sql`select i.entry_id as entry, ${shown(sql`i.started_at`)} as "from", ${shown(sql`i.ended_at`)} as "to"
    from work_intervals i where i.company_id = ${company} and i.day between ${from} and ${to} and i.kind = 'work'
      and i.entry_id is not null and i.ended_at is not null order by i.started_at`;
}

export interface PayoutRow {
  user: number;
  day: Day;
  account: 'overtime' | 'vacation';
  amount: number;
}

/** Minutes and days; what was taken back is less. */
export function payouts({ company }: Tenant, from: Day, to: Day): Sql {
  return sql`select user_id as "user", day, 'overtime' as account, -sum(minutes)::float8 as amount from time_postings
      where company_id = ${company} and kind = 'payout' and day between ${from} and ${to} group by 1, 2
    union all
    select user_id, day, 'vacation', -sum(days)::float8 from vacation_postings
      where company_id = ${company} and kind = 'paid_out' and day between ${from} and ${to} group by 1, 2`;
}

export const boundsOf = (months: readonly string[]): { from: Day; to: Day } => {
  const sorted = months.toSorted();
  return { from: `${sorted[0]}-01`, to: lastOfMonth(`${sorted.at(-1)}-01`) };
};

import type { BudgetKind } from '@stundenbuch/domain/accounts/budgets/contract';
import type { Booked } from '@stundenbuch/domain/accounts/budgets/rules';
import { addDays, type Day, firstOfMonth, lastOfMonth } from '@stundenbuch/domain/time/day';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { hoursOfProjects } from '../../records/entries/sums/sums.ts';
import { pricedBookings, worth } from '../money/money.ts';

/**
 * The budget of a project and what is booked of it, money not rounded yet. A fixed price beside a budget in hours is what the
 * project brings and no budget: its hours alone are used up.
 */
export interface BookedRow {
  budget_kind: BudgetKind;
  warn_at: number;
  budget_hours: number | null;
  booked_hours: number | null;
  budget_money: number | null;
  booked_money: number | null;
}

export const BOOKED_KEYS = [
  ...(['budget_kind', 'warn_at', 'budget_hours', 'booked_hours'] as const),
  ...(['budget_money', 'booked_money'] as const),
];

/** Of which budgets somebody may know how far they are used. */
export interface BudgetView {
  money: boolean;
  hours: boolean;
}

/** The days of the month, as a condition on bookings `e`. */
export const inMonthOf = (day: Day): Sql =>
  sql`e.day >= ${firstOfMonth(day)} and e.day < ${addDays(lastOfMonth(day), 1)}`;

/** The bookings of `projects p` that count to the budget: all, or those of the month of the day. */
function ofPeriod(company: number, day: Day): Sql {
  return sql`e.company_id = ${company} and e.project_id = p.id and (p.budget_kind = 'total' or (${inMonthOf(day)}))`;
}

const countedMoney = sql`case when not p.fixed_price or p.budget_hours is null then p.budget_money end`;

/** Columns of `projects p`: budget and what is booked of it, in the month of the day where it is one of months. */
export function bookedColumns(company: number, day: Day, { hours, money }: BudgetView): Sql {
  const ofMonth = sql`(select coalesce(sum(e.hours), 0) from entries e where ${ofPeriod(company, day)})`;
  const ofAll = sql`(select coalesce(sum(s.hours), 0) from ${hoursOfProjects()} and s.company_id = ${company}
    and s.project_id = p.id)`;
  const value = sql`(select ${worth} from ${pricedBookings(company)} where ${ofPeriod(company, day)})`;
  return sql`p.budget_kind, p.warn_at${
    hours
      ? sql`, p.budget_hours::float8, case when p.budget_hours is null then null
          when p.budget_kind = 'month' then ${ofMonth} else ${ofAll} end::float8 as booked_hours`
      : nothing
  }${
    money
      ? sql`, (${countedMoney})::float8 as budget_money,
          case when ${countedMoney} is not null then ${value} end::float8 as booked_money`
      : nothing
  }`;
}

/** What the row says, for the rules. */
export const usesOf = (row: Partial<BookedRow>): Booked[] => [
  { budget: row.budget_hours ?? null, booked: row.booked_hours ?? 0 },
  { budget: row.budget_money ?? null, booked: row.booked_money ?? 0 },
];

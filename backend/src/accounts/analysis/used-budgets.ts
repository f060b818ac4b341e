import type { UsedBudget } from '@stundenbuch/domain/accounts/analysis/contract';
import {
  type Booked,
  type BudgetProgress,
  percentOf,
  progressOf,
  reachedOn,
} from '@stundenbuch/domain/accounts/budgets/rules';
import { addDays, type Day, lastOfMonth } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import { mondayOf } from '@stundenbuch/domain/time/week';
import type { Database } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { type BookedRow, bookedColumns, inMonthOf, usesOf } from '../budgets/booked.ts';
import { pricedBookings } from '../money/money.ts';

interface Row extends BookedRow {
  id: number;
  /** Whether somebody still books on it: else its budget ends on no day. */
  runs: boolean;
  hours_lately: number;
  money_lately: number;
}

interface Since {
  id: number;
  hours: Day | null;
  money: Day | null;
}

const RUNS = 1;
const value = sql`sum(e.hours * r.hourly_rate)`;

/** What is used today of the budgets of projects, by their ids. */
export async function usedBudgets(
  database: Database,
  who: Caller,
  today: Day,
  projects: readonly number[],
): Promise<Map<number, UsedBudget>> {
  const monday = mondayOf(today);
  const { company } = who;
  const lately = sql`select e.project_id, sum(e.hours) as hours, ${value} as money from ${pricedBookings(company)}
    where e.company_id = ${company} and e.project_id = any(${[...projects]}::int[])
      and e.day >= ${addDays(monday, -28)} and e.day < ${monday} group by e.project_id`;
  const rows = await database.read<Row>(
    who,
    sql`select p.id, p.status = ${sql.lit(RUNS)} as runs, ${bookedColumns(company, today, { hours: true, money: true })},
        coalesce(l.hours, 0)::float8 as hours_lately, coalesce(l.money, 0)::float8 as money_lately
      from projects p left join (${lately}) l on l.project_id = p.id
      where p.company_id = ${company} and p.id = any(${[...projects]}::int[])
        and num_nonnulls(p.budget_hours, p.budget_money) > 0`,
  );
  const over = rows.filter((row) => usesOf(row).some(isOver)).map(({ id }) => id);
  const since = over.length > 0 ? await database.read<Since>(who, sinceWhen(company, today, over)) : [];
  const days = new Map(since.map((one) => [one.id, one]));
  return new Map(rows.map((row) => [row.id, useOf(row, days.get(row.id), today)]));
}

const isOver = ({ budget, booked }: Booked) => budget !== null && booked > budget;

/** The first day on which more was booked than there was, of hours and of money: added up day by day. */
function sinceWhen(company: number, today: Day, projects: readonly number[]): Sql {
  const byDay = sql`select e.project_id, e.day, sum(e.hours) as hours, ${value} as money
    from ${pricedBookings(company)} join projects p on p.company_id = e.company_id and p.id = e.project_id
    where e.company_id = ${company} and e.project_id = any(${[...projects]}::int[])
      and (p.budget_kind = 'total' or (${inMonthOf(today)}))
    group by e.project_id, e.day`;
  const soFar = sql`select d.project_id, d.day, sum(d.hours) over by_day as hours, sum(d.money) over by_day as money
    from (${byDay}) d window by_day as (partition by d.project_id order by d.day)`;
  return sql`select p.id, min(s.day) filter (where s.hours > p.budget_hours) as hours,
      min(s.day) filter (where s.money > p.budget_money) as money
    from (${soFar}) s join projects p on p.company_id = ${company} and p.id = s.project_id group by p.id`;
}

/** Of hours and money the one that is used the most, as everywhere: of both alike the hours. */
function useOf(row: Row, since: Since | undefined, today: Day): UsedBudget {
  const [hours, money] = usesOf(row) as [Booked, Booked];
  const isOfHours = (percentOf(hours) ?? -1) >= (percentOf(money) ?? -1);
  const use = isOfHours ? hours : money;
  const { budget, booked } = use as Booked & { budget: number };
  const until = row.budget_kind === 'month' ? lastOfMonth(today) : null;
  const rate = isOfHours ? row.hours_lately : row.money_lately;
  return {
    unit: isOfHours ? 'hours' : 'money',
    per: row.budget_kind,
    amount: budget,
    used: round(booked),
    ...(progressOf([use], row.warn_at) as BudgetProgress),
    over_since: since?.[isOfHours ? 'hours' : 'money'] ?? null,
    reached_on: row.runs ? reachedOn(budget - booked, rate, today, until) : null,
  };
}

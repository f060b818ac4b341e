import { type Sql, sql } from '../../platform/database/sql.ts';
import { pricedBookings, worth } from '../money/money.ts';

/**
 * What projects of a company bring: rows of `project_id` and `revenue`, exact. With a fixed price the hours at their rates, but
 * no more than the budget, of each month where it is one of months. `where` narrows the bookings `e`. A budget that is used up
 * brings nothing more, so what a fixed price brings in a period is what it brings up to its end less what it brings up to its
 * beginning: two calls, from the first booking on each.
 */
export function revenues(company: number, where: Sql): Sql {
  return sql`select project_id, sum(case when fixed_price then least(worth, budget_money) else worth end) as revenue
    from (
      select e.project_id, p.fixed_price, p.budget_money, ${worth} as worth
      from ${pricedBookings(company)} join projects p on p.company_id = e.company_id and p.id = e.project_id
      where e.company_id = ${company} and ${where}
      group by e.project_id, p.fixed_price, p.budget_money,
        case when p.fixed_price and p.budget_kind = 'month' then date_trunc('month', e.day) end
    ) parts group by project_id`;
}

import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import type { Client } from 'pg';
import { showcase } from './companies.ts';

/** By name: the share of what is booked that is the budget in hours, and of what it costs that is a fixed price. */
const BUDGETS = [
  // Overdrawn, and at a loss.
  ['Gasthof Probe, Stube', 0.89, 0.97],
  ['Kindergarten, Einbauten', 1.33, null],
  // Soon used up, and tight.
  ['Küche Beispielhuber', 1.06, 1.04],
] as const;

/** What an hour of the first job costs; of each other four euro more. */
const COST = 44;

/** Rates that rose in the middle of the year, what an hour costs, and budgets that fit what was booked; one project is archived. */
export async function seedBudgets(owner: Client, today: Day): Promise<void> {
  const change = `${yearOf(today)}-07-01`;
  await owner.query(
    `update jobs j set cost_rate = $2 + 4 * n.at
      from (select id, row_number() over (order by id) - 1 as at from jobs where company_id = $1) n where n.id = j.id`,
    [showcase.id, COST],
  );
  await owner.query(
    `insert into hourly_rates (company_id, job_id, project_id, hourly_rate, valid_from)
      select company_id, job_id, project_id, hourly_rate + 3, $2 from hourly_rates where company_id = $1`,
    [showcase.id, change <= today ? change : `${yearOf(today) - 1}-07-01`],
  );
  for (const [name, hours, price] of BUDGETS)
    await owner.query(
      `update projects p set budget_hours = ceil(b.hours * $3 / 10) * 10, budget_money = ceil(b.cost * $4::numeric / 100) * 100,
          fixed_price = $4 is not null
        from (select sum(e.hours) as hours, sum(e.hours * j.cost_rate) as cost
          from entries e join projects q on q.id = e.project_id join jobs j on j.id = e.job_id
          where e.company_id = $1 and q.project_name = $2) b
        where p.company_id = $1 and p.project_name = $2`,
      [showcase.id, name, hours, price],
    );
  await owner.query(
    `update projects set archived = true where company_id = $1 and project_name = 'Treppe Musterhof'`,
    [showcase.id],
  );
}

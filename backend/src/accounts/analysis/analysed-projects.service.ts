import { Injectable } from '@nestjs/common';
import type { AnalysedProject, analysedProjectsInput } from '@stundenbuch/domain/accounts/analysis/contract';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import type { z } from 'zod';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { heavily } from '../../platform/heavy.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { type AnalysedPeriod, analysedLines, figures, narrowed } from './analysed-lines.ts';
import { usedBudgets } from './used-budgets.ts';

/** What each project with bookings in a period brought and cost, with what is used of its budget today (RPT-04). */
@Injectable()
export class AnalysedProjects {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(
    who: Caller,
    period: AnalysedPeriod,
    asked: z.output<typeof analysedProjectsInput>,
  ): Promise<AnalysedProject[]> {
    refuseIf(periodRefusal(period.from, period.to));
    const { company, flags } = who;
    const sums = sql`select e.project_id, bool_or(e.internal) as internal, ${figures}
      from ${analysedLines(who, period, asked)} e where ${narrowed(asked)} group by e.project_id`;
    const customer = flags.includes('customer')
      ? sql`p.customer_id as customer, k.customer_name`
      : sql`null::int as customer, null::text as customer_name`;
    const projects = await heavily(() =>
      this.database.read<AnalysedProject>(
        who,
        sql`select p.id, p.internal_id, p.project_name, ${customer}, p.status, g.internal, p.fixed_price, g.bookings,
            g.hours + g.internal_hours as hours, g.revenue, g.unpriced, coalesce(g.cost, g.internal_cost) as cost, g.uncosted
          from (${sums}) g
          join projects p on p.company_id = ${company} and p.id = g.project_id
          left join customers k on k.company_id = p.company_id and k.id = p.customer_id
          order by p.project_name, p.id`,
      ),
    );
    const ids = projects.map(({ id }) => id);
    const budgets = await usedBudgets(this.database, who, this.clock.today(), ids);
    return projects.map((project) => ({ ...project, budget: budgets.get(project.id) ?? null }));
  }
}

import { Injectable } from '@nestjs/common';
import { readsMoney } from '@stundenbuch/domain/accounts/budgets/access';
import type {
  BudgetFigures,
  BudgetInput,
  BudgetUse,
  budgetInput,
  ProjectBudget,
} from '@stundenbuch/domain/accounts/budgets/contract';
import { type Booked, percentOf, progressOf, reachedOn } from '@stundenbuch/domain/accounts/budgets/rules';
import { marginOf } from '@stundenbuch/domain/accounts/money/margin';
import { PROJECT_STATUS } from '@stundenbuch/domain/sides/projects/status';
import { addDays, type Day, firstOfMonth, lastOfMonth } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import { mondayOf } from '@stundenbuch/domain/time/week';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { analysedLines } from '../../accounts/analysis/analysed-lines.ts';
import { type BookedRow, inMonthOf, usesOf } from '../../accounts/budgets/booked.ts';
import { Budgets } from '../../accounts/budgets/budgets.service.ts';
import {
  cost,
  euro,
  isByTodaysJob,
  pricedBookings,
  uncostedHours,
  unpricedHours,
} from '../../accounts/money/money.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { existing, lockedOne, readOne } from '../../platform/database/found.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Project } from './project.entity.ts';

interface Row extends BookedRow {
  status: number;
  version: number;
  fixed_price: boolean;
  /** The budget in euro, be it a price alone. */
  agreed: number | null;
}

interface Sums {
  /** Of the period of the budget. */
  hours: number;
  money: number;
  /** Of the four whole weeks before this one. */
  hours_lately: number;
  money_lately: number;
  revenue: number;
  cost: number | null;
  unpriced_hours: number;
  uncosted_hours: number;
  by_todays_job: boolean;
}

/** The budget of a project: what is booked of it, when it is used up, and what the project brings. */
@Injectable()
export class ProjectBudgets {
  constructor(
    private readonly database: Database,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {}

  async of(who: Caller, id: number): Promise<ProjectBudget> {
    const view = (await this.budgets.viewOf(who)) ?? { hours: false, money: false };
    const project = sql`projects p where p.company_id = ${who.company} and p.id = ${id}`;
    if (!readsMoney(who)) {
      const row = await readOne<BookedRow>(
        this.database,
        who,
        sql`select ${this.budgets.columns(who, view)} from ${project}`,
      );
      return { project: id, progress: progressOf(usesOf(row), row.warn_at) };
    }
    const [rows, sums] = await this.database.readAll(who, [
      sql`select p.status, p.version, p.fixed_price, p.budget_money::float8 as agreed, ${this.budgets.columns(who, view)} from ${project}`,
      this.sums(who, id),
    ]);
    const [row] = rows as Row[];
    return { project: id, ...this.answer(existing(row), (sums as [Sums])[0]) };
  }

  /** Whoever is told of levels is told anew, once the budget is another one. */
  async change(who: Caller, id: number, body: Input<typeof budgetInput>): Promise<ProjectBudget> {
    await this.database.write(who, async (tx) => {
      const project = await lockedOne(tx, Project, who, id);
      const { version, ...fields } = body.read();
      refuseIf(staleRefusal(project.version, version));
      if (isAnother(project, fields))
        await rowsOf(
          tx,
          sql`delete from budget_notices where company_id = ${who.company} and project_id = ${id} returning 1 as gone`,
        );
      Object.assign(project, fields);
    });
    return this.of(who, id);
  }

  private sums(who: Caller, id: number): Sql {
    const { company } = who;
    const today = this.clock.today();
    const monday = mondayOf(today);
    const ofPeriod = sql`(${kind(company, id)} = 'total' or (${inMonthOf(today)}))`;
    const lately = sql`e.day >= ${addDays(monday, -28)} and e.day < ${monday}`;
    const ifIn = (sum: Sql, when: Sql) => sql`coalesce(sum(${sum}) filter (where ${when}), 0)`;
    const value = sql`e.hours * r.hourly_rate`;
    // What is internal in an analysis has its worth here.
    const revenue = sql`select sum(coalesce(e.revenue, e.worth)) from ${analysedLines(who, EVER, { project: id })} e
      where e.project_id = ${id}`;
    return sql`select ${ifIn(sql`e.hours`, ofPeriod)}::float8 as hours, ${ifIn(value, ofPeriod)}::float8 as money,
        ${ifIn(sql`e.hours`, lately)}::float8 as hours_lately, ${ifIn(value, lately)}::float8 as money_lately,
        ${euro(sql`coalesce((${revenue}), 0)`)} as revenue, ${euro(cost)} as cost,
        ${unpricedHours}::float8 as unpriced_hours, ${uncostedHours}::float8 as uncosted_hours,
        ${isByTodaysJob} as by_todays_job
      from ${pricedBookings(company)} where e.company_id = ${company} and e.project_id = ${id}`;
  }

  private answer(row: Row, sums: Sums): Omit<ProjectBudget, 'project'> {
    const today = this.clock.today();
    const { budget_hours, budget_money, agreed, budget_kind, fixed_price, warn_at, version } = row;
    const hours = { budget: budget_hours, booked: sums.hours };
    const money = { budget: budget_money, booked: sums.money };
    const isMonthly = budget_kind === 'month';
    const margin = sums.cost === null ? null : marginOf(sums.revenue, sums.cost);
    const figures: BudgetFigures = {
      ...{ budget_hours, budget_money: agreed, budget_kind, fixed_price, warn_at, version },
      from: isMonthly ? firstOfMonth(today) : null,
      hours: useOf(hours),
      money: useOf({ ...money, budget: agreed }),
      reached_on:
        row.status === PROJECT_STATUS.inProgress
          ? earliest(
              [
                [hours, sums.hours_lately],
                [money, sums.money_lately],
              ],
              today,
              isMonthly ? lastOfMonth(today) : null,
            )
          : null,
      revenue: sums.revenue,
      cost: sums.cost,
      margin: margin?.margin ?? null,
      margin_percent: margin?.percent ?? null,
      margin_word: margin?.word ?? null,
      unpriced_hours: sums.unpriced_hours,
      uncosted_hours: sums.uncosted_hours,
      by_todays_job: sums.by_todays_job,
    };
    return { progress: progressOf([hours, money], warn_at), figures };
  }
}

const EVER = { from: '-infinity', to: 'infinity' };

const kind = (company: number, id: number): Sql =>
  sql`(select budget_kind from projects where company_id = ${company} and id = ${id})`;

function useOf(one: Booked): BudgetUse {
  const booked = round(one.booked);
  const rest = one.budget === null ? null : round(one.budget - one.booked);
  return { booked, rest, percent: percentOf(one) };
}

/** Of the budgets the one that is used up first. */
function earliest(uses: readonly [Booked, number][], today: Day, until: Day | null): Day | null {
  const days = uses.flatMap(([{ budget, booked }, lately]) =>
    budget === null ? [] : [reachedOn(budget - booked, lately, today, until)],
  );
  return days.filter((day) => day !== null).toSorted()[0] ?? null;
}

/** A fixed price beside hours is none, so turning it on or off changes what is used up. */
const isAnother = (project: Project, change: Partial<BudgetInput>) =>
  (project.budget_hours ?? null) !== change.budget_hours ||
  (project.budget_money ?? null) !== change.budget_money ||
  project.fixed_price !== change.fixed_price ||
  project.budget_kind !== change.budget_kind;

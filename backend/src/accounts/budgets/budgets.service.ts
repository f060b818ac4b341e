import { Injectable } from '@nestjs/common';
import { hasBudgets, readsMoney } from '@stundenbuch/domain/accounts/budgets/access';
import { budgetsFeature } from '@stundenbuch/domain/accounts/budgets/features';
import {
  type BudgetProgress,
  budgetRefusal,
  levelsOf,
  progressOf,
} from '@stundenbuch/domain/accounts/budgets/rules';
import { type Day, daysFrom, firstOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { SettingsService } from '../../features/settings.service.ts';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { BOOKED_KEYS, type BookedRow, type BudgetView, bookedColumns, usesOf } from './booked.ts';

const EVERYTHING: BudgetView = { hours: true, money: true };

/** What project bookings make of budgets, and who sees how far one is used. */
@Injectable()
export class Budgets {
  constructor(
    private readonly settings: SettingsService,
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** What the caller may know; null of companies without budgets. */
  async viewOf(who: Caller): Promise<BudgetView | null> {
    if (!hasBudgets(who) || !who.flags.includes('projectbooking')) return null;
    if (readsMoney(who)) return EVERYTHING;
    const { value } = await this.settings.of(who, budgetsFeature);
    return { hours: value.budget_visible, money: false };
  }

  /** Whether the caller sees the rates of a project. */
  async showsRates(who: Caller): Promise<boolean> {
    if (!hasBudgets(who) || readsMoney(who)) return true;
    return (await this.settings.of(who, budgetsFeature)).value.rates_visible;
  }

  /** Columns of `projects p` that `withProgress` makes the progress of. */
  columns({ company }: Tenant, view: BudgetView): Sql {
    return bookedColumns(company, this.clock.today(), view);
  }

  /**
   * Stores a booking of a company with budgets. The project's row is locked, so that of two who book the last hours at the
   * same moment the second sees what the first has booked; behind the lock of the person, like everything that belongs to people.
   */
  async book<Answer>(
    tx: Tx,
    tenant: Tenant,
    { project, day }: { project: number; day: Day },
    store: () => Promise<Answer>,
  ): Promise<Answer> {
    const [budget] = await rowsOf<{ project_name: string }>(
      tx,
      sql`select project_name from projects where company_id = ${tenant.company} and id = ${project}
        and num_nonnulls(budget_hours, budget_money) > 0 for no key update`,
    );
    if (!budget) return store();
    const before = await this.booked(tx, tenant, project, day);
    const answer = await store();
    const after = await this.booked(tx, tenant, project, day);
    const { value } = await this.settings.of(tenant, budgetsFeature, tx);
    if (value.budget_over === 'block') refuseIf(budgetRefusal(usesOf(before), usesOf(after)));
    await this.tell(tx, tenant, { project, name: budget.project_name, day }, after);
    return answer;
  }

  /**
   * The hours that may still be booked on projects; null where a budget refuses nothing. Money is counted at the highest rate of
   * the project: it may be fewer hours than would be stored, never more.
   */
  async hoursLeft(
    who: Caller,
    projects: readonly number[],
    { from, to }: { from: Day; to: Day },
  ): Promise<((project: number, day: Day) => number) | null> {
    const { value } = await this.settings.of(who, budgetsFeature);
    if (value.budget_over !== 'block') return null;
    const left = new Map<string, number>();
    for (const month of new Set(daysFrom(from, to).map(firstOfMonth))) {
      const rows = await this.database.read<BookedRow & { id: number; rate: number | null }>(
        who,
        sql`select p.id, ${bookedColumns(who.company, month, EVERYTHING)}, (select max(h.hourly_rate) from hourly_rates h
            where h.company_id = p.company_id and h.project_id = p.id)::float8 as rate
          from projects p where p.company_id = ${who.company} and p.id = any(${projects})`,
      );
      for (const { id, rate, ...row } of rows) left.set(`${id} ${month}`, hoursLeftOf(row, rate));
    }
    return (project, day) => left.get(`${project} ${firstOfMonth(day)}`) ?? 0;
  }

  private async booked(tx: Tx, { company }: Tenant, project: number, day: Day): Promise<BookedRow> {
    const columns = bookedColumns(company, day, EVERYTHING);
    const [row] = await rowsOf<BookedRow>(
      tx,
      sql`select ${columns} from projects p where p.company_id = ${company} and p.id = ${project}`,
    );
    return row as BookedRow;
  }

  /** The office, once a period and level (BUD-03); of two levels that are passed at once the last alone. */
  private async tell(
    tx: Tx,
    tenant: Tenant,
    { project, name, day }: { project: number; name: string; day: Day },
    row: BookedRow,
  ): Promise<void> {
    const progress = progressOf(usesOf(row), row.warn_at);
    const levels = levelsOf(progress?.state);
    if (!progress || levels.length === 0) return;
    const isMonthly = row.budget_kind === 'month';
    const period = isMonthly ? firstOfMonth(day) : '-infinity';
    const { company } = tenant;
    const news = await rowsOf<{ level: string }>(
      tx,
      sql`insert into budget_notices (company_id, project_id, period, level, created_at, created_by)
        select ${company}, ${project}, ${period}, level, ${this.clock.now()}, ${tenant.id} from unnest(${[...levels]}::varchar[]) level
        on conflict do nothing returning level`,
    );
    if (!news.some(({ level }) => level === levels.at(-1))) return;
    const admins = await rowsOf<{ id: number }>(
      tx,
      sql`select id from users where company_id = ${company} and role = 2 and active`,
    );
    await this.notices.write(tx, tenant, {
      kind: 'budget_reached',
      data: { project, name, percent: progress.percent, ...(isMonthly && { month: monthOf(day) }) },
      users: admins.map(({ id }) => id),
    });
  }
}

function hoursLeftOf(row: BookedRow, rate: number | null): number {
  const { budget_hours, booked_hours, budget_money, booked_money } = row;
  const hours = budget_hours === null ? Number.POSITIVE_INFINITY : budget_hours - (booked_hours ?? 0);
  const money = budget_money === null ? Number.POSITIVE_INFINITY : budget_money - (booked_money ?? 0);
  return Math.min(hours, rate ? money / rate : Number.POSITIVE_INFINITY);
}

/** A row of `columns` as it is answered: how far the budget is used, without what it is made of. */
export function withProgress<Row extends object>(
  row: Row & Partial<BookedRow>,
): Row & { budget: BudgetProgress | null } {
  const budget = progressOf(usesOf(row), row.warn_at ?? 100);
  const answer = { ...row, budget };
  for (const key of BOOKED_KEYS) delete answer[key];
  return answer;
}

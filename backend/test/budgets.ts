import type { ProjectBudget } from '@stundenbuch/domain/accounts/budgets/contract';
import type { Person } from './people.ts';
import { switchOn } from './switch-on.ts';
import { World } from './world.ts';

export const TODAY = '2026-11-20';
export const BUDGET = {
  ...{ budget_hours: 40, budget_money: null, budget_kind: 'total' },
  ...{ fixed_price: false, warn_at: 80 },
};

/** Budgets of the first company, whose people are masters at 50 € an hour. */
export class BudgetWorld {
  private constructor(readonly world: World) {}

  static async start(): Promise<BudgetWorld> {
    const world = await World.start();
    await world.sql(`insert into jobs (id, company_id, job_title, cost_rate) values
      (41, 1, 'Meister', 50), (42, 1, 'Azubi', 20), (43, 1, 'Büro', null)`);
    await switchOn(world, 1, ['budgets', 'notices']);
    return new BudgetWorld(world);
  }

  async reset(): Promise<void> {
    await this.world.sql('truncate hourly_rates, budget_notices, notices, outbox');
    await this.world.sql('delete from entries');
    await this.world.sql(`update projects set budget_hours = null, budget_money = null, budget_kind = 'total',
      fixed_price = false, warn_at = 80, archived = false, status = 1`);
    await this.world.sql('update users set job_id = 41 where id in (11, 12)');
    await this.settings({});
  }

  settings(value: object) {
    return this.world.sql(
      `update company_settings set value = $1 where company_id = 1 and feature = 'budgets'`,
      [JSON.stringify(value)],
    );
  }

  setBudget(change: object = {}, project = 1001) {
    return this.world.put<ProjectBudget>('chef', `/project/${project}/budget`, { ...BUDGET, ...change });
  }

  async budget(who: Person = 'chef'): Promise<ProjectBudget> {
    return (await this.world.get<ProjectBudget>(who, '/project/1001/budget')).body;
  }

  book(hours: number, more: { day?: string; project?: number } = {}) {
    return this.world.post<{ id: number }>('anna', '/timesheet/booking', {
      ...{ day: TODAY, project: 1001, hours, booking_text: 'Dach gedeckt' },
      ...more,
    });
  }

  /** Past bookings, which nobody could record today. */
  booked(day: string, hours: number, job: number | null = 41) {
    return this.world.sql(
      `insert into entries (company_id, user_id, day, project_id, hours, job_id, booking_text, created_at)
        select 1, 11, $1, 1001, least(24, $2::numeric - 24 * n), $3, '', now()
        from generate_series(0, ceil($2::numeric / 24)::int - 1) n`,
      [day, hours, job],
    );
  }

  rate(job: number, hourly_rate: number, valid_from: string | null = null) {
    return this.world.post('chef', '/project/hourlyrate', { project: 1001, job, hourly_rate, valid_from });
  }
}

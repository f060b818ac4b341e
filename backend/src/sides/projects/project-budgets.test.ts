import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { BUDGET, BudgetWorld, TODAY } from '../../../test/budgets.ts';
import type { Person } from '../../../test/people.ts';
import type { World } from '../../../test/world.ts';

let on: BudgetWorld;
let world: World;
beforeAll(async () => {
  on = await BudgetWorld.start();
  world = on.world;
});
afterAll(() => world?.close());
beforeEach(() => on.reset());

describe('[BUD-02] the budget of a project', () => {
  it('is booked hours and money, what is left, and what the project brings', async () => {
    await on.rate(41, 80);
    await on.rate(41, 100, '2026-11-16');
    await on.setBudget({ budget_money: 5000 });
    await on.booked('2026-10-01', 10);
    await on.booked('2026-11-16', 8);
    await on.booked('2026-11-17', 2, 42);
    expect(await on.budget()).toEqual({
      project: 1001,
      progress: { percent: 50, state: 'open' },
      figures: {
        ...{ budget_hours: 40, budget_money: 5000, budget_kind: 'total', fixed_price: false, warn_at: 80 },
        ...{ version: expect.any(Number), from: null, reached_on: null },
        hours: { booked: 20, rest: 20, percent: 50 },
        money: { booked: 1600, rest: 3400, percent: 32 },
        ...{ revenue: 1600, cost: 940, margin: 660, margin_percent: 41, margin_word: 'good' },
        ...{ unpriced_hours: 2, uncosted_hours: 0, by_todays_job: false },
      },
    });
    expect((await on.budget('lena')).figures).toEqual((await on.budget()).figures);
  });

  it('[BUD-01] a booking keeps the job of its day and its rate, whatever changes later in the month', async () => {
    await on.rate(41, 100);
    await on.rate(42, 30);
    await on.book(4, { day: '2026-11-19' });
    await world.sql('update users set job_id = 42 where id = 11');
    await on.book(4, { day: TODAY });
    await on.rate(42, 40, TODAY);
    expect((await on.budget()).figures).toMatchObject({ revenue: 560, cost: 280, by_todays_job: false });
    const [first] = await world.sql<{ id: number }>('select id from entries order by day limit 1');
    await world.put('anna', `/timesheet/booking/${first?.id}`, {
      day: TODAY,
      project: 1001,
      hours: 3,
      booking_text: 'Dach gedeckt',
    });
    expect((await on.budget()).figures).toMatchObject({ revenue: 460, cost: 230 });
  });

  it("of bookings from before jobs were recorded today's job counts, and that is said", async () => {
    await on.rate(41, 100);
    await on.booked('2026-10-01', 2, null);
    await world.sql('update entries set job_id = null');
    expect((await on.budget()).figures).toMatchObject({ revenue: 200, by_todays_job: true });
  });

  it('where no job has a cost nobody knows a margin', async () => {
    await on.rate(43, 100);
    await on.booked('2026-10-01', 2, 43);
    expect((await on.budget()).figures).toMatchObject({
      ...{
        revenue: 200,
        cost: null,
        margin: null,
        margin_percent: null,
        margin_word: null,
        uncosted_hours: 2,
      },
    });
  });

  it('with a fixed price the revenue ends at the budget, of each month where it is one of months', async () => {
    await on.rate(41, 100);
    await on.setBudget({ budget_hours: null, budget_money: 1000, fixed_price: true });
    await on.booked('2026-10-01', 8);
    await on.booked('2026-11-02', 8);
    await on.booked('2026-11-03', 8);
    const bring = async () => {
      const { figures } = await on.budget();
      return [figures?.revenue, figures?.cost, figures?.margin_word];
    };
    expect(await bring()).toEqual([1000, 1200, 'loss']);
    expect((await on.budget()).progress).toEqual({ percent: 240, state: 'exceeded' });
    await on.setBudget({ budget_hours: null, budget_money: 1000, fixed_price: true, budget_kind: 'month' });
    expect(await bring()).toEqual([1800, 1200, 'good']);
    expect((await on.budget()).figures).toMatchObject({
      from: '2026-11-01',
      money: { booked: 1600, percent: 160 },
    });
    await on.setBudget({ budget_hours: null, budget_money: 1350, fixed_price: true, budget_kind: 'total' });
    expect(await bring()).toEqual([1350, 1200, 'good']);
    await world.sql('update jobs set cost_rate = 51 where id = 41');
    expect(await bring()).toEqual([1350, 1224, 'tight']);
    await world.sql('update jobs set cost_rate = 50 where id = 41');
  });

  it('[BUD-02] beside a budget in hours a fixed price is no budget: the hours alone are used up', async () => {
    await on.rate(41, 100);
    await on.setBudget({ budget_hours: 40, budget_money: 1000, fixed_price: true });
    await on.booked('2026-11-02', 8);
    await on.booked('2026-11-03', 8);
    const { progress, figures } = await on.budget();
    expect(progress).toEqual({ percent: 40, state: 'open' });
    expect(figures).toMatchObject({ budget_money: 1000, money: { booked: 1600, rest: -600, percent: 160 } });
    const listed = (await world.get<{ id: number; budget: unknown }[]>('chef', '/project')).body;
    expect(listed.map(({ budget }) => budget)).toContainEqual(progress);
  });

  it('[SET-55] is reached at the pace of the four whole weeks before this one, of both the earlier day', async () => {
    await on.rate(41, 100);
    await on.setBudget({ budget_hours: 200, budget_money: 100_000 });
    const forecast = async () => (await on.budget()).figures?.reached_on;
    expect(await forecast()).toBeNull();
    // Today is a Friday; these weeks began on 19 October and ended on 15 November.
    await on.booked('2026-10-19', 80);
    await on.booked('2026-11-15', 80);
    await on.booked('2026-10-18', 8);
    await on.booked('2026-11-16', 16);
    expect(await forecast()).toBe('2026-11-24');
    await on.setBudget({ budget_hours: 1000, budget_money: 19_201 });
    expect(await forecast()).toBe('2026-11-24');
    await on.setBudget({ budget_hours: 136, budget_kind: 'month' });
    expect(await forecast()).toBe('2026-11-27');
    await on.setBudget({ budget_hours: 144.25, budget_kind: 'month' });
    expect(await forecast()).toBeNull();
    await on.setBudget({ budget_hours: 200 });
    await world.sql('update projects set status = 3 where id = 1001');
    expect(await forecast()).toBeNull();
  });

  it('employees learn the percent of the hours where the company says so, and no amount ever', async () => {
    await on.rate(41, 100);
    await world.sql(`insert into customers (id, company_id, customer_name) values (31, 1, 'Zimmerei Kunz')`);
    await world.sql('update projects set customer_id = 31 where id = 1001');
    await on.setBudget({ budget_hours: 100, budget_money: 2000 });
    await on.booked('2026-11-02', 19.5);
    const seen = async (who: Person) => {
      const list = await world.get<{ id: number; budget?: object }[]>(who, '/project');
      const active = await world.get<{ id: number; budget?: object }[]>(who, '/project/active');
      const ofCustomer = await world.get<{ id: number; budget?: object }[]>(who, '/project/customer/31');
      const one = await world.get<{ budget?: object }>(who, '/project/id/1001');
      const of = (rows: { id: number; budget?: object }[]) => rows.find(({ id }) => id === 1001)?.budget;
      return [of(list.body), of(active.body), of(ofCustomer.body), one.body.budget, await on.budget(who)];
    };
    expect(await seen('anna')).toEqual([null, null, null, null, { project: 1001, progress: null }]);
    await on.settings({ budget_visible: true });
    const hours = { percent: 19, state: 'open' };
    expect(await seen('anna')).toEqual([hours, hours, hours, hours, { project: 1001, progress: hours }]);
    const worst = { percent: 97, state: 'warned' };
    expect((await seen('lena')).slice(0, 4)).toEqual([worst, worst, worst, worst]);
    await on.setBudget({ budget_hours: null, budget_money: 2000 });
    expect(await seen('anna')).toEqual([null, null, null, null, { project: 1001, progress: null }]);
  });

  it('is set by admins alone, of their own company, with the version that they have read', async () => {
    const { body } = await on.setBudget();
    const version = body.figures?.version ?? 0;
    expect((await world.put('anna', '/project/1001/budget', BUDGET)).status).toBe(403);
    expect((await world.put('lena', '/project/1001/budget', BUDGET)).status).toBe(403);
    expect((await on.setBudget({}, 1003)).status).toBe(404);
    expect((await world.get('otto', '/project/1001/budget')).status).toBe(403);
    expect(refused(await on.setBudget({ version: version - 1 }))).toEqual([409, 'stale']);
    expect(refused(await on.setBudget({ fixed_price: true }))).toEqual([400, 'budget_fixed', 'budget_money']);
    expect((await on.setBudget({ version, budget_hours: 50 })).body.figures).toMatchObject({
      budget_hours: 50,
    });
  });
});

import type { PayrollRun } from '@stundenbuch/domain/accounts/payroll/contract';
import { EMPTY_SETUP } from '@stundenbuch/domain/accounts/payroll/setup';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { BudgetWorld, TODAY } from '../../../test/budgets.ts';
import { close, month, reopen, withMonthClose, workedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';

// Friday 20 November 2026. Anna worked and booked in October, which is closed.
let on: BudgetWorld;
let world: World;
beforeAll(async () => {
  on = await BudgetWorld.start();
  world = on.world;
});
afterAll(() => world?.close());
beforeEach(async () => {
  for (const table of ['payroll_lines', 'payroll_runs', 'wage_types', 'payroll_setups'])
    await world.sql(`delete from ${table}`);
  await withMonthClose(world);
  await switchOn(world, 1, ['payroll', 'office', 'audit'], '2026-10-01');
  await on.reset();
  await workedMonth(world, 11);
  await on.rate(41, 100);
  await on.booked('2026-10-05', 8);
  await on.booked('2026-10-06', 8);
  await close(world, [11], { reason: 'Ohne Bestätigung' });
});

const OFFICE = { user: 11, reason: 'Zettel vom Polier', any_month: true };
const change = (id: number, hours: number, more: object = {}, who: 'anna' | 'chef' = 'anna') =>
  world.put<Entry>(who, `/timesheet/booking/${id}`, {
    ...{ day: TODAY, project: 1001, hours, booking_text: 'Dach gedeckt' },
    ...more,
  });
const ofOctober = () =>
  world.sql<{ id: number }>(
    `select id from entries where project_id is not null and day < '2026-11-01' order by day`,
  );

describe('[BUD-03] what was closed and handed over', () => {
  it('[MON-07] [PAY-05] stays as it is when rate, cost and budget become others, from a day of the month too', async () => {
    const wageType = { source: 'work', unit: 'hours', wage_type: 200, key: 1 };
    await world.sql(`update users set personnel_number = '1001' where id = 11`);
    await world.put('chef', '/payroll/setup', {
      ...{ ...EMPTY_SETUP, consultant: '12345', client: '678', version: 0, people: [] },
      wage_types: [{ ...wageType, absence_key: null, absence_reason: null }],
    });
    const { body: run } = await world.post<PayrollRun>('chef', '/payroll/run', {
      ...{ month: '2026-10', excluded: [12, 13] },
    });
    expect((await world.post('chef', `/payroll/run/${run.id}/handed`)).status).toBe(200);
    const kept = async () => ({
      sheet: (await world.get('anna', '/sheet/11/2026-10')).body,
      month: await month(world, 'anna'),
      file: (await world.get('chef', `/payroll/run/${run.id}/file`)).body,
      runs: (await world.get('chef', '/payroll/run')).body,
      entries: await world.sql('select * from entries order by id'),
    });
    const before = await kept();
    expect([before.month.state, before.runs, before.file]).toEqual([
      'closed',
      [expect.objectContaining({ id: run.id })],
      expect.stringContaining('200;1;'),
    ]);
    const { figures } = await on.budget();
    expect(figures).toMatchObject({ revenue: 1600, cost: 800 });
    expect((await on.rate(41, 150, '2026-10-06')).status).toBe(200);
    expect((await on.setBudget({ budget_hours: 4, budget_money: 100, fixed_price: true })).status).toBe(200);
    await on.settings({ budget_over: 'block' });
    await world.sql('update jobs set cost_rate = 60 where id = 41');
    const later = await on.budget();
    await world.sql('update jobs set cost_rate = 50 where id = 41');
    expect(later.figures).toMatchObject({ revenue: 100, cost: 960, money: { booked: 2000 } });
    expect(await kept()).toEqual(before);
  });
});

describe('[BUD-03] [SET-55] block never refuses what gives back', () => {
  it('where the closed month alone is beyond the budget, and what is beyond it stays refused', async () => {
    const { body } = await on.book(4);
    await on.setBudget({ budget_hours: 10 });
    await on.settings({ budget_over: 'block' });
    expect(refused(await on.book(0.25))).toEqual([409, 'budget_exceeded', 'hours']);
    expect(refused(await change(body.id, 4.25))).toEqual([409, 'budget_exceeded', 'hours']);
    expect((await change(body.id, 4, { booking_text: 'Rinne gelötet' })).status).toBe(200);
    expect((await change(body.id, 3)).status).toBe(200);
    expect((await change(body.id, 3, { project: 1002 })).status).toBe(200);
    expect(refused(await change(body.id, 1))).toEqual([409, 'budget_exceeded', 'hours']);
    const [first] = await ofOctober();
    const sealed = await change(first?.id ?? 0, 2, { ...OFFICE, day: '2026-10-05' }, 'chef');
    expect(refused(sealed).slice(0, 2)).toEqual([409, 'month_sealed']);
  });

  it('nor of a month that is open again: less hours, another day of it, a deletion', async () => {
    await on.setBudget({ budget_hours: 10, budget_kind: 'month' });
    await on.settings({ budget_over: 'block' });
    expect((await on.book(10)).status).toBe(200);
    await reopen(world);
    const [first, second] = (await ofOctober()).map(({ id }) => id) as [number, number];
    const byOffice = (hours: number, day = '2026-10-05') => change(first, hours, { ...OFFICE, day }, 'chef');
    expect(refused(await byOffice(8.25))).toEqual([409, 'budget_exceeded', 'hours']);
    expect((await byOffice(8, '2026-10-07')).status).toBe(200);
    expect((await byOffice(7)).status).toBe(200);
    expect(refused(await byOffice(1, TODAY))).toEqual([409, 'budget_exceeded', 'hours']);
    expect((await world.call('chef', 'DELETE', `/timesheet/booking/${second}`, OFFICE)).status).toBe(200);
    expect((await byOffice(10)).status).toBe(200);
  });
});

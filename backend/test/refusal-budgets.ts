import type { Call } from './refusal-calls.ts';
import { switchOn } from './switch-on.ts';
import type { World } from './world.ts';

/** The second company blocks what is beyond a budget, the first has none. */
export async function fillBudgets(world: World): Promise<Record<string, Call | Call[]>> {
  await switchOn(world, 2, ['budgets']);
  await world.sql(
    `update company_settings set value = '{"budget_over": "block"}' where company_id = 2 and feature = 'budgets'`,
  );
  await world.sql('update projects set budget_hours = 0.5 where id = 1003');
  const rate: Call = [
    ...(['chef', 'POST', '/project/hourlyrate'] as const),
    { job: 20_001, project: 1001, hourly_rate: 50, valid_from: '2026-03-01' },
  ];
  return {
    rate_taken: [rate, rate],
    project_open: ['chef', 'PUT', '/project/1001', { archived: true }],
    budget_fixed: [
      ...(['chef', 'PUT', '/project/1001/budget'] as const),
      { budget_hours: 1, budget_money: null, budget_kind: 'total', fixed_price: true, warn_at: 80 },
    ],
    budget_exceeded: [
      ...(['otto', 'POST', '/timesheet/booking'] as const),
      { day: '2026-11-19', project: 1003, hours: 1, booking_text: 'Dach gedeckt' },
    ],
  };
}

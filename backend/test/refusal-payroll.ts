import { EMPTY_SETUP } from '@stundenbuch/domain/accounts/payroll/setup';
import { NEW_LAYOUT } from './payroll.ts';
import type { Call } from './refusal-calls.ts';
import { switchOn } from './switch-on.ts';
import type { World } from './world.ts';

const vacation = {
  ...{ source: 'absence_10', unit: 'days', wage_type: 210, key: 71 },
  ...{ absence_key: null, absence_reason: null },
};

/** The first company has numbers, twenty layouts and no wage type; the second a layout that it uses and a file that is handed over. */
export async function fillPayroll(world: World): Promise<Record<string, Call>> {
  await switchOn(world, 2, ['payroll']);
  const { name: _, ...definition } = NEW_LAYOUT;
  for (const [company, setup] of [
    [1, { ...EMPTY_SETUP, consultant: '12345', client: '678' }],
    [2, { ...EMPTY_SETUP, target: 'csv', layout_id: 20_100 }],
  ] as const)
    await world.sql(
      `insert into payroll_setups (company_id, value, created_at, created_by) values ($1, $2, now(), 13)`,
      [company, JSON.stringify(setup)],
    );
  await world.sql(
    `insert into payroll_layouts (id, company_id, name, definition, created_at, created_by)
      select 20000 + n, 1, 'Nr. ' || n, $1::jsonb, now(), 13 from generate_series(1, 20) n
      union all select 20100, 2, 'Agentur', $1::jsonb, now(), 22`,
    [JSON.stringify(definition)],
  );
  await world.sql(`insert into wage_types (company_id, source, unit, wage_type, created_at, created_by)
    values (2, 'absence_10', 'days', 210, now(), 22)`);
  await world.sql(`insert into payroll_runs (id, company_id, month, target, line_count, handed_over_at, created_at, created_by)
    values (20100, 2, '2026-10-01', 'csv', 0, now(), now(), 22)`);
  const setUp = (change: object, wageType: object = {}): Call => [
    'chef',
    'PUT',
    '/payroll/setup',
    { ...EMPTY_SETUP, version: 1, people: [], wage_types: [{ ...vacation, ...wageType }], ...change },
  ];
  const layout = (who: 'chef' | 'olga', change: object): Call => [
    who,
    'POST',
    '/payroll/layout',
    { ...NEW_LAYOUT, ...change },
  ];
  const run = (who: 'chef' | 'olga', month: string): Call => [
    who,
    'POST',
    '/payroll/run',
    { month, excluded: [] },
  ];
  return {
    payroll_consultant: setUp({ consultant: '0' }),
    payroll_client: setUp({ client: '0' }),
    payroll_layout: setUp({ layout_id: 1 }),
    payroll_valid_from: setUp({ absence_periods: true }),
    payroll_source: setUp({}, { source: 'kind_999999' }),
    key_unit: setUp({}, { key: 2 }),
    key_confirmed: setUp({}, { key: 5 }),
    unit_variant: setUp(
      { target: 'lodas', variant: 'stunden_tage' },
      { source: 'zulage_30002', unit: 'count', key: 99, confirmed: true },
    ),
    key_missing: setUp({}, { key: null }),
    payroll_unit: setUp({ target: 'lexware' }, { unit: 'money' }),
    wage_type_range: setUp({ target: 'lug' }, { wage_type: 6000 }),
    source_twice: setUp({ wage_types: [vacation, vacation] }),
    layout_comma: layout('chef', { separator: ',' }),
    layout_column: layout('chef', { columns: [] }),
    layout_name: layout('olga', { name: 'AGENTUR' }),
    layout_limit: layout('chef', {}),
    layout_used: ['olga', 'DELETE', '/payroll/layout/20100'],
    payroll_setup: run('chef', '2026-10'),
    payroll_problems: run('olga', '2026-11'),
    payroll_empty: run('olga', '2019-01'),
    run_handed: ['olga', 'POST', '/payroll/run/20100/handed'],
  };
}

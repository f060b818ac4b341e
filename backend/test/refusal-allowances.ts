import { NEW_ALLOWANCE_KIND, NEW_RULE } from './allowances.ts';
import type { Call } from './refusal-calls.ts';
import type { World } from './world.ts';

/** The first company has kinds of which one is booked, and a rule; the second as many rules as there can be, and a closed month. */
export async function fillAllowances(world: World): Promise<Record<string, Call>> {
  await world.sql(`insert into allowance_kinds (id, company_id, name, unit, per_project, created_at, created_by)
    values (30001, 1, 'Montage', 'day', true, now(), 13), (30002, 1, 'Höhe', 'piece', false, now(), 13)`);
  await world.sql(`insert into allowances (company_id, user_id, day, kind_id, quantity, created_at, created_by)
    values (1, 11, '2026-11-02', 30002, 1, now(), 13)`);
  await world.sql(
    `update companies set features = features || '{allowances}' where id = 2 and not features @> '{allowances}'`,
  );
  await world.sql(`insert into surcharge_rules (company_id, name, kind, from_minute, to_minute, weekdays, days, carry,
      begun_before, break_first, rule_group, priority, source, valid_from, created_at, created_by)
    select 2, 'Nr. ' || n, 'night', 0, 0, '1111111', '{}', 0, false, false, 'x', 1, 'x', '2026-12-01', now(), 22
    from generate_series(1, 60) n`);
  await world.sql(`insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
    values (2, 22, '2025-01-01', 'closed', 1, repeat('0', 64), now(), now(), 22) on conflict do nothing`);
  const rule = (change: object): Call => ['chef', 'POST', '/surcharge', { ...NEW_RULE, ...change }];
  const kind = (id: number, change: object): Call => [
    'chef',
    'PUT',
    `/allowance-kind/${id}`,
    { ...NEW_ALLOWANCE_KIND, archived: false, ...change },
  ];
  const book = (change: object): Call => [
    'anna',
    'POST',
    '/allowance',
    { day: '2026-11-18', kind: 30_002, quantity: 1, ...change },
  ];
  return {
    surcharge_weekdays: rule({ weekdays: '0000000' }),
    surcharge_days: rule({ days: ['31.12.'] }),
    surcharge_closed: ['olga', 'POST', '/surcharge', { ...NEW_RULE, valid_from: '2025-01-15' }],
    surcharge_limit: ['olga', 'POST', '/surcharge', NEW_RULE],
    allowance_kind_fixed: kind(30_002, { name: 'Höhe', unit: 'hour', per_project: false }),
    allowance_kind_taken: ['chef', 'POST', '/allowance-kind', { ...NEW_ALLOWANCE_KIND, name: 'MONTAGE' }],
    allowance_kind: book({ kind: 1 }),
    allowance_quantity: book({ quantity: 1.5 }),
    allowance_project: book({ kind: 30_001 }),
    allowance_future: book({ day: '2026-11-30' }),
  };
}

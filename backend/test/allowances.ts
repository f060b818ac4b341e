import type { AllowanceKindInput, SurchargeInput } from '@stundenbuch/domain/accounts/allowances/contract';

export const NEW_RULE: SurchargeInput = {
  name: 'Spätschicht',
  kind: 'window',
  from: '18:00',
  to: '22:00',
  weekdays: '1111100',
  days: [],
  carry: '00:00',
  begun_before: false,
  break_first: false,
  group: 'Tarif',
  priority: 10,
  source: 'Spätschicht',
  valid_from: '2026-12-01',
  valid_to: null,
};

export const NEW_ALLOWANCE_KIND: AllowanceKindInput = { name: 'Montage', unit: 'day', per_project: true };

type Insert = (table: string, row: object) => Promise<unknown>;

interface Of {
  user: number;
  project: number;
  surcharge: number;
  allowanceKind: number;
  allowance: number;
}

/** A rule, a kind and one of it that was booked; the word in every text. */
export async function fillAllowancesOf(insert: Insert, ids: Of, word: string, made: object): Promise<void> {
  const { from: _, to: __, group: ___, carry: ____, ...rule } = NEW_RULE;
  const texts = { name: word, source: word, rule_group: word };
  const minutes = { from_minute: 1080, to_minute: 1320, carry: 0 };
  const rows: [string, object][] = [
    ['surcharge_rules', { id: ids.surcharge, ...rule, ...texts, ...minutes }],
    ['allowance_kinds', { id: ids.allowanceKind, ...NEW_ALLOWANCE_KIND, name: word }],
    [
      'allowances',
      {
        ...{ id: ids.allowance, user_id: ids.user, day: '2026-11-18', kind_id: ids.allowanceKind },
        ...{ project_id: ids.project, quantity: 1, text: word },
      },
    ],
  ];
  for (const [table, row] of rows) await insert(table, { ...row, ...made });
}

/** One of each table, for the company that is $1. */
export const ALLOWANCE_ROWS: [table: string, columns: string, values: string][] = [
  [
    'surcharge_rules',
    'name, kind, from_minute, to_minute, weekdays, days, carry, begun_before, break_first, rule_group, priority, source, valid_from',
    "'x', 'night', 0, 0, '1111111', '{}', 0, false, false, 'x', 1, 'x', '2026-11-01'",
  ],
  ['allowance_kinds', 'name, unit, per_project', "'x', 'day', false"],
  [
    'allowances',
    'user_id, day, kind_id, quantity',
    "11 + 10 * ($1::int - 1), '2026-11-02', (select min(id) from allowance_kinds where company_id = $1), 1",
  ],
];

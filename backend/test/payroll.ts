import type { LayoutInput } from '@stundenbuch/domain/accounts/payroll/contract';
import { EMPTY_SETUP } from '@stundenbuch/domain/accounts/payroll/setup';

export const NEW_LAYOUT: LayoutInput = {
  name: 'Neu',
  rows: 'sums',
  columns: [{ field: 'quantity', title: 'Menge', text: null }],
  separator: ';',
  decimal: ',',
  head: true,
  encoding: 'utf-8',
  order: 'number',
};

type Insert = (table: string, row: object) => Promise<unknown>;

interface Of {
  user: number;
  layout: number;
  payrollRun: number;
}

/** A set-up, and a file that was made and not handed over; the word in every text. */
export async function fillPayrollOf(insert: Insert, ids: Of, word: string, made: object): Promise<void> {
  const { name: _, columns, ...layout } = NEW_LAYOUT;
  const definition = { ...layout, columns: [{ ...columns[0], title: word, text: null }] };
  const file = { part: 0, name: word, content: word, encoding: 'utf-8', bytes: 1, sha256: word };
  const of = {
    origin: '2026-10-01',
    source: 'work',
    unit: 'hours',
    wage_type: '{}',
    hundredths: 100,
    days: '{}',
  };
  const rows: [string, object][] = [
    ['payroll_setups', { value: JSON.stringify(EMPTY_SETUP) }],
    ['wage_types', { source: 'work', unit: 'hours', wage_type: 200, key: 1 }],
    ['cost_centres', { user_id: ids.user, cost_centre: word }],
    ['payroll_layouts', { id: ids.layout, name: word, definition: JSON.stringify(definition) }],
    ['payroll_runs', { id: ids.payrollRun, month: '2026-10-01', target: 'lodas', line_count: 1 }],
    ['payroll_files', { run_id: ids.payrollRun, ...file }],
    ['payroll_lines', { run_id: ids.payrollRun, user_id: ids.user, ...of }],
  ];
  for (const [table, row] of rows) await insert(table, { ...row, ...made });
}

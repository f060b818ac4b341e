import type { Refusal } from '../../wire/refusal.ts';
import type { PayrollChoices, SetupInput } from './contract.ts';
import { refusePayroll as refuse } from './messages.ts';
import type { PayrollSource } from './sources.ts';
import { wageTypeRefusal } from './wage-types.ts';

/** Before anything is set: nothing is mapped, and no file can be made. */
export const EMPTY_SETUP: PayrollChoices = {
  target: 'lodas',
  consultant: null,
  client: null,
  variant: 'standard',
  date_format: 'TT/MM/JJJJ',
  pad: 'none',
  number: 'personnel',
  cost_centre: false,
  day_format: 'T',
  absence_periods: false,
  valid_from: null,
  sick_cases: false,
  layout_id: null,
};

type SetupRules = Pick<SetupInput, 'target' | 'variant' | 'wage_types' | 'absence_periods' | 'valid_from'>;

/** The first rule that fails answers; what is only missing is told when a file is to be made. */
export function setupRefusal(
  { target, variant, wage_types, absence_periods, valid_from }: SetupRules,
  sources: readonly PayrollSource[],
): Refusal | null {
  if (target === 'lodas' && absence_periods && valid_from === null)
    return refuse('payroll_valid_from', 'valid_from');
  const seen = new Set<string>();
  for (const [at, { confirmed, ...wageType }] of wage_types.entries()) {
    const found = seen.has(wageType.source)
      ? refuse('source_twice', 'source')
      : (wageTypeRefusal(wageType, target, sources, confirmed) ??
        (target === 'lodas' && variant === 'stunden_tage' && wageType.unit === 'count'
          ? refuse('unit_variant', 'unit')
          : null));
    if (found) return { ...found, field: `wage_types.${at}.${found.field}` };
    seen.add(wageType.source);
  }
  return null;
}

/** What is missing before a file can be made; null where nothing is. */
export function missingOf(choices: PayrollChoices, hasWageTypes: boolean): Refusal | null {
  const { target, consultant, client, layout_id } = choices;
  if (target === 'lodas' || target === 'lug') {
    if (consultant === null) return refuse('payroll_consultant', 'consultant');
    if (client === null) return refuse('payroll_client', 'client');
  }
  if (target === 'csv' && layout_id === null) return refuse('payroll_layout', 'layout_id');
  return hasWageTypes ? null : refuse('payroll_setup');
}

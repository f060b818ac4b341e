import type { Refusal } from '../../wire/refusal.ts';
import { refuseAllowance as refuse } from './messages.ts';

/** In what an allowance is counted (ALW-04): how much is paid for it only the payroll knows. */
export const ALLOWANCE_UNITS = ['piece', 'day', 'hour', 'km'] as const;
export type AllowanceUnit = (typeof ALLOWANCE_UNITS)[number];

export const ALLOWANCE_UNIT_WORDS: Readonly<Record<AllowanceUnit, string>> = {
  piece: 'Stück',
  day: 'Tage',
  hour: 'Stunden',
  km: 'Kilometer',
};

/** Of one day. */
const MOST: Readonly<Record<AllowanceUnit, number>> = { piece: 999, day: 1, hour: 24, km: 2000 };

export interface KindOfAllowance {
  unit: AllowanceUnit;
  per_project: boolean;
}

/** Once one has been booked, its figure means what it meant. */
export function kindChangeRefusal(
  sent: KindOfAllowance,
  stored: KindOfAllowance & { used: boolean },
): Refusal | null {
  if (!stored.used) return null;
  if (sent.unit !== stored.unit) return refuse('allowance_kind_fixed', 'unit');
  return sent.per_project === stored.per_project ? null : refuse('allowance_kind_fixed', 'per_project');
}

export interface BookedFacts {
  /** Null where no kind of the company can be booked that has the number. */
  kind: KindOfAllowance | null;
  /** Whether the project that is named is one of the company. */
  isProject: boolean;
}

/** Of what is booked, whatever its day. */
export function quantityRefusal(
  { quantity, project }: { quantity: number; project?: number | null | undefined },
  { kind, isProject }: BookedFacts,
): Refusal | null {
  if (!kind) return refuse('allowance_kind', 'kind');
  if (quantity > MOST[kind.unit] || (kind.unit === 'piece' && !Number.isInteger(quantity)))
    return refuse('allowance_quantity', 'quantity');
  if (kind.per_project !== (project != null) || (project != null && !isProject))
    return refuse('allowance_project', 'project');
  return null;
}

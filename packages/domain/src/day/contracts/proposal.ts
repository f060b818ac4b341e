import { maskOf } from './columns.ts';
import { CONTRACT } from './limits.ts';
import type { ContractRow } from './timeline.ts';

const workedDays = (minutes: readonly number[]): number => maskOf(minutes).replaceAll('0', '').length;

/**
 * The vacation that a form proposes for another distribution: old × new days / old days, up to the next half day
 * (CON-04). Example: 30 days on five days a week are 18 on three.
 */
export function proposedVacation(
  old: Pick<ContractRow, 'vacation' | 'minutes'>,
  minutes: readonly number[],
): number {
  const exact = (old.vacation * workedDays(minutes)) / Math.max(1, workedDays(old.minutes));
  const { step, max } = CONTRACT.vacation;
  return Math.min(max, Math.ceil(Number((exact / step).toFixed(6))) * step);
}

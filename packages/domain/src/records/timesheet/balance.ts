import { type Day, monthOf } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';

export interface MonthBalance {
  /** 'yyyy-mm' */
  month: string;
  target: number;
  actual: number;
  difference: number;
}

/** Target and actual hours per month, in order, without months that have no target. */
export function monthBalances(
  rows: readonly { day: Day; target: number | null; actual: number | null }[],
): MonthBalance[] {
  const sums = new Map<string, { target: number; actual: number }>();
  for (const { day, target, actual } of rows) {
    const sum = sums.get(monthOf(day)) ?? { target: 0, actual: 0 };
    sums.set(monthOf(day), { target: sum.target + (target ?? 0), actual: sum.actual + (actual ?? 0) });
  }
  return [...sums]
    .filter(([, { target }]) => round(target) !== 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, { target, actual }]) => ({
      month,
      target: round(target),
      actual: round(actual),
      difference: round(actual - target),
    }));
}

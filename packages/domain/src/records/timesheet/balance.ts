import { type Day, monthOf } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { hasTarget, takesTheDay } from '../entries/status.ts';
import { TYPE } from '../entries/type-codes.ts';

interface Row {
  project: number;
  status: number | null;
}

/**
 * A day's target counts once. Where several rows of one person and day could carry it, one of them shows the
 * target: the working time, else the row with the lowest id; the others show 0. Rows without a target show null.
 * Two halves of a day each show their own half. Half a day off without a target takes half from the working time.
 */
export function targetsByRow(rows: readonly DayRow[]) {
  const first = new Map<Day, { id: number; project: number }>();
  for (const row of rows.filter(hasTarget)) {
    const other = first.get(row.day);
    if (!other || ranksBefore(row, other)) first.set(row.day, row);
  }
  return new Map(
    rows.map((row) => {
      const chosen = first.get(row.day);
      const isShown = chosen?.id === row.id || (isHalf(row) && chosen?.project !== TYPE.work);
      const halved = row.project === TYPE.work && rows.some((other) => isHalfAway(other, row.day));
      const shown = isShown ? halfIf(halved, row.target) : 0;
      return [row.id, hasTarget(row) ? shown : null] as const;
    }),
  );
}

type DayRow = Row & { id: number; day: Day; target: number | null; portion?: number };

const isHalf = ({ portion }: DayRow) => portion === 0.5;
const isHalfAway = (row: DayRow, day: Day) =>
  row.day === day && isHalf(row) && !hasTarget(row) && takesTheDay(row.status);
const halfIf = (halved: boolean, target: number | null) => (halved && target !== null ? target / 2 : target);

function ranksBefore(a: { id: number; project: number }, b: { id: number; project: number }): boolean {
  const aWork = a.project === TYPE.work;
  // Stryker disable next-line EqualityOperator: no two rows have one id.
  return aWork === (b.project === TYPE.work) ? a.id < b.id : aWork;
}

/** Actual hours come from working time; an absence with a target contributes none. */
export function actualOf(row: Row & { hours: number }): number | null {
  if (!hasTarget(row)) return null;
  return row.project === TYPE.work ? row.hours : 0;
}

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

import type { Day } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import type { ReactNode } from 'react';
import type { Sorting } from './sorting.ts';

type Sums = Readonly<Record<string, ReactNode>>;

/** Of a list of days that is all there and comes in their order. */
export interface Months<Row> {
  dayOf: (row: Row) => Day;
  /** By column key, without the word that names them. */
  sums: (rows: readonly Row[]) => Sums;
  /** The column of the day: sorted by another one, days of a month are not together. */
  by?: string;
}

/** Stands before the days of a month, also where a page begins in the middle of it; the sums are of the whole month. */
export class MonthHead {
  constructor(
    readonly key: string,
    readonly sums: Sums,
  ) {}

  get name(): string {
    return monthName(this.key);
  }
}

const monthOf = (day: Day) => day.slice(0, 7);

export function withMonths<Row>(
  shown: readonly Row[],
  all: readonly Row[],
  { dayOf, sums, by = 'day' }: Months<Row>,
  sorting: Sorting | null,
): readonly (Row | MonthHead)[] {
  if (sorting && sorting.key !== by) return shown;
  const rowsOf = Map.groupBy(all, (row) => monthOf(dayOf(row)));
  return shown.flatMap((row, index) => {
    const month = monthOf(dayOf(row));
    const before = shown[index - 1];
    if (before !== undefined && monthOf(dayOf(before)) === month) return [row];
    return [new MonthHead(month, sums(rowsOf.get(month) ?? [])), row];
  });
}

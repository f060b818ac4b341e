import { useMemo, useState } from 'react';
import type { Cell, Column } from './column.ts';

export interface Sorting {
  key: string;
  descending: boolean;
}

const words = new Intl.Collator('de', { numeric: true });

function compare(a: Cell, b: Cell): number {
  const empty = (value: Cell) => value === null || value === undefined || value === '';
  if (empty(a) || empty(b)) return Number(empty(a)) - Number(empty(b));
  return typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b));
}

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sorting: Sorting | null) {
  const column = columns.find(({ key }) => key === sorting?.key);
  if (!sorting || !column) return rows;
  const sign = sorting.descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(column.value(a), column.value(b)));
}

/** Ascending, descending, then back to the server's order. */
export function nextSorting(now: Sorting | null, key: string): Sorting | null {
  if (now?.key !== key) return { key, descending: false };
  return now.descending ? null : { key, descending: true };
}

export function useSorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const inOrder = useMemo(() => sorted(rows, columns, sorting), [rows, columns, sorting]);
  return { rows: inOrder, sorting, sortBy: (key: string) => setSorting((now) => nextSorting(now, key)) };
}

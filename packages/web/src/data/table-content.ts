import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { MonthHead } from './months.ts';
import type { Sorting } from './sorting.ts';
import type { Opening } from './use-opening.tsx';

export interface TableContent<Row> {
  /** What the table shows, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Edit, delete and the like; never exported. */
  actions?: (row: Row) => ReactNode;
  /** Values of the summary row, by column key. */
  summary?: Readonly<Record<string, ReactNode>>;
  /** A day on which nothing is worked or owed: where screens are arranged anew a line of 20 pixels at the desk. */
  isOff?: (row: Row) => boolean;
}

export interface GridProps<Row> extends Omit<TableContent<Row>, 'rows'> {
  rows: readonly (Row | MonthHead)[];
  sorting: Sorting | null;
  onSort: (key: string) => void;
  opening: (row: Row) => Opening;
  /** Rows of 36 pixels with the head in sight. */
  isOffice: boolean;
  /** In place of rows. */
  empty: ReactNode;
  /** Paper does not scroll, and Chromium only repeats a head on the next sheet if it has no focusable content. */
  isPrinting: boolean;
}

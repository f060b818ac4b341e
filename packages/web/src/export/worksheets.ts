import type { Paged } from '../api/paged.ts';

export type Value = string | number | null | undefined;

/** hours: two decimals; percent: 0.5 is 50 %; date: yyyy-mm-dd becomes a real date. */
export type CellKind = 'text' | 'number' | 'hours' | 'date' | 'percent';

export interface WorksheetColumn<Row> {
  title: string;
  value: (row: Row) => Value;
  kind?: CellKind;
  /** A drop-down list in the lines below the header, of cells such as `Listen!$A$2:$A$9`. */
  choices?: string | undefined;
}

/** All rows, or an async iterable of pages, so that a long list is never read in one go. */
export type Rows<Row> = readonly Row[] | AsyncIterable<Paged<Row>>;

/** A header with an autofilter, and one line per row. */
export interface TableWorksheet<Row> {
  name: string;
  columns: readonly WorksheetColumn<Row>[];
  rows: Rows<Row>;
  /** The sheet and its filter reach at least this line. */
  lastLine?: number;
}

export interface FormulaCell {
  formula: string;
  /** The result of the formula, for programs that do not compute. */
  value: number;
  kind: CellKind;
}

/** Literal cells; requested after the preceding sheets, whose rows they may sum up. */
export interface CellWorksheet {
  name: string;
  cells: () => readonly (readonly (string | FormulaCell | null)[])[];
}

// biome-ignore lint/suspicious/noExplicitAny: a book may hold tables of different rows
export type Worksheet = TableWorksheet<any> | CellWorksheet;

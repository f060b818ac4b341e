import type { Paged } from '../api/paged.ts';

export type Value = string | number | null | undefined;

/** hours: two decimals; percent: 0.5 is 50 %; date: yyyy-mm-dd becomes a real date. */
export type CellKind = 'text' | 'number' | 'hours' | 'date' | 'percent';

export interface SheetColumn<Row> {
  title: string;
  value: (row: Row) => Value;
  kind?: CellKind;
}

/** All rows at hand, or fetched page by page, so that no long list is ever read in one piece. */
export type Rows<Row> = readonly Row[] | AsyncIterable<Paged<Row>>;

/** A header with autofilter, and a line for each row. */
export interface TableSheet<Row> {
  name: string;
  columns: readonly SheetColumn<Row>[];
  rows: Rows<Row>;
  /** The sheet and its filter reach down to this line at least. */
  lastLine?: number;
}

export interface FormulaCell {
  formula: string;
  /** What the formula gives, for programs that show it without computing. */
  value: number;
  kind: CellKind;
}

/** Cells as they are; asked for after the sheets before it, whose rows it may sum up. */
export interface CellSheet {
  name: string;
  cells: () => readonly (readonly (string | FormulaCell | null)[])[];
}

// biome-ignore lint/suspicious/noExplicitAny: a book may hold tables of different rows
export type Sheet = TableSheet<any> | CellSheet;

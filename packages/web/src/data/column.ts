import { formatDay, formatHours, formatNumber } from '@stundenbuch/domain/time/format';
import type { ReactNode } from 'react';

export type Cell = string | number | null | undefined;

export interface Column<Row> {
  key: string;
  title: string;
  /** The value that is sorted, exported and, without `render`, shown. Days as yyyy-mm-dd. */
  value: (row: Row) => Cell;
  /** number: at most two decimals; hours: always two; date: dd.mm.yyyy. */
  kind?: 'text' | 'number' | 'hours' | 'date';
  render?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** A column of checkboxes is narrower than its title, which is then for screen readers only. */
  hidesTitle?: boolean;
  /** The column is left out while no row needs it; the exported file always has it. */
  neededBy?: (row: Row) => boolean;
  /** The page of the row says it, too: the column gives way to a page beside the list. */
  yields?: true;
  /** Stays at the right while the rest of a wide table scrolls: what the others add up to. */
  stays?: true;
  /** Where it goes on the card that a row becomes on the phone; without one, a small label and the value. */
  card?: CardPosition;
}

/**
 * lead and title start the first line, amount ends it; plain follows without its label, until after a dash, and text
 * fills a line.
 */
export type CardPosition = 'lead' | 'title' | 'amount' | 'plain' | 'until' | 'text';

export function shown<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row);
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (column.kind === 'date') return formatDay(String(value));
  if (typeof value !== 'number') return value;
  return column.kind === 'hours' ? formatHours(value) : formatNumber(value);
}

export const neededColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  isSplit = false,
): Column<Row>[] =>
  columns.filter(
    ({ neededBy, yields }) => !(yields && isSplit) && (!neededBy || rows.length === 0 || rows.some(neededBy)),
  );

export const isNumeric = ({ kind }: Pick<Column<never>, 'kind'>): boolean =>
  kind === 'number' || kind === 'hours';

export function cardClass({ kind, card }: Column<never>): string | undefined {
  const names = [kind === 'hours' && 'sb-hours', card && `sb-card-${card}`];
  return names.filter(Boolean).join(' ') || undefined;
}

/** For a list that the server sorts: its sort key from the list's contract, or null for no sorting. */
export type ServerColumn<Row, Key extends string> = Column<Row> & ({ key: Key } | { sortable: false });

import { formatDay, formatHours, formatNumber } from '@stundenbuch/domain/calendar/format';
import type { ReactNode } from 'react';

export type Cell = string | number | null | undefined;

export interface Column<Row> {
  key: string;
  title: string;
  /** What is sorted, exported and, without `render`, shown. Days as yyyy-mm-dd. */
  value: (row: Row) => Cell;
  /** number: at most two decimals; hours: always two; date: dd.mm.yyyy. */
  kind?: 'text' | 'number' | 'hours' | 'date';
  render?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Its place on the card that a row becomes on the phone; without one, a small word and the value. */
  card?: CardPlace;
}

/**
 * lead and title begin the first line, amount ends it; plain follows without its word, until after a dash, and text
 * fills a line.
 */
export type CardPlace = 'lead' | 'title' | 'amount' | 'plain' | 'until' | 'text';

export function shown<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row);
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (column.kind === 'date') return formatDay(String(value));
  if (typeof value !== 'number') return value;
  return column.kind === 'hours' ? formatHours(value) : formatNumber(value);
}

export const isNumeric = ({ kind }: Pick<Column<never>, 'kind'>): boolean =>
  kind === 'number' || kind === 'hours';

export function cardClass({ kind, card }: Column<never>): string | undefined {
  const names = [kind === 'hours' && 'sb-hours', card && `sb-card-${card}`];
  return names.filter(Boolean).join(' ') || undefined;
}

/** Of a list that the server sorts: by its key, which the contract of the list names, or not at all. */
export type ServerColumn<Row, Key extends string> = Column<Row> & ({ key: Key } | { sortable: false });

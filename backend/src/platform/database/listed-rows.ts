import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { DEFAULT_SIZE, Page } from './listing.ts';

/** Sort keys of a row, and its text on the screen. */
type RowColumns<Row> = Readonly<
  Record<string, { value: (row: Row) => string | number; shown: (row: Row) => string }>
>;

/** Filters, sorts and pages a computed list like one from the database. */
export function listRows<Row extends { day: string }>(
  rows: readonly Row[],
  columns: RowColumns<Row>,
  query: ListQuery,
): Row[] | Page<Row> {
  const found = rows.filter((row) => isFound(row, columns, query)).toSorted(orderOf(columns, query));
  if (query.page === undefined && query.size === undefined) return found;
  const { page = 1, size = DEFAULT_SIZE } = query;
  return new Page(found.slice((page - 1) * size, page * size), found.length);
}

function isFound<Row extends { day: string }>(
  row: Row,
  columns: RowColumns<Row>,
  { search = '', from, to }: ListQuery,
): boolean {
  if ((from && row.day < from) || (to && row.day > to)) return false;
  const text = Object.values(columns).map(({ shown }) => shown(row));
  return plain(text.join(' ')).includes(plain(search));
}

function orderOf<Row>(columns: RowColumns<Row>, { sort }: ListQuery) {
  const column = sort && columns[sort.replace(/^-/, '')];
  if (!column) return () => 0;
  const way = sort.startsWith('-') ? -1 : 1;
  return (a: Row, b: Row) => way * compare(column.value(a), column.value(b));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

const collator = new Intl.Collator('de');
const plain = (text: string) => text.toLocaleLowerCase('de');

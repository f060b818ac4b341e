import type { ReactNode } from 'react';
import type { Rows } from '../export/index.ts';
import { Icon } from '../kit/icon.tsx';
import { EmptyState } from '../kit/states.tsx';
import { usePrinting } from '../print/index.ts';
import { type Column, cellClass, shown } from './column.ts';
import { usePages } from './pages.ts';
import { Paginator } from './paginator.tsx';
import { useAllRowsInPrint } from './print-rows.ts';
import { type Sorting, useSorted } from './sorting.ts';
import './data.css';
import './cards.css';

interface Props<Row> {
  /** Names the exported file. */
  id: string;
  /** What the table shows, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Five unless the screen says otherwise (SHR-05). */
  pageSize?: number;
  /** Pencil, delete and the like; never exported. */
  actions?: (row: Row) => ReactNode;
  /** Values of the last row, by column key. */
  summary?: Readonly<Record<string, ReactNode>>;
  empty?: string;
  /** The server pages and sorts: `rows` is the page. */
  server?: {
    total: number;
    page: number;
    onPage: (page: number) => void;
    sorting: Sorting | null;
    onSort: (key: string) => void;
    /** Every row of the filter, fetched when the page is printed. */
    all?: Rows<Row> | undefined;
  };
}

// Written out because the card layout of the phone takes the elements' own roles away.
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

const ariaSort = (sorting: Sorting | null, key: string) => {
  if (sorting?.key !== key) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
};

export function DataTable<Row>(props: Props<Row>) {
  const { id, label, columns, rowKey, pageSize = 5, actions, summary, empty, server } = props;
  const local = useSorted(props.rows, columns);
  const pages = usePages(local.rows.length, pageSize);
  const page = server ? props.rows : local.rows.slice((pages.page - 1) * pageSize, pages.page * pageSize);
  const isPrinting = usePrinting();
  const allInPrint = useAllRowsInPrint(server ? server.all : local.rows);
  const rows = allInPrint ?? page;
  const sorting = server ? server.sorting : local.sorting;
  const sortBy = server ? server.onSort : local.sortBy;
  const total = server ? server.total : local.rows.length;
  const className = (column: Column<Row>) => cellClass(column as Column<never>);
  const asCards = columns.some(({ card }) => card);

  return (
    <div className="sb-data">
      <table
        id={id}
        {...role.table}
        className={asCards ? 'sb-table sb-cards' : 'sb-table'}
        aria-label={label}
      >
        <thead {...role.rowgroup}>
          <tr {...role.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...role.columnheader}
                scope="col"
                className={className(column)}
                aria-sort={column.sortable === false ? undefined : ariaSort(sorting, column.key)}
              >
                {/* Chromium does not repeat a button on the next sheet. */}
                {column.sortable === false || isPrinting ? (
                  column.title
                ) : (
                  <button type="button" onClick={() => sortBy(column.key)}>
                    {column.title}
                    <SortMark sorting={sorting} column={column.key} />
                  </button>
                )}
              </th>
            ))}
            {actions && (
              <th {...role.columnheader} scope="col">
                <span className="sb-hidden">Aktionen</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...role.rowgroup}>
          {rows.map((row) => (
            <tr {...role.row} key={rowKey(row)}>
              {columns.map((column) => (
                <td {...role.cell} key={column.key} data-label={column.title} className={className(column)}>
                  {shown(column, row)}
                </td>
              ))}
              {actions && (
                <td {...role.cell} className="sb-actions">
                  {actions(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {summary && rows.length > 0 && (
          <tfoot {...role.rowgroup}>
            <tr {...role.row}>
              {columns.map((column) => (
                <td
                  {...role.cell}
                  key={column.key}
                  data-label={summary[column.key] ? column.title : undefined}
                  className={className(column)}
                >
                  {summary[column.key]}
                </td>
              ))}
              {actions && <td {...role.cell} />}
            </tr>
          </tfoot>
        )}
      </table>
      {total === 0 && <EmptyState>{empty ?? 'Keine Einträge vorhanden.'}</EmptyState>}
      <Paginator
        label={label}
        total={total}
        size={allInPrint ? Math.max(1, total) : pageSize}
        page={server ? server.page : pages.page}
        onPage={server ? server.onPage : pages.setPage}
      />
    </div>
  );
}

function SortMark({ sorting, column }: { sorting: Sorting | null; column: string }) {
  if (sorting?.key !== column) return null;
  return <Icon name={sorting.descending ? 'down' : 'up'} />;
}

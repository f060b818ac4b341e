import type { ArrivedPage } from '../api/use-arrived.ts';
import type { Rows } from '../export/index.ts';
import { usePrinting } from '../print/index.ts';
import type { Column } from './column.ts';
import { usePages } from './pages.ts';
import { useAllRowsInPrint } from './print-rows.ts';
import { type Sorting, useSorted } from './sorting.ts';

/** The server pages and sorts: the rows are one page. */
export interface ServerPaging<Row> {
  total: number;
  /** The page that was asked for. */
  page: number;
  /** The page whose rows are there, while another one is fetched. */
  arrived?: ArrivedPage | undefined;
  onPage: (page: number) => void;
  sorting: Sorting | null;
  onSort: (key: string) => void;
  /** Whether the person may choose the page size. */
  size?: number;
  onSize?: (size: number) => void;
  /** Every row that matches the filter, fetched for printing. */
  all?: Rows<Row> | undefined;
}

interface Options<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** As specified. */
  pageSize: number;
  size: number;
  onSize: (size: number) => void;
  server: ServerPaging<Row> | undefined;
}

/** The visible rows of a table, sorted and paged here or by the server. */
export function useRows<Row>({ rows, columns, pageSize, size, onSize, server }: Options<Row>) {
  const local = useSorted(rows, columns);
  const { page, setPage } = usePages(local.rows.length, size);
  const isPrinting = usePrinting();
  const inPrint = useAllRowsInPrint(server ? server.all : local.rows);
  const onScreen = server
    ? { size: pageSize, onSize: undefined, ...server, shown: rows }
    : {
        shown: local.rows.slice((page - 1) * size, page * size),
        total: local.rows.length,
        page,
        onPage: setPage,
        sorting: local.sorting,
        onSort: local.sortBy,
        size,
        onSize,
      };
  const whole = inPrint && { shown: inPrint, size: Math.max(1, onScreen.total), arrived: undefined };
  const isStale = Boolean(server?.arrived?.isStale) && !whole;
  return { ...onScreen, ...whole, isPrinting, isStale };
}

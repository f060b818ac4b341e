import { useState } from 'react';
import type { Rows } from '../export/index.ts';
import { usePrinting } from '../print/index.ts';
import type { Column } from './column.ts';
import { usePages } from './pages.ts';
import { useAllRowsInPrint } from './print-rows.ts';
import { type Sorting, useSorted } from './sorting.ts';

/** The server pages and sorts: the rows are one page. */
export interface ServerPaging<Row> {
  total: number;
  page: number;
  onPage: (page: number) => void;
  sorting: Sorting | null;
  onSort: (key: string) => void;
  /** Where the person may choose how many rows a page has. */
  size?: number;
  onSize?: (size: number) => void;
  /** Every row of the filter, fetched when the page is printed. */
  all?: Rows<Row> | undefined;
}

interface Options<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  pageSize: number;
  server: ServerPaging<Row> | undefined;
}

/** What a table shows of its rows now, put in order and cut here or by the server. */
export function useRows<Row>({ rows, columns, pageSize, server }: Options<Row>) {
  const [size, setSize] = useState(pageSize);
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
        onSize: setSize,
      };
  const whole = inPrint && { shown: inPrint, size: Math.max(1, onScreen.total) };
  return { ...onScreen, ...whole, isPrinting };
}

import { useEffect, useState } from 'react';
import type { Paged, PageQuery } from '../api/paged.ts';
import type { Rows } from '../export/index.ts';
import { pagesOf } from './pages.ts';
import { nextSorting, type Sorting } from './sorting.ts';
import { useTableChoice } from './table-choice.ts';

/** Search after the last keystroke, not after every one. */
const PAUSE = 250;
const EXPORT_SIZE = 1000;

/** Page, order and search of the list of this id, which the server pages. A new order or search starts at the first page. */
export function useServerTable(id: string, specified: number) {
  const { size, setSize } = useTableChoice(id, specified);
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const pause = setTimeout(() => {
      setSearch(wanted);
      setPage(1);
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [typed, search]);

  const narrowed = {
    ...(search && { search }),
    ...(sorting && { sort: `${sorting.descending ? '-' : ''}${sorting.key}` }),
  };
  const query: PageQuery = { page, size, ...narrowed };

  return {
    query,
    /** The same without the page, for exporting all rows. */
    narrowed,
    /** For `SearchField`. */
    searching: { value: typed, onChange: setTyped },
    toPage: setPage,
    /** For `DataTable`; `all` fetches the rows to print. */
    server: <Row>(total: number, all?: Rows<Row>) => ({
      total,
      all,
      page,
      size,
      onPage: setPage,
      onSize: (chosen: number) => {
        setSize(chosen);
        setPage(1);
      },
      sorting,
      onSort: (key: string) => {
        setSorting((now) => nextSorting(now, key));
        setPage(1);
      },
    }),
  };
}

/** When a list shrinks, goes back to its last page (SHR-04). */
export function useLastPage({ query, toPage }: ReturnType<typeof useServerTable>, total: number | undefined) {
  const { page, size } = query;
  useEffect(() => {
    if (total === undefined) return;
    const last = pagesOf(total, size, page).page;
    if (last < page) toPage(last);
  }, [total, size, page, toPage]);
}

type FetchPage<Row> = (page: { page: number; size: number }) => Promise<Paged<Row>>;

/** All rows of a filter, fetched when the file is made, or taken from the screen if they are all there. */
export function everyPage<Row>(shown: Paged<Row> | undefined, fetchPage: FetchPage<Row>): Rows<Row> {
  if (shown && shown.rows.length === shown.total) return shown.rows;
  return { [Symbol.asyncIterator]: () => pages(fetchPage) };
}

async function* pages<Row>(fetchPage: FetchPage<Row>): AsyncGenerator<Paged<Row>> {
  for (let page = 1, done = 0, total = 1; done < total; page++) {
    const answer = await fetchPage({ page, size: EXPORT_SIZE });
    if (answer.rows.length === 0) return;
    total = answer.total;
    done += answer.rows.length;
    yield answer;
  }
}

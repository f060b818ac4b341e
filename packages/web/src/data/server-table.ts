import { useEffect, useState } from 'react';
import type { Paged, PageQuery } from '../api/paged.ts';
import type { Rows } from '../export/index.ts';
import { pagesOf } from './pages.ts';
import { nextSorting, type Sorting } from './sorting.ts';

/** Typing asks the server when the hand rests, not at every letter. */
const PAUSE = 250;
const EXPORT_SIZE = 1000;

/** Page, order and search of a list that the server cuts. A new order and a new search begin at the first page. */
export function useServerTable(firstSize: number) {
  const [size, setSize] = useState(firstSize);
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
    /** The same without the page, for an export of all. */
    narrowed,
    /** For `SearchField`. */
    searching: { value: typed, onChange: setTyped },
    toPage: setPage,
    /** For `DataTable`; `all` is what it prints. */
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
        setSorting(nextSorting(sorting, key));
        setPage(1);
      },
    }),
  };
}

/** A list that has become shorter leaves no empty page behind (SHR-04). */
export function useLastPage({ query, toPage }: ReturnType<typeof useServerTable>, total: number | undefined) {
  const { page, size } = query;
  useEffect(() => {
    if (total === undefined) return;
    const last = pagesOf(total, size, page).page;
    if (last < page) toPage(last);
  }, [total, size, page, toPage]);
}

type FetchPage<Row> = (page: { page: number; size: number }) => Promise<Paged<Row>>;

/** All rows of a filter for a file, fetched when it is made. What is on the screen whole is not fetched again. */
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

import type { Paged, PageQuery } from '../api/paged.ts';
import { useArrived } from '../api/use-arrived.ts';
import { Skeleton } from '../kit/spinner.tsx';
import { LoadFailure } from '../kit/states.tsx';
import { DataTable, type TableProps } from './data-table.tsx';
import { everyPage, useLastPage, useServerTable } from './server-table.ts';

interface Answer<Row> {
  currentData?: Paged<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Options {
  skip?: boolean;
  refetchOnMountOrArgChange?: boolean;
}

/** An endpoint of the api that answers a page. */
interface Endpoint<Row, Query> {
  useQuery: (query: Query, options?: Options) => Answer<Row>;
  useLazyQuery: () => readonly [(query: Query) => { unwrap: () => Promise<Paged<Row>> }, ...unknown[]];
}

/** A list that the server pages: its page, order and search, their answer, and all rows for file and paper. */
export function useServerList<Row, Narrowed extends object>(
  { useQuery, useLazyQuery }: Endpoint<Row, PageQuery & Narrowed>,
  { id, size }: { id: string; size: number },
  narrowed: Narrowed,
  options?: Options,
) {
  const table = useServerTable(id, size);
  const answer = useQuery({ ...narrowed, ...table.query }, options);
  const [fetchPage] = useLazyQuery();
  const { currentData } = answer;
  useLastPage(table, currentData?.total);
  const all = everyPage(currentData, (page) =>
    fetchPage({ ...narrowed, ...table.narrowed, ...page }).unwrap(),
  );
  const { data, arrived } = useArrived(currentData, table.query);
  return { ...answer, ...table, data, arrived, all, hasFailed: Boolean(answer.error) && !currentData };
}

type ServerList<Row> = ReturnType<typeof useServerList<Row, object>>;

interface Props<Row> extends Omit<TableProps<Row>, 'rows' | 'server'> {
  list: ServerList<Row>;
  /** Number of grey lines while it loads; by default the rows of a page. */
  lines?: number;
}

export function ServerTable<Row>({ list, lines, ...content }: Props<Row>) {
  const { data, arrived, error, hasFailed, refetch, server, all, searching, query } = list;
  if (hasFailed) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={lines ?? content.pageSize ?? 5} />;
  const { onReset } = content;
  const reset = () => {
    searching.onChange('');
    onReset?.();
  };
  return (
    <DataTable
      {...content}
      rows={data.rows}
      server={{ ...server(data.total, all), arrived }}
      onReset={query.search || onReset ? reset : undefined}
    />
  );
}

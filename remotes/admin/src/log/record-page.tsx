import { EmptyState, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Props<Row> {
  /** Of the page without an id, and with one. */
  titles: readonly [create: string, edit: string];
  /** Says that somebody has deleted it meanwhile. */
  gone: string;
  list: { data?: readonly Row[] | undefined; error?: unknown; refetch: () => unknown };
  /** The form, of null for a new record. */
  children: (row: Row | null) => ReactNode;
}

/** A page of one record of a short list, which is read as a whole: by `id`, or a new one. */
export function RecordPage<Row extends { id: number }>({ titles, gone, list, children }: Props<Row>) {
  const id = useSearchParams()[0].get('id');
  const { data, error, refetch } = list;
  const row = data?.find((one) => String(one.id) === id) ?? null;
  return (
    <>
      <PageHeader title={titles[id === null ? 0 : 1]} />
      <Panel>
        {error !== undefined && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && error === undefined && <Skeleton lines={4} />}
        {data && id !== null && !row && <EmptyState>{gone}</EmptyState>}
        {data && (id === null || row) && children(row)}
      </Panel>
    </>
  );
}

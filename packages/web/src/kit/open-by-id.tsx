import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Skeleton } from './spinner.tsx';
import { LoadFailure } from './states.tsx';

interface Props<Found> {
  /** The query that asks for one by its id. */
  useOne: (
    id: string,
    options: { skip: boolean },
  ) => { currentData?: Found | undefined; error?: unknown; refetch: () => unknown };
  children: (found: Found) => ReactNode;
}

/** What the address names by `id`; without one there is nothing to see. */
export function OpenById<Found>({ useOne, children }: Props<Found>) {
  const id = useSearchParams()[0].get('id');
  const { currentData, error, refetch } = useOne(id ?? '', { skip: !id });
  if (!id) return <Navigate to="/403" replace />;
  if (currentData) return children(currentData);
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton lines={6} />;
}

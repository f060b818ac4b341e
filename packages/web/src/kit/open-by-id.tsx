import { type ReactNode, useDeferredValue } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from './spinner.tsx';
import { usePageSearch } from './split-view.ts';
import { LoadFailure } from './states.tsx';

interface Props<Found> {
  /** The query hook for a single record. */
  useOne: (
    id: string,
    options: { skip: boolean },
  ) => { currentData?: Found | undefined; error?: unknown; refetch: () => unknown };
  children: (found: Found) => ReactNode;
}

/** Loads the record that the address names by `id`; without an id, goes to /403. */
export function OpenById<Found>({ useOne, children }: Props<Found>) {
  const id = usePageSearch().get('id');
  const { currentData, error, refetch } = useOne(id ?? '', { skip: !id });
  // Store updates render synchronously; deferred, a page renders in slices.
  const found = useDeferredValue(currentData);
  if (!id) return <Navigate to="/403" replace />;
  if (currentData && found) return children(found);
  return error && !currentData ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton lines={6} />;
}

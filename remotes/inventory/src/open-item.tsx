import type { InventoryItem } from '@stundenbuch/domain/inventory/contract';
import { LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useInventoryItemQuery } from './inventory.api.ts';

/** The item that the address names by `id`. */
export function OpenItem({ children }: { children: (item: InventoryItem) => ReactNode }) {
  const id = useSearchParams()[0].get('id');
  const { currentData: item, error, refetch } = useInventoryItemQuery(id ?? '', { skip: !id });
  if (!id) return <Navigate to="/403" replace />;
  if (item) return children(item);
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton lines={6} />;
}

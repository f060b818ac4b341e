import type { CustomerDetail } from '@stundenbuch/domain/customers/contract';
import { LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useCustomerQuery } from './customers.api.ts';

/** The customer that the address names by `id`. */
export function OpenCustomer({ children }: { children: (customer: CustomerDetail) => ReactNode }) {
  const id = useSearchParams()[0].get('id');
  const { currentData: customer, error, refetch } = useCustomerQuery(id ?? '', { skip: !id });
  if (!id) return <Navigate to="/403" replace />;
  if (customer) return children(customer);
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton lines={6} />;
}

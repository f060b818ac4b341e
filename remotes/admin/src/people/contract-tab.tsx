import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import type { WorkerTabProps } from '@stundenbuch/web/module';
import { useContractsQuery } from '../contracts/contract.api.ts';
import { ContractTable } from '../contracts/contract-table.tsx';

/** Tab 'Vertrag' of a person's page and of the own profile: to be read. */
export function ContractTab({ userId }: WorkerTabProps) {
  const { data: rows, error, refetch } = useContractsQuery(userId);
  if (error && !rows) return <LoadFailure error={error} onRetry={refetch} />;
  return <Panel>{rows ? <ContractTable rows={rows} /> : <Skeleton lines={3} />}</Panel>;
}

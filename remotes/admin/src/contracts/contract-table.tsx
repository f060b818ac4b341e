import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import { DataTable } from '@stundenbuch/web/data';
import type { ReactNode } from 'react';
import { contractColumns } from './contract-columns.ts';

interface Props {
  rows: readonly WireContract[];
  actions?: (row: WireContract) => ReactNode;
}

export const ContractTable = ({ rows, actions }: Props) => (
  <DataTable
    id="contracts"
    label="Verträge"
    columns={contractColumns}
    rows={rows}
    rowKey={({ id }) => id}
    pageSize={8}
    empty="Kein Vertrag."
    {...(actions && { actions })}
  />
);

import type { LayoutInput } from '@stundenbuch/domain/accounts/payroll/contract';

export const NEW_LAYOUT: LayoutInput = {
  name: 'Neu',
  rows: 'sums',
  columns: [{ field: 'quantity', title: 'Menge', text: null }],
  separator: ';',
  decimal: ',',
  head: true,
  encoding: 'utf-8',
  order: 'number',
};

import type { InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';

/** An item for the tests of the pages. */
export const item = (id: number, fields: Partial<InventoryItem> = {}): InventoryItem => ({
  id,
  name: `Gerät ${id}`,
  manufacture: 'Hilti',
  notes: null,
  licence_plate: null,
  quantity: 1,
  serial_number: null,
  buy_date: null,
  tuv_date: null,
  category: null,
  category_name: null,
  version: 1,
  ...fields,
});

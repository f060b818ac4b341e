import { call } from '../../access/call.ts';
import { inventoryAccess } from './access.ts';
import type { InventoryInput, InventoryItem } from './contract.ts';

export const inventoryCalls = {
  list: call<InventoryItem[]>()('GET inventory', inventoryAccess.list, { reads: ['Inventory', 'Category'] }),
  /** Under a noun of its own: after deleting, the open page would fetch a record that is gone. */
  one: call<InventoryItem>()('GET inventory/:id', inventoryAccess.item, {
    reads: ['InventoryItem', 'Category'],
  }),
  create: call<InventoryItem, InventoryInput>()('POST inventory', inventoryAccess.create, {
    changes: ['Inventory'],
  }),
  change: call<InventoryItem, InventoryInput & { version: number }>()(
    'PUT inventory/:id',
    inventoryAccess.update,
    { changes: ['Inventory', 'InventoryItem'] },
  ),
  changeNotes: call<InventoryItem, { notes: string | null; version: number }>()(
    'PUT inventory/notes/:id',
    inventoryAccess.updateNotes,
    { changes: ['Inventory', 'InventoryItem'] },
  ),
  delete: call<{ id: number }>()('DELETE inventory/:id', inventoryAccess.remove, { changes: ['Inventory'] }),
};

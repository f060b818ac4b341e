import { inventoryCalls } from '@stundenbuch/domain/sides/inventory/calls';
import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    inventory: query(build, inventoryCalls.list),
    // A form starts from what is stored now, never from a cached record.
    inventoryItem: query(build, inventoryCalls.one, { keepUnusedDataFor: 0 }),
    inventoryCategories: query(build, adminCalls.categories),
    createItem: mutation(build, inventoryCalls.create),
    changeItem: mutation(build, inventoryCalls.change),
    changeItemNotes: mutation(build, inventoryCalls.changeNotes),
    deleteItem: mutation(build, inventoryCalls.delete),
  }),
});

export const {
  useInventoryQuery,
  useInventoryItemQuery,
  useInventoryCategoriesQuery,
  useCreateItemMutation,
  useChangeItemMutation,
  useChangeItemNotesMutation,
  useDeleteItemMutation,
} = inventoryApi;

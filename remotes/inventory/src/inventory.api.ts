import type { InventoryInput, InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';
import { inventoryTags } from '@stundenbuch/domain/sides/inventory/tags';
import type { Category } from '@stundenbuch/domain/sides/people/contract';
import { adminTags } from '@stundenbuch/domain/sides/people/tags';
import { api } from '@stundenbuch/web/api';

const LIST = { type: 'Inventory', id: 'LIST' } as const;

interface Changed {
  id: number;
  version: number;
}

const inventoryApi = api.enhanceEndpoints({ addTagTypes: [...adminTags, ...inventoryTags] }).injectEndpoints({
  endpoints: (build) => ({
    inventory: build.query<InventoryItem[], void>({
      query: () => '/inventory',
      providesTags: [LIST, 'Category'],
    }),
    inventoryItem: build.query<InventoryItem, string>({
      query: (id) => `/inventory/${encodeURIComponent(id)}`,
      // A form starts from what is stored now, never from a cached record.
      keepUnusedDataFor: 0,
      // A tag of its own, which deleting does not invalidate: the open page would refetch a deleted record.
      providesTags: (item) => (item ? [{ type: 'Inventory', id: item.id }, 'Category'] : []),
    }),
    inventoryCategories: build.query<Category[], void>({
      query: () => '/category',
      providesTags: ['Category'],
    }),
    createItem: build.mutation<InventoryItem, InventoryInput>({
      query: (body) => ({ url: '/inventory', method: 'POST', body }),
      invalidatesTags: [LIST],
    }),
    changeItem: build.mutation<InventoryItem, InventoryInput & Changed>({
      query: ({ id, ...body }) => ({ url: `/inventory/${id}`, method: 'PUT', body }),
      invalidatesTags: (item) => (item ? [LIST, { type: 'Inventory', id: item.id }] : []),
    }),
    changeItemNotes: build.mutation<InventoryItem, Changed & { notes: string | null }>({
      query: ({ id, ...body }) => ({ url: `/inventory/notes/${id}`, method: 'PUT', body }),
      invalidatesTags: (item) => (item ? [LIST, { type: 'Inventory', id: item.id }] : []),
    }),
    deleteItem: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `/inventory/${id}`, method: 'DELETE' }),
      invalidatesTags: [LIST],
    }),
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

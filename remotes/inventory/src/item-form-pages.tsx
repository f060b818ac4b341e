import type { InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';
import { OpenById, PageHeader, Panel } from '@stundenbuch/web/kit';
import { useInventoryItemQuery } from './inventory.api.ts';
import { ItemForm } from './item-form.tsx';

/** /new-inventory */
export function NewItemPage() {
  return (
    <>
      <PageHeader title="Inventar anlegen" />
      <Panel>
        <ItemForm item={null} />
      </Panel>
    </>
  );
}

/** /manage-inventory?id */
export function ChangeItemPage() {
  return (
    <>
      <PageHeader title="Inventar bearbeiten" />
      <Panel>
        <OpenById<InventoryItem> useOne={useInventoryItemQuery}>
          {(item) => <ItemForm key={item.id} item={item} />}
        </OpenById>
      </Panel>
    </>
  );
}

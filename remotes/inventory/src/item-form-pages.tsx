import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { ItemForm } from './item-form.tsx';
import { OpenItem } from './open-item.tsx';

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
        <OpenItem>{(item) => <ItemForm key={item.id} item={item} />}</OpenItem>
      </Panel>
    </>
  );
}

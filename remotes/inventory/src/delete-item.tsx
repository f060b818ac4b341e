import type { InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';
import { inventoryTexts } from '@stundenbuch/domain/sides/inventory/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button, ConfirmDialog } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useDeleteItemMutation } from './inventory.api.ts';

interface Props {
  item: InventoryItem;
  disabled: boolean;
  onDeleted: () => void;
}

/** Deletes after a question. */
export function DeleteItem({ item: { id, name }, disabled, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteItemMutation();
  const alert = useAlert();

  async function confirm() {
    try {
      await remove(id).unwrap();
      alert(inventoryTexts.deleted);
      onDeleted();
    } catch (error) {
      alert(isFailure(error) ? error.message : inventoryTexts.saveFailed, 'danger');
      setAsking(false);
    }
  }

  return (
    <>
      <Button kind="danger" icon="delete" disabled={disabled} onClick={() => setAsking(true)}>
        Löschen
      </Button>
      <ConfirmDialog
        open={asking}
        question={inventoryTexts.deleteQuestion}
        about={`Inventar „${name}“`}
        confirm="Löschen"
        busy={isLoading}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

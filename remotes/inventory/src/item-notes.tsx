import { type InventoryItem, inventoryNotes, NOTES_MAX } from '@stundenbuch/domain/sides/inventory/contract';
import { inventorySentences, inventoryTexts } from '@stundenbuch/domain/sides/inventory/messages';
import { NotesForm } from '@stundenbuch/web/data';
import { refusalBy } from '@stundenbuch/web/form';
import { useChangeItemNotesMutation } from './inventory.api.ts';

export function ItemNotes({ item: { id, version, notes: stored } }: { item: InventoryItem }) {
  const [changeNotes] = useChangeItemNotesMutation();
  return (
    <NotesForm
      label="Notizen"
      notes={stored}
      maxLength={NOTES_MAX}
      check={(values) => refusalBy(inventoryNotes, values, inventorySentences)}
      save={(notes) => changeNotes({ id, version, notes }).unwrap()}
      texts={inventoryTexts}
    />
  );
}

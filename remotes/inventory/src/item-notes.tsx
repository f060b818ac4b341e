import { type InventoryItem, inventoryNotes, NOTES_MAX } from '@stundenbuch/domain/inventory/contract';
import { inventoryTexts } from '@stundenbuch/domain/inventory/messages';
import { sentences } from '@stundenbuch/domain/refusals';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, TextArea } from '@stundenbuch/web/kit';
import { useChangeItemNotesMutation } from './inventory.api.ts';
import { useSaveFailure } from './use-save-failure.ts';

/** Notes can be changed where they are read; saving and cancelling appear with the first change. */
export function ItemNotes({ item }: { item: InventoryItem }) {
  const [changeNotes] = useChangeItemNotesMutation();
  const alert = useAlert();
  const stored = { notes: item.notes ?? '' };
  const form = useForm({
    values: stored,
    check: (values) => refusalBy(inventoryNotes, values, sentences),
    save: ({ notes }) => changeNotes({ id: item.id, version: item.version, notes }).unwrap(),
    saved: () => alert(inventoryTexts.notesSaved),
    failed: useSaveFailure(inventoryTexts.saveFailed),
  });
  return (
    <Form
      form={form}
      label="Notizen"
      actions={
        form.dirty && (
          <>
            <Button onClick={() => form.reset(stored)} disabled={form.busy}>
              Abbrechen
            </Button>
            <Button kind="primary" type="submit" busy={form.busy}>
              Speichern
            </Button>
          </>
        )
      }
    >
      <TextArea label="Notizen" rows={6} maxLength={NOTES_MAX} {...form.field('notes')} />
    </Form>
  );
}

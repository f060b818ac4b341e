import { type InventoryItem, inventoryInput, NOTES_MAX } from '@stundenbuch/domain/sides/inventory/contract';
import { inventorySentences, inventoryTexts } from '@stundenbuch/domain/sides/inventory/messages';
import { addDays } from '@stundenbuch/domain/time/day';
import { NEVER_ENTERED } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { DecimalField, FormActions, SelectField, TextArea, TextField } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { DeleteItem } from './delete-item.tsx';
import {
  useChangeItemMutation,
  useCreateItemMutation,
  useInventoryCategoriesQuery,
} from './inventory.api.ts';
import { inputOf, valuesOf } from './item-values.ts';

const FIRST_DAY = addDays(NEVER_ENTERED, 1);

/** Creates or edits an item. */
export function ItemForm({ item }: { item: InventoryItem | null }) {
  const [create] = useCreateItemMutation();
  const [change] = useChangeItemMutation();
  const { data: categories = [] } = useInventoryCategoriesQuery();
  const [deleted, setDeleted] = useState(false);
  const alert = useAlert();
  const navigate = useNavigate();
  const texts = item
    ? { saved: inventoryTexts.saved, failed: inventoryTexts.saveFailed }
    : { saved: inventoryTexts.created, failed: inventoryTexts.createFailed };

  const form = useForm({
    values: valuesOf(item),
    check: (values) => refusalBy(inventoryInput, inputOf(values), inventorySentences),
    save: (values) =>
      item
        ? change({ id: item.id, version: item.version, ...inputOf(values) }).unwrap()
        : create(inputOf(values)).unwrap(),
    saved: () => {
      alert(texts.saved);
      navigate('/inventory');
    },
    failed: useSaveFailure(texts.failed),
  });

  // The form unmounts first, so that nobody is asked about unsaved input of a deleted item.
  if (deleted) return <Navigate to="/inventory" replace />;
  const choices = [
    { value: 0, label: 'Keine' },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <Form
      form={form}
      label="Inventar"
      actions={
        <>
          <FormActions busy={form.busy} />
          {item && <DeleteItem item={item} disabled={form.busy} onDeleted={() => setDeleted(true)} />}
        </>
      }
    >
      <TextField label="Name" required {...form.field('name')} />
      <div className="sb-form-row">
        <TextField label="Hersteller" {...form.field('manufacture')} />
        <SelectField label="Kategorie" options={choices} {...form.field('category')} />
      </div>
      <div className="sb-form-row">
        <TextField label="Kennzeichen" {...form.field('licence_plate')} />
        <TextField label="Seriennummer" {...form.field('serial_number')} />
      </div>
      <div className="sb-form-row">
        <DecimalField label="Menge" {...form.field('quantity')} />
        <DateField label="Kaufdatum" min={FIRST_DAY} {...form.field('buy_date')} />
        <DateField label="TÜV" min={FIRST_DAY} {...form.field('tuv_date')} />
      </div>
      <TextArea label="Notizen" rows={5} maxLength={NOTES_MAX} {...form.field('notes')} />
    </Form>
  );
}

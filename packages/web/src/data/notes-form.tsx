import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { ReactNode } from 'react';
import { useAlert } from '../alerts/index.ts';
import { type FieldProps, Form, useForm, useSaveFailure } from '../form/index.ts';
import { FormActions } from '../kit/form-actions.tsx';
import { TextArea } from '../kit/text-fields.tsx';

interface Props {
  label: string;
  notes: string | null;
  maxLength: number;
  check: (values: { notes: string }) => Refusal | null;
  save: (notes: string) => Promise<unknown>;
  texts: { notesSaved: string; saveFailed: string };
  /** Shown under the text. */
  children?: (field: FieldProps<string>) => ReactNode;
}

/** Notes are edited in place; the save and cancel buttons appear with the first change. */
export function NotesForm({ label, notes, maxLength, check, save, texts, children }: Props) {
  const alert = useAlert();
  const stored = { notes: notes ?? '' };
  const form = useForm({
    values: stored,
    check,
    save: (values) => save(values.notes),
    saved: () => alert(texts.notesSaved),
    failed: useSaveFailure(texts.saveFailed),
  });
  const field = form.field('notes');
  return (
    <Form
      form={form}
      label="Notizen"
      actions={form.dirty && <FormActions busy={form.busy} onCancel={() => form.reset(stored)} />}
    >
      <div>
        <TextArea label={label} rows={6} maxLength={maxLength} {...field} />
        {children?.(field)}
      </div>
    </Form>
  );
}

import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { Failure } from '@stundenbuch/web/api';
import { Form, useForm } from '@stundenbuch/web/form';
import { FormActions, TextField } from '@stundenbuch/web/kit';

interface Props<Field extends string, Saved> {
  /** The noun, for screen readers. */
  label: string;
  field: Field;
  fieldLabel: string;
  value: string;
  check: (values: Record<Field, string>) => Refusal | null;
  save: (values: Record<Field, string>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onFailed?: (failure: Failure) => unknown;
}

/** The whole form of a job or a category: one name. */
export function NameForm<Field extends string, Saved>(props: Props<Field, Saved>) {
  const { label, field, fieldLabel, value, check, save, onSaved, onFailed } = props;
  const form = useForm<Record<Field, string>, Saved>({
    values: { [field]: value } as Record<Field, string>,
    check,
    save,
    saved: onSaved,
    failed: onFailed,
  });
  return (
    <Form form={form} label={label} actions={<FormActions busy={form.busy} />}>
      <TextField {...form.field(field)} label={fieldLabel} required />
    </Form>
  );
}

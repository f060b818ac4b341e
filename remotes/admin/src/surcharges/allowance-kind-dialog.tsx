import {
  ALLOWANCE_UNIT_WORDS,
  ALLOWANCE_UNITS,
} from '@stundenbuch/domain/accounts/allowances/allowance-kinds';
import {
  type AllowanceKind,
  type AllowanceKindInput,
  allowanceKindInput,
} from '@stundenbuch/domain/accounts/allowances/contract';
import { allowanceSentences, allowanceTexts } from '@stundenbuch/domain/accounts/allowances/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { CheckboxField, Dialog, DialogActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { useAddAllowanceKindMutation, useChangeAllowanceKindMutation } from './surcharges.api.ts';

const units = ALLOWANCE_UNITS.map((value) => ({ value, label: ALLOWANCE_UNIT_WORDS[value] }));

export function AllowanceKindDialog({ kind, onClose }: { kind: AllowanceKind | null; onClose: () => void }) {
  const alert = useAlert();
  const [add] = useAddAllowanceKindMutation();
  const [change] = useChangeAllowanceKindMutation();
  const form = useForm({
    values: {
      ...({ name: '', unit: 'day', per_project: false } satisfies AllowanceKindInput),
      ...(kind && { name: kind.name, unit: kind.unit, per_project: kind.per_project }),
      archived: kind?.archived ?? false,
    },
    check: (typed) => refusalBy(allowanceKindInput, typed, allowanceSentences),
    save: ({ archived, ...typed }) =>
      kind
        ? change({ id: kind.id, ...typed, archived, version: kind.version }).unwrap()
        : add(typed).unwrap(),
    saved: () => {
      alert(allowanceTexts.kindSaved);
      onClose();
    },
  });
  return (
    <Dialog open title={kind ? 'Zulage bearbeiten' : 'Zulage anlegen'} onClose={onClose}>
      <Form
        form={form}
        label="Zulage"
        actions={<DialogActions confirm="Speichern" busy={form.busy} onCancel={onClose} />}
      >
        <TextField {...form.field('name')} label="Name" required maxLength={40} />
        <SelectField {...form.field('unit')} label="Einheit" options={units} disabled={kind?.used ?? false} />
        <CheckboxField
          {...form.field('per_project')}
          label="Mit Projekt erfassen"
          disabled={kind?.used ?? false}
        />
        {kind && <CheckboxField {...form.field('archived')} label="Archiviert: nicht mehr zu erfassen" />}
      </Form>
    </Dialog>
  );
}

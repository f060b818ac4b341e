import type { Factor } from '@stundenbuch/domain/sides/session/factor-contract';
import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions, TextField } from '@stundenbuch/web/kit';
import { factorsApi } from './factors.api.ts';

/** Another name for a passkey. */
export function RenameDialog({ factor: { id, name }, onClose }: { factor: Factor; onClose: () => void }) {
  const [rename] = factorsApi.useRenameFactorMutation();
  const alert = useAlert();
  const form = useForm({
    values: { name },
    check: (values) => (values.name.trim() ? null : refuseWire('fields_missing', 'name')),
    save: (values) => rename({ id, name: values.name.trim() }).unwrap(),
    saved: () => {
      alert(accountTexts.passkeyRenamed);
      onClose();
    },
  });
  return (
    <Dialog open title="Passkey umbenennen" onClose={onClose}>
      <Form
        form={form}
        label="Passkey umbenennen"
        actions={<DialogActions confirm="Speichern" busy={form.busy} onCancel={onClose} />}
      >
        <TextField label="Name" required maxLength={40} autoComplete="off" {...form.field('name')} />
      </Form>
    </Dialog>
  );
}

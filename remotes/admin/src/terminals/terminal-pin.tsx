import { PIN_LENGTH, pinRefusal } from '@stundenbuch/domain/records/punch/limits';
import { punchTexts } from '@stundenbuch/domain/records/punch/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { FormActions, IconButton, Panel, TextField } from '@stundenbuch/web/kit';
import type { Worker } from '../shared/admin.api.ts';
import { useGivePinMutation } from './terminal.api.ts';

interface Props {
  worker: Worker;
  onClose: () => void;
}

/** For somebody who has forgotten the PIN, or never logs in: a new one, which also ends a lock. */
export function TerminalPin({ worker, onClose }: Props) {
  const alert = useAlert();
  const [give] = useGivePinMutation();
  const title = `PIN am Terminal für ${worker.first_name} ${worker.name}`;
  const form = useForm({
    values: { pin: '' },
    check: ({ pin }) => pinRefusal(pin, worker.personnelNumber),
    save: ({ pin }) => give({ user: worker.id, pin }).unwrap(),
    saved: () => {
      alert(punchTexts.pinSaved);
      onClose();
    },
  });
  return (
    <Panel
      title={title}
      actions={<IconButton icon="close" label={`Schließen: ${title}`} onClick={onClose} />}
    >
      <Form form={form} label={title} actions={<FormActions busy={form.busy} />}>
        <TextField
          {...form.field('pin')}
          label="Neue PIN"
          hint="Sechs Ziffern. Die Person kann sie unter „Mein Profil“ ändern."
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LENGTH}
          required
        />
      </Form>
    </Panel>
  );
}

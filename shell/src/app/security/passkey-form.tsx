import type { AddedFactor } from '@stundenbuch/domain/sides/session/factor-contract';
import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, TextField } from '@stundenbuch/web/kit';
import { makePasskey } from '../../passkeys.ts';
import { factorsApi } from './factors.api.ts';

interface Props {
  name: string;
  onAdded: (added: AddedFactor) => void;
  onCancel: () => void;
}

/** The name of a passkey; then the browser asks. */
export function PasskeyForm({ name, onAdded, onCancel }: Props) {
  const [begin] = factorsApi.useBeginPasskeyMutation();
  const [add] = factorsApi.useAddPasskeyMutation();
  const alert = useAlert();
  const form = useForm({
    values: { name },
    check: (values) => (values.name.trim() ? null : refuseWire('fields_missing', 'name')),
    save: async (values) => {
      const passkey = await makePasskey(await begin().unwrap());
      return add({ name: values.name.trim(), passkey }).unwrap();
    },
    saved: (added) => {
      alert(accountTexts.passkeyAdded);
      onAdded(added);
    },
  });
  return (
    <Form
      form={form}
      label="Passkey hinzufügen"
      actions={
        <>
          <Button kind="primary" type="submit" busy={form.busy}>
            Weiter
          </Button>
          <Button onClick={onCancel}>Abbrechen</Button>
        </>
      }
    >
      <TextField
        label="Name"
        required
        maxLength={40}
        autoComplete="off"
        hint="Woran Sie das Gerät erkennen. Danach fragt Ihr Browser nach."
        {...form.field('name')}
      />
    </Form>
  );
}

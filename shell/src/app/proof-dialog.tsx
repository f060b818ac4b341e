import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Form, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions, PasswordField } from '@stundenbuch/web/kit';
import { sessionApi } from '@stundenbuch/web/session';

interface Props {
  onProved: () => void;
  onCancel: () => void;
}

/** Before something that nobody at an open screen should be able to do. */
export function ProofDialog({ onProved, onCancel }: Props) {
  const [prove] = sessionApi.useProveMutation();
  const form = useForm({
    values: { password: '' },
    check: ({ password }) => (password ? null : refuseWire('fields_missing', 'password')),
    save: ({ password }) => prove(password).unwrap(),
    saved: onProved,
  });
  return (
    <Dialog open title={refuseWire('proof_needed').message} onClose={onCancel}>
      <Form
        form={form}
        label="Bestätigung"
        actions={<DialogActions confirm="Bestätigen" busy={form.busy} onCancel={onCancel} />}
      >
        <PasswordField
          label="Ihr Passwort"
          required
          autoComplete="current-password"
          hint="Gilt für die nächsten zehn Minuten."
          {...form.field('password')}
        />
      </Form>
    </Dialog>
  );
}

import type { AddedFactor, NewApp } from '@stundenbuch/domain/sides/session/factor-contract';
import { keyShown } from '@stundenbuch/domain/sides/session/factors';
import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, TextField } from '@stundenbuch/web/kit';
import { QrCode } from '@stundenbuch/web/qr';
import { factorsApi } from './factors.api.ts';

interface Props {
  app: NewApp;
  onAdded: (added: AddedFactor) => void;
  onCancel: () => void;
}

/** The key for the app, and its first code. */
export function AppForm({ app, onAdded, onCancel }: Props) {
  const [confirm] = factorsApi.useConfirmAppMutation();
  const alert = useAlert();
  const form = useForm({
    values: { code: '' },
    check: ({ code }) => (code.trim() ? null : refuseWire('fields_missing', 'code')),
    save: ({ code }) => confirm({ code }).unwrap(),
    saved: (added) => {
      alert(accountTexts.appAdded);
      onAdded(added);
    },
  });
  return (
    <div className="sb-line sb-apart sec-app">
      <QrCode text={app.uri} label="QR-Code für die App" />
      <div className="sb-grow">
        <p>
          Scannen Sie das Bild mit der App, oder geben Sie diesen Schlüssel ein:
          <br />
          <output className="sec-key">{keyShown(app.key)}</output>
        </p>
        <p>
          Ist die App auf diesem Gerät? <a href={app.uri}>In der App öffnen</a>
        </p>
        <Form
          form={form}
          label="App einrichten"
          actions={
            <>
              <Button kind="primary" type="submit" busy={form.busy}>
                Bestätigen
              </Button>
              <Button onClick={onCancel}>Abbrechen</Button>
            </>
          }
        >
          <TextField
            label="Code aus der App"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            {...form.field('code')}
          />
        </Form>
      </div>
    </div>
  );
}

import { allows } from '@stundenbuch/domain/access/access';
import { securityPages } from '@stundenbuch/domain/sides/session/access';
import type { SecondMethod } from '@stundenbuch/domain/sides/session/factors';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, Dialog, DialogActions, PasswordField, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { askPasskey, takesPasskeys } from '../passkeys.ts';
import { factorsApi } from './security/factors.api.ts';

interface Props {
  onProved: () => void;
  onCancel: () => void;
}

type Method = 'password' | Exclude<SecondMethod, 'recovery'>;

const OTHERS: Record<Method, string> = {
  passkey: 'Passkey verwenden',
  code: 'Code der App verwenden',
  password: 'Passwort verwenden',
};
const HINT = 'Gilt für die nächsten zehn Minuten.';

/** Before something that nobody at an open screen should be able to do: by what the person has. */
export function ProofDialog({ onProved, onCancel }: Props) {
  const [prove] = factorsApi.useProveMutation();
  const [ask] = factorsApi.useAskForPasskeyMutation();
  const [method, setMethod] = useState<Method>('password');
  const offered = useMethods();
  const form = useForm({
    values: { password: '', code: '' },
    check: (values) => (method === 'passkey' || values[method] ? null : refuseWire('fields_missing', method)),
    save: async ({ password, code }) => {
      if (method === 'passkey') return prove({ passkey: await askPasskey(await ask().unwrap()) }).unwrap();
      return prove(method === 'code' ? { code } : { password }).unwrap();
    },
    saved: onProved,
  });
  return (
    <Dialog open title={refuseWire('proof_needed').message} onClose={onCancel}>
      <Form
        form={form}
        label="Bestätigung"
        actions={<DialogActions confirm="Bestätigen" busy={form.busy} onCancel={onCancel} />}
      >
        {method === 'password' && (
          <PasswordField
            label="Ihr Passwort"
            required
            autoComplete="current-password"
            hint={HINT}
            {...form.field('password')}
          />
        )}
        {method === 'code' && (
          <TextField
            label="Code aus der App"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            hint={HINT}
            {...form.field('code')}
          />
        )}
        {method === 'passkey' && <p>Ihr Browser fragt nach dem Passkey. {HINT}</p>}
        {offered
          .filter((one) => one !== method)
          .map((one) => (
            <p key={one}>
              <Button onClick={() => setMethod(one)}>{OTHERS[one]}</Button>
            </p>
          ))}
      </Form>
    </Dialog>
  );
}

function useMethods(): Method[] {
  const { who } = useSession();
  const skip = !allows(securityPages['/sicherheit'], who);
  const { data } = factorsApi.useFactorsQuery(undefined, { skip });
  const kinds = data?.factors.map(({ kind }) => kind) ?? [];
  return [
    'password',
    ...(kinds.includes('totp') ? (['code'] as const) : []),
    ...(kinds.includes('passkey') && takesPasskeys() ? (['passkey'] as const) : []),
  ];
}

import { refuseSession } from '@stundenbuch/domain/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage, TextField } from '@stundenbuch/web/plain';
import { useEffect, useState } from 'react';
import { loginSecond, type SecondNeeded } from './session.ts';

interface Props extends SecondNeeded {
  onEntered: (token: string) => void;
  onBack: () => void;
}

const FIELDS = {
  code: {
    label: 'Code',
    hint: 'Sechs Ziffern aus Ihrer App. Sie wechseln alle 30 Sekunden.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 10,
  },
  recovery: {
    label: 'Wiederherstellungscode',
    hint: 'Einer Ihrer zehn Codes; jeder gilt einmal.',
    inputMode: 'text',
    autoComplete: 'off',
    maxLength: 40,
  },
} as const;

/** After the right password, for people who have a second factor. */
export function SecondStep({ challenge, methods, onEntered, onBack }: Props) {
  const [method, setMethod] = useState<'code' | 'recovery'>(methods.includes('code') ? 'code' : 'recovery');
  const form = useForm({
    values: { code: '', recovery: '' },
    check: (values) => (values[method].trim() ? null : refuseWire('fields_missing', method)),
    save: (values) =>
      loginSecond(challenge, method === 'code' ? { code: values.code } : { recovery: values.recovery }),
    saved: onEntered,
  });
  const { id } = form.field(method);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const other = method === 'code' ? 'recovery' : 'code';
  return (
    <div className="public-narrow">
      <h1>Login</h1>
      <p className="public-lead">{refuseSession('second_factor_needed').message}</p>
      <form className="sb-form" noValidate onSubmit={form.submit}>
        <TextField key={method} required {...FIELDS[method]} {...form.field(method)} />
        <FormMessage message={form.message} />
        <div className="public-buttons">
          <Button kind="primary" type="submit" busy={form.busy}>
            Anmelden
          </Button>
          <Button onClick={onBack}>Zurück</Button>
        </div>
      </form>
      {methods.includes(other) && (
        <p className="public-aside">
          <Button onClick={() => setMethod(other)}>
            {method === 'code' ? 'Wiederherstellungscode verwenden' : 'Code der App verwenden'}
          </Button>
        </p>
      )}
    </div>
  );
}

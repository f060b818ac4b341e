import type { SecondMethod } from '@stundenbuch/domain/sides/session/factors';
import { passkeyUnusable, refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage, TextField } from '@stundenbuch/web/plain';
import { useEffect, useState } from 'react';
import { takesPasskeys } from '../../passkeys.ts';
import { PasskeyStep } from './passkey-step.tsx';
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

const OTHERS: Record<SecondMethod, string> = {
  passkey: 'Passkey verwenden',
  code: 'Code der App verwenden',
  recovery: 'Wiederherstellungscode verwenden',
};

/** After the right password, for people who have a second factor. */
export function SecondStep({ methods, passkey, ...rest }: Props) {
  const offered = (['passkey', 'code', 'recovery'] as const).filter(
    (one) => methods.includes(one) && (one !== 'passkey' || takesPasskeys()),
  );
  const [method, setMethod] = useState(offered[0] ?? 'recovery');
  // Anyone who has no app has a passkey, also where the installation takes none.
  const isUnusable =
    !offered.includes('passkey') && (methods.includes('passkey') || !methods.includes('code'));
  return (
    <div className="public-narrow">
      <h1>Login</h1>
      <p className="public-lead">{refuseSession('second_factor_needed').message}</p>
      {isUnusable && <p>{passkeyUnusable}</p>}
      {method === 'passkey' && passkey ? (
        <PasskeyStep options={passkey} {...rest} />
      ) : (
        <CodeStep method={method === 'code' ? 'code' : 'recovery'} {...rest} />
      )}
      {offered
        .filter((one) => one !== method)
        .map((one) => (
          <p key={one} className="sb-muted sb-apart">
            <Button onClick={() => setMethod(one)}>{OTHERS[one]}</Button>
          </p>
        ))}
    </div>
  );
}

type CodeProps = Pick<Props, 'challenge' | 'onEntered' | 'onBack'> & { method: 'code' | 'recovery' };

function CodeStep({ challenge, method, onEntered, onBack }: CodeProps) {
  const form = useForm({
    values: { code: '', recovery: '' },
    check: (values) => (values[method].trim() ? null : refuseWire('fields_missing', method)),
    save: (values) =>
      loginSecond(challenge, method === 'code' ? { code: values.code } : { recovery: values.recovery }),
    saved: onEntered,
  });
  const { id } = form.field(method);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <form className="sb-form sb-frame" noValidate onSubmit={form.submit}>
      <TextField key={method} required {...FIELDS[method]} {...form.field(method)} />
      <FormMessage message={form.message} />
      <div className="sb-line">
        <Button kind="primary" type="submit" busy={form.busy}>
          Anmelden
        </Button>
        <Button onClick={onBack}>Zurück</Button>
      </div>
    </form>
  );
}

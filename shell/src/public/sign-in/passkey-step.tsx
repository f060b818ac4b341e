import type { PasskeyOptions } from '@stundenbuch/domain/sides/session/factor-contract';
import { isFailure } from '@stundenbuch/web/api';
import { Button, FormMessage } from '@stundenbuch/web/plain';
import { useState } from 'react';
import { askPasskey } from '../../passkeys.ts';
import { loginSecond } from './session.ts';

interface Props {
  options: PasskeyOptions;
  onEntered: (token: string) => void;
  onBack: () => void;
}

/** The second step by a passkey: the browser asks for it on a tap. */
export function PasskeyStep({ options, onEntered, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  async function confirm() {
    setBusy(true);
    setMessage(null);
    try {
      onEntered(await loginSecond(options.challenge, { passkey: await askPasskey(options) }));
    } catch (failure) {
      setBusy(false);
      if (!isFailure(failure)) throw failure;
      setMessage(failure.message);
    }
  }
  return (
    <div className="sb-form sb-frame">
      <FormMessage message={message} />
      <div className="sb-line">
        <Button kind="primary" busy={busy} onClick={confirm}>
          Mit Passkey bestätigen
        </Button>
        <Button onClick={onBack}>Zurück</Button>
      </div>
    </div>
  );
}

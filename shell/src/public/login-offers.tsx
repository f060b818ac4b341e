import { isFailure } from '@stundenbuch/web/api';
import { Button } from '@stundenbuch/web/plain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { askPasskey, takesPasskeys } from '../passkeys.ts';
import { useNotify } from './notify.ts';
import { loginByPasskey, passkeyOptions } from './session.ts';

/** What the server has written into the page: below everything else, so that nothing moves. */
export function LoginOffers({ onEntered }: { onEntered: (token: string) => void }) {
  const { mail, passkeys } = document.documentElement.dataset;
  return (
    <>
      {passkeys === location.hostname && takesPasskeys() && <PasskeyButton onEntered={onEntered} />}
      {mail !== undefined && (
        <p className="public-aside">
          <Link to="/forgot">Passwort vergessen?</Link>
        </p>
      )}
    </>
  );
}

function PasskeyButton({ onEntered }: { onEntered: (token: string) => void }) {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  async function login() {
    setBusy(true);
    try {
      onEntered(await loginByPasskey(await askPasskey(await passkeyOptions())));
    } catch (failure) {
      setBusy(false);
      if (!isFailure(failure)) throw failure;
      notify(failure.message, 'danger');
    }
  }
  return (
    <p className="public-aside">
      <Button busy={busy} onClick={login}>
        Mit Passkey anmelden
      </Button>
    </p>
  );
}

import type { DemoAccount } from '@stundenbuch/domain/sides/session/factor-contract';
import { isFailure } from '@stundenbuch/web/api';
import { Button } from '@stundenbuch/web/plain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { askPasskey, takesPasskeys } from '../../passkeys.ts';
import { useNotify } from '../parts/notify.ts';
import { login, loginByPasskey, passkeyOptions } from './session.ts';
import { SignOnOffer } from './sign-on-offer.tsx';

interface Props {
  /** As far as it is typed. */
  email: string;
  onEntered: (token: string) => void;
}

/** What the server has written into the page: below everything else, so that nothing moves. */
export function LoginOffers({ email, onEntered }: Props) {
  const { mail, passkeys, demo, sso, names } = document.documentElement.dataset;
  return (
    <>
      {names !== undefined && (
        <p className="sb-muted sb-apart">
          Keine E-Mail? Dann kommt ins Feld „E-Mail“ Ihr Anmeldename mit dem Kürzel Ihres Unternehmens, zum
          Beispiel anna@muster.
        </p>
      )}
      {passkeys === location.hostname && takesPasskeys() && <PasskeyButton onEntered={onEntered} />}
      {sso !== undefined && <SignOnOffer email={email} />}
      {mail !== undefined && (
        <p className="sb-muted sb-apart">
          <Link to="/forgot">Passwort vergessen?</Link>
        </p>
      )}
      {demo !== undefined && <DemoAccounts accounts={JSON.parse(demo)} onEntered={onEntered} />}
    </>
  );
}

interface DemoProps {
  accounts: DemoAccount[];
  onEntered: (token: string) => void;
}

/** Their passwords are published, and nobody from outside reaches this page. */
function DemoAccounts({ accounts, onEntered }: DemoProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const notify = useNotify();
  async function enter({ email, password }: DemoAccount) {
    setChosen(email);
    try {
      onEntered(await login(email, password));
    } catch (failure) {
      setChosen(null);
      if (!isFailure(failure)) throw failure;
      notify(failure.message, 'danger');
    }
  }
  return (
    <section className="public-demo" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo ausprobieren</h2>
      <p>Ein Klick genügt. Diese Liste gibt es nur in der Demo auf diesem Rechner.</p>
      <ul className="sb-stack">
        {accounts.map((account) => (
          <li key={account.email}>
            <Button busy={chosen === account.email} disabled={chosen !== null} onClick={() => enter(account)}>
              {account.email.split('@')[0]}
            </Button>
            <span>{account.what}</span>
          </li>
        ))}
      </ul>
    </section>
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
    <p className="sb-muted sb-apart">
      <Button busy={busy} onClick={login}>
        Mit Passkey anmelden
      </Button>
    </p>
  );
}

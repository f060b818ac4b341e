import type { LinkCodeOwner } from '@stundenbuch/domain/sides/session/code-contract';
import { Button, FormMessage } from '@stundenbuch/web/plain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageHead } from '../parts/page-head.ts';
import { keepInvitation } from './invitation.ts';
import { LinkCodeForm } from './link-code-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { signOn } from './sign-on-offer.tsx';
import { useLinkCode } from './use-link-code.ts';

/** By link the person is known already; otherwise by the e-mail, or by a code that is typed. */
export function RegisterPage() {
  usePageHead('/register');
  const { code, owner, message, lookUp } = useLinkCode('invite');
  const [typing, setTyping] = useState(false);
  return (
    <div className="public-narrow">
      <h1>Registrieren</h1>
      <p className="public-lead">{owner ? invitationOf(owner) : GENERAL}</p>
      <FormMessage message={message} />
      {typing ? (
        <LinkCodeForm lookUp={lookUp} onFound={() => setTyping(false)} onCancel={() => setTyping(false)} />
      ) : (
        <RegisterForm code={code} email={owner?.email ?? ''} />
      )}
      {!typing && owner && 'sso' in document.documentElement.dataset && (
        <p className="sb-muted sb-apart">
          <Button
            onClick={() => {
              keepInvitation(code);
              signOn(owner.email);
            }}
          >
            Statt mit Passwort mit Firmenkonto anmelden
          </Button>
        </p>
      )}
      {!typing && !owner && (
        <p className="sb-muted sb-apart">
          <Button onClick={() => setTyping(true)}>Ich habe einen Einladungscode</Button>
        </p>
      )}
      <p className="sb-muted sb-apart">
        Schon registriert? <Link to="/login">Zur Anmeldung</Link>
      </p>
    </div>
  );
}

const GENERAL =
  'Für Mitarbeiterinnen und Mitarbeiter, deren Administrator bereits ein Konto angelegt hat. Verwenden Sie die dort hinterlegte E-Mail und wählen Sie ein Passwort.';

const invitationOf = ({ first_name, company }: LinkCodeOwner) =>
  `Guten Tag ${first_name}, ${company} hat Sie zu Stundenbuch eingeladen. Wählen Sie ein Passwort.`;

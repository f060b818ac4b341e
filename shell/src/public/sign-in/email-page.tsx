import { codeInHash } from '@stundenbuch/domain/sides/session/codes';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage } from '@stundenbuch/web/plain';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePageHead } from '../parts/page-head.ts';
import { useReady } from '../parts/ready.ts';
import { confirmEmail } from './session.ts';

/** /email#code=…, /email#undo=…: whoever reads the mail confirms a new e-mail, or undoes its change. */
export function EmailPage() {
  usePageHead('/email');
  const { hash } = useLocation();
  const [email, setEmail] = useState<string | null>(null);
  const undo = codeInHash('email_undo', hash);
  const code = undo ?? codeInHash('email', hash);
  return (
    <div className="public-narrow">
      <h1>{undo === null ? 'E-Mail bestätigen' : 'Änderung rückgängig machen'}</h1>
      {email !== null && (
        <p className="public-lead" role="status">
          Sie melden sich ab jetzt mit {email} an.
        </p>
      )}
      {email === null && code !== null && (
        <ConfirmForm code={code} isUndo={undo !== null} onDone={setEmail} />
      )}
      {email === null && code === null && (
        <p className="public-lead">Diese Seite öffnen Sie mit dem Link aus einer Mail von Stundenbuch.</p>
      )}
      <p className="sb-muted sb-apart">
        <Link to="/login">Zur Anmeldung</Link>
      </p>
    </div>
  );
}

interface Props {
  code: string;
  isUndo: boolean;
  onDone: (email: string) => void;
}

/** A button, because programs that look through mails open their links. */
function ConfirmForm({ code, isUndo, onDone }: Props) {
  const form = useForm({
    values: {},
    check: () => (code ? null : refuseSession('code_invalid')),
    save: () => confirmEmail(code),
    saved: ({ email }) => onDone(email),
  });
  const { place, ready } = useReady(form);
  return (
    <form ref={place} className="sb-form sb-frame" noValidate onSubmit={form.submit}>
      <p className="public-lead">
        {isUndo
          ? 'Ihr Konto bekommt Ihre frühere E-Mail zurück, und alle Anmeldungen enden. Setzen Sie danach ein neues Passwort.'
          : 'Sie melden sich dann mit der neuen E-Mail an.'}
      </p>
      <FormMessage message={form.message} />
      <Button kind="primary" type="submit" busy={form.busy} disabled={!ready}>
        {isUndo ? 'Rückgängig machen' : 'Bestätigen'}
      </Button>
    </form>
  );
}

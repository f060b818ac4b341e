import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage, TextField } from '@stundenbuch/web/plain';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageHead } from '../parts/page-head.ts';
import { useReady } from '../parts/ready.ts';
import { forgot } from './session.ts';

/** /forgot: a link for a new password, to the e-mail of the account. Nobody learns here whether there is one. */
export function ForgotPage() {
  usePageHead('/forgot');
  const [isSent, setIsSent] = useState(false);
  // Not in the page as it was drawn by the build.
  const [hasNames, setHasNames] = useState(false);
  useEffect(() => setHasNames('names' in document.documentElement.dataset), []);
  return (
    <div className="public-narrow">
      <h1>Passwort vergessen?</h1>
      {isSent ? (
        <p className="public-lead" role="status">
          {accountTexts.forgotten}
        </p>
      ) : (
        <ForgotForm onSent={() => setIsSent(true)} />
      )}
      {hasNames && (
        <p className="sb-muted sb-apart">
          Sie melden sich mit einem Anmeldenamen an? Dann gibt Ihnen Ihr Administrator einen neuen Link.
        </p>
      )}
      <p className="sb-muted sb-apart">
        <Link to="/login">Zur Anmeldung</Link>
      </p>
    </div>
  );
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    values: { email: '' },
    check: ({ email }) => (email.trim() ? null : refuseWire('fields_missing', 'email')),
    save: ({ email }) => forgot(email.trim()),
    saved: onSent,
  });
  const { place, ready } = useReady(form);
  return (
    <form ref={place} className="sb-form sb-frame" noValidate onSubmit={form.submit}>
      <TextField
        label="E-Mail"
        type="email"
        maxLength={254}
        required
        autoComplete="username"
        hint="Dorthin kommt ein Link, mit dem Sie ein neues Passwort setzen."
        {...form.field('email')}
      />
      <FormMessage message={form.message} />
      <Button kind="primary" type="submit" busy={form.busy} disabled={!ready}>
        Link anfordern
      </Button>
    </form>
  );
}

import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { passwordRefusal } from '@stundenbuch/domain/sides/session/rules';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage, PasswordField } from '@stundenbuch/web/plain';
import { Link, useNavigate } from 'react-router-dom';
import { useNotify } from '../parts/notify.ts';
import { usePageHead } from '../parts/page-head.ts';
import { useReady } from '../parts/ready.ts';
import { reset } from './session.ts';
import { type LinkCodeState, useLinkCode } from './use-link-code.ts';

/** /reset#code=…: a new password for anyone who got the link. */
export function ResetPage() {
  usePageHead('/reset');
  const known = useLinkCode('reset');
  const { owner, message } = known;
  return (
    <div className="public-narrow">
      <h1>Neues Passwort</h1>
      <p className="public-lead">
        {owner
          ? `Guten Tag ${owner.first_name}, wählen Sie ein neues Passwort für ${owner.email}.`
          : 'Ein neues Passwort setzen Sie mit dem Link, den Sie per Mail oder von Ihrem Administrator bekommen.'}
      </p>
      <FormMessage message={message} />
      {owner && <ResetForm key={known.code} {...known} email={owner.email} />}
      <p className="sb-muted sb-apart">
        <Link to="/login">Zur Anmeldung</Link>
      </p>
    </div>
  );
}

function ResetForm({ code, email }: Pick<LinkCodeState, 'code'> & { email: string }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm({
    values: { password: '' },
    check: ({ password }) => passwordRefusal(password),
    save: ({ password }) => reset(code, password),
    saved: () => {
      notify(accountTexts.passwordReset);
      navigate('/login');
    },
  });
  const { place, ready } = useReady(form);
  return (
    <form ref={place} className="sb-form sb-frame" noValidate onSubmit={form.submit}>
      {/* Password managers need to know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Neues Passwort"
        required
        autoComplete="new-password"
        hint="Mindestens 6 Zeichen, mit Groß- und Kleinbuchstaben und einer Zahl. Alle Ihre Anmeldungen enden."
        {...form.field('password')}
      />
      <FormMessage message={form.message} />
      <Button kind="primary" type="submit" busy={form.busy} disabled={!ready}>
        Passwort setzen
      </Button>
    </form>
  );
}

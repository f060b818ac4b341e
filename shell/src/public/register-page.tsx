import { sessionSentences, sessionTexts } from '@stundenbuch/domain/session/messages';
import { registrationRefusal } from '@stundenbuch/domain/session/rules';
import { useForm } from '@stundenbuch/web/form';
import { Button, CheckboxField, FormMessage, PasswordField, TextField } from '@stundenbuch/web/plain';
import { Link, useNavigate } from 'react-router-dom';
import { useNotify } from './notify.ts';
import { usePageHead } from './page-head.ts';
import { useReady } from './ready.ts';
import { register } from './session.ts';

export function RegisterPage() {
  usePageHead('/register');
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm({
    values: { email: '', password: '', repeat: '', consent: false },
    check: registrationRefusal,
    save: ({ email, password }) =>
      register(email.trim(), password).catch((failure) => {
        throw failure.kind === 'refused'
          ? { ...failure, message: sessionSentences.registration_failed.message, field: undefined }
          : failure;
      }),
    saved: () => {
      notify(sessionTexts.registered);
      navigate('/login');
    },
  });
  const { place, ready } = useReady(form);
  return (
    <div className="public-narrow">
      <h1>Registrieren</h1>
      <p className="public-lead">
        Für Mitarbeiterinnen und Mitarbeiter, deren Administrator bereits ein Konto angelegt hat. Verwenden
        Sie die dort hinterlegte E-Mail und wählen Sie ein Passwort.
      </p>
      <form ref={place} className="sb-form" noValidate onSubmit={form.submit}>
        <TextField
          label="E-Mail"
          type="email"
          maxLength={254}
          required
          autoComplete="username"
          {...form.field('email')}
        />
        <PasswordField
          label="Passwort"
          required
          autoComplete="new-password"
          hint="Mindestens 6 Zeichen, mit Groß- und Kleinbuchstaben und einer Zahl."
          {...form.field('password')}
        />
        <PasswordField
          label="Passwort wiederholen"
          required
          autoComplete="new-password"
          {...form.field('repeat')}
        />
        <CheckboxField
          required
          label={
            <>
              Ich habe die <Link to="/privacy-policy">Datenschutzerklärung</Link> gelesen und stimme ihr zu.
            </>
          }
          {...form.field('consent')}
        />
        <FormMessage message={form.message} />
        <Button kind="primary" type="submit" busy={form.busy} disabled={!ready}>
          Registrieren
        </Button>
      </form>
      <p className="public-aside">
        Schon registriert? <Link to="/login">Zur Anmeldung</Link>
      </p>
    </div>
  );
}

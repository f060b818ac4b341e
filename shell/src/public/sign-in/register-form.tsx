import { sessionSentences, sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { registrationRefusal } from '@stundenbuch/domain/sides/session/rules';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { useForm } from '@stundenbuch/web/form';
import { Button, CheckboxField, FormMessage, PasswordField, TextField } from '@stundenbuch/web/plain';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useNotify } from '../parts/notify.ts';
import { useReady } from '../parts/ready.ts';
import { login, register } from './session.ts';
import { useEntered } from './use-entered.ts';

interface Props {
  /** Of an invitation, which is for this e-mail alone; empty without one. */
  code: string;
  email: string;
}

export function RegisterForm({ code, email }: Props) {
  const navigate = useNavigate();
  const notify = useNotify();
  const entered = useEntered();
  const form = useForm({
    values: { email, password: '', repeat: '', consent: false },
    check: registrationRefusal,
    save: async ({ email, password }) => {
      await register(email.trim(), password, code).catch((failure) => {
        // What the company asks of passwords is for people who may register, and says nothing to others.
        throw failure.kind === 'refused' && failure.field !== 'password'
          ? { ...failure, message: sessionSentences.registration_failed.message, field: undefined }
          : failure;
      });
      // A locked company, a second step or a failure: the login page says what is missing.
      return code ? login(email.trim(), password).catch(() => null) : null;
    },
    saved: (token) => {
      if (token) return entered(token);
      notify(sessionTexts.registered);
      navigate('/login');
    },
  });
  const { place, ready } = useReady(form);
  // A link says whose it is after the form is there; what was typed meanwhile stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    if (code) form.set({ email });
  }, [code]);
  return (
    <form ref={place} className="sb-form sb-frame" noValidate onSubmit={form.submit}>
      <TextField
        label={email === '' || isAddress(email) ? 'E-Mail' : 'Anmeldename'}
        type="email"
        maxLength={254}
        required
        readOnly={code !== ''}
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
  );
}

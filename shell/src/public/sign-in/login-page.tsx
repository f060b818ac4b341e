import { sessionSentences } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useForm } from '@stundenbuch/web/form';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { Button, FormMessage, PasswordField, TextField } from '@stundenbuch/web/plain';
import { fullLoad, readToken, storeSession } from '@stundenbuch/web/storage';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNotify } from '../parts/notify.ts';
import { usePageHead } from '../parts/page-head.ts';
import { useReady } from '../parts/ready.ts';
import { login, type SecondNeeded, verifySession } from './session.ts';
import { useEntered } from './use-entered.ts';

// Most people never see it.
const SecondStep = lazyPage(async () => (await import('./second-step.tsx')).SecondStep);
const LoginOffers = lazyPage(async () => (await import('./login-offers.tsx')).LoginOffers);

interface Credentials {
  email: string;
  password: string;
}

const required = ({ email, password }: Credentials) => {
  if (!email.trim()) return refuseWire('fields_missing', 'email');
  return password ? null : refuseWire('fields_missing', 'password');
};

export function LoginPage() {
  usePageHead('/login');
  const [checking, setChecking] = useState(readToken() !== null);
  useEffect(() => {
    const token = readToken();
    if (!token) return;
    void verifySession().then((valid) => {
      setChecking(false);
      if (!valid) return;
      // The flag was missing, otherwise the application would have started.
      storeSession(token);
      fullLoad.open('/dashboard');
    });
  }, []);
  if (checking) return <p className="public-wait">Ihre Anmeldung wird geprüft …</p>;
  return <LoginSteps />;
}

function LoginSteps() {
  const [needed, setNeeded] = useState<SecondNeeded | null>(null);
  const entered = useEntered();
  if (needed) return <SecondStep {...needed} onEntered={entered} onBack={() => setNeeded(null)} />;
  return <LoginForm onEntered={entered} onNeeded={setNeeded} />;
}

interface Steps {
  onEntered: (token: string) => void;
  onNeeded: (needed: SecondNeeded) => void;
}

function LoginForm({ onEntered, onNeeded }: Steps) {
  const notify = useNotify();
  const form = useForm<Credentials, string>({
    values: { email: '', password: '' },
    check: required,
    save: ({ email, password }) => login(email.trim(), password),
    saved: onEntered,
    failed: ({ kind, code, message, challenge, methods, passkey }) => {
      if (code === 'second_factor_needed') {
        onNeeded({ challenge, methods, passkey } as SecondNeeded);
        return true;
      }
      notify(
        kind === 'refused' && code !== 'company_locked' ? sessionSentences.login_failed.message : message,
        'danger',
      );
      return true;
    },
  });
  const { place, ready } = useReady(form);
  const offers = useOffers();
  return (
    <div className="public-narrow">
      <h1>Login</h1>
      <form ref={place} className="sb-form sb-frame" noValidate onSubmit={form.submit}>
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
          autoComplete="current-password"
          {...form.field('password')}
        />
        <FormMessage message={form.message} />
        <Button kind="primary" type="submit" busy={form.busy} disabled={!ready}>
          Login
        </Button>
      </form>
      <p className="sb-muted sb-apart">
        Ihr Administrator hat schon ein Konto für Sie angelegt? <Link to="/register">Jetzt registrieren</Link>
      </p>
      {offers && <LoginOffers onEntered={onEntered} />}
    </div>
  );
}

/** Not in the page as it was drawn by the build. */
function useOffers(): boolean {
  const [offers, setOffers] = useState(false);
  useEffect(() => {
    const { mail, passkeys, demo } = document.documentElement.dataset;
    setOffers((mail ?? passkeys ?? demo) !== undefined);
  }, []);
  return offers;
}

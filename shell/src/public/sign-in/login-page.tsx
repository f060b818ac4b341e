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
const SignOnReturn = lazyPage(async () => (await import('./sign-on-return.tsx')).SignOnReturn);
const LoginOffers = lazyPage(async () => (await import('./login-offers.tsx')).LoginOffers);

interface Credentials {
  email: string;
  password: string;
}

/** The password was right: who is told more does not learn anything. */
const SAID = ['company_locked', 'use_sso'];

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
  const [returned, setReturned] = useReturned();
  const entered = useEntered();
  const startAgain = () => {
    setReturned(null);
    setNeeded(null);
  };
  if (returned && !needed) {
    return <SignOnReturn hash={returned} onEntered={entered} onNeeded={setNeeded} onBack={startAgain} />;
  }
  if (needed) return <SecondStep {...needed} onEntered={entered} onBack={startAgain} />;
  return <LoginForm onEntered={entered} onNeeded={setNeeded} />;
}

/** Back from the provider of a company; what it brings is in the address no longer than it takes to read it. */
function useReturned() {
  const [returned, setReturned] = useState<string | null>(null);
  useEffect(() => {
    if (!/^#(ticket|link|sso)=/.test(location.hash)) return;
    setReturned(location.hash);
    history.replaceState(history.state, '', location.pathname);
  }, []);
  return [returned, setReturned] as const;
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
        kind === 'refused' && !SAID.includes(code) ? sessionSentences.login_failed.message : message,
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
      {offers && <LoginOffers email={form.values.email} onEntered={onEntered} />}
    </div>
  );
}

/** Not in the page as it was drawn by the build. */
function useOffers(): boolean {
  const [offers, setOffers] = useState(false);
  useEffect(() => {
    const { mail, passkeys, demo, sso, names } = document.documentElement.dataset;
    setOffers((mail ?? passkeys ?? demo ?? sso ?? names) !== undefined);
  }, []);
  return offers;
}

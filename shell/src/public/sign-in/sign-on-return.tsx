import { failureIn } from '@stundenbuch/domain/sides/signon/failures';
import { refuseSignOn } from '@stundenbuch/domain/sides/signon/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { type Failure, isFailure } from '@stundenbuch/web/api';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage, PasswordField } from '@stundenbuch/web/plain';
import { useEffect, useRef, useState } from 'react';
import { takeInvitation } from './invitation.ts';
import { loginByTicket, type SecondNeeded } from './session.ts';

interface Props {
  /** `#ticket=`, `#link=` or `#sso=` with what follows. */
  hash: string;
  onEntered: (token: string) => void;
  onNeeded: (needed: SecondNeeded) => void;
  onBack: () => void;
}

/** Back from the provider: in, once more with the password, or with the reason why not. */
export function SignOnReturn({ hash, ...steps }: Props) {
  const [, kind = '', ticket = ''] = /^#(\w+)=(.*)$/.exec(hash) ?? [];
  const [code] = useState(() => (kind === 'link' ? takeInvitation() : null));
  return (
    <div className="public-narrow">
      <h1>Anmeldung mit Firmenkonto</h1>
      {kind === 'sso' && <Failed {...failureOf(hash)} onBack={steps.onBack} />}
      {(kind === 'ticket' || code) && <Entering ticket={ticket} code={code} {...steps} />}
      {kind === 'link' && !code && <FirstTime ticket={ticket} {...steps} />}
    </div>
  );
}

const failureOf = (hash: string) =>
  failureIn(hash) ?? { message: refuseSignOn('ticket_invalid').message, code: '' };

function Failed({ message, code, onBack }: { message: string; code: string; onBack: () => void }) {
  return (
    <div className="sb-stack">
      <FormMessage message={message} />
      {code && <p className="sb-muted">Grund für den Administrator: {code}</p>}
      <p>
        <Button kind="primary" onClick={onBack}>
          Zur Anmeldung
        </Button>
      </p>
    </div>
  );
}

type Steps = Omit<Props, 'hash'> & { ticket: string };

/** Whoever has a second factor goes on with it, as after a password. */
function needs({ code, challenge, methods, passkey }: Failure): SecondNeeded | null {
  return code === 'second_factor_needed' ? ({ challenge, methods, passkey } as SecondNeeded) : null;
}

function Entering({ ticket, code, onEntered, onNeeded, onBack }: Steps & { code: string | null }) {
  const [message, setMessage] = useState<string | null>(null);
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ticket is good once
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    loginByTicket(ticket, code ? { code } : {}).then(onEntered, (failure: unknown) => {
      if (!isFailure(failure)) throw failure;
      const needed = needs(failure);
      if (needed) onNeeded(needed);
      else setMessage(failure.message);
    });
  }, []);
  if (message) return <Failed message={message} code="" onBack={onBack} />;
  return <p className="public-wait">Sie werden angemeldet …</p>;
}

function FirstTime({ ticket, onEntered, onNeeded, onBack }: Steps) {
  const form = useForm<{ password: string }, string>({
    values: { password: '' },
    check: ({ password }) => (password ? null : refuseWire('fields_missing', 'password')),
    save: ({ password }) => loginByTicket(ticket, { password }),
    saved: onEntered,
    failed: (failure) => {
      const needed = needs(failure);
      if (needed) onNeeded(needed);
      return needed !== null;
    },
  });
  return (
    <>
      <p className="public-lead">
        Sie kommen zum ersten Mal mit diesem Firmenkonto. Geben Sie einmal Ihr Passwort von Stundenbuch ein;
        danach genügt das Firmenkonto. Haben Sie noch keins, öffnen Sie zuerst den Link Ihrer Einladung.
      </p>
      <form className="sb-form sb-frame" noValidate onSubmit={form.submit}>
        <PasswordField
          label="Passwort"
          required
          autoComplete="current-password"
          {...form.field('password')}
        />
        <FormMessage message={form.message} />
        <div className="sb-line">
          <Button kind="primary" type="submit" busy={form.busy}>
            Verknüpfen und anmelden
          </Button>
          <Button onClick={onBack}>Zurück</Button>
        </div>
      </form>
    </>
  );
}

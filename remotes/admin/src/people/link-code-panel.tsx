import type { MadeLinkCode } from '@stundenbuch/domain/sides/session/code-contract';
import { type AdminsKind, codeShown } from '@stundenbuch/domain/sides/session/codes';
import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button, Facts, FormMessage, IconButton, Panel } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useState } from 'react';
import type { Addressee } from './access-letters.tsx';
import { linkOf } from './link-of.ts';

// Only for who has no e-mail.
const AccessLetters = lazyPage(async () => (await import('./access-letters.tsx')).AccessLetters);

interface Props {
  kind: AdminsKind;
  title: string;
  /** What the person does with it, and what the admin should know before making one. */
  text: string;
  /** Of the button that makes the code and copies its link. */
  action: string;
  copied: string;
  make: () => Promise<MadeLinkCode>;
  /** Makes one, too, which goes by mail; only where mails are sent. */
  send?: (() => Promise<MadeLinkCode>) | undefined;
  /** To whom nothing can be sent: a letter is printed. */
  writeTo?: Addressee | undefined;
  onClose?: () => void;
}

const FAILED = 'Der Link ließ sich nicht erstellen.';

/** Hands somebody a code: its link in the clipboard, and both on the screen, because they are told only once. */
export function LinkCodePanel({ kind, title, text, action, copied, make, send, writeTo, onClose }: Props) {
  const alert = useAlert();
  const [made, setMade] = useState<MadeLinkCode | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isWritten, setIsWritten] = useState(false);

  async function copy(): Promise<void> {
    const code = made ?? (await make());
    setMade(code);
    if (await written(linkOf(kind, code))) alert(copied);
  }

  async function write(): Promise<void> {
    setMade(made ?? (await make()));
    setIsWritten(true);
  }

  async function mail(sending: () => Promise<MadeLinkCode>): Promise<void> {
    setMade(await sending());
    alert(accountTexts.invitationSent);
  }

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setMessage(null);
    try {
      await work();
    } catch (error) {
      setMessage(isFailure(error) ? error.message : FAILED);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel
      title={title}
      actions={onClose && <IconButton icon="close" label={`Schließen: ${title}`} onClick={onClose} />}
    >
      <div className="sb-stack adm-code">
        <p>{text}</p>
        {made && (
          <Facts
            facts={[
              ['Link', <output key="link">{linkOf(kind, made)}</output>],
              ['Code', <output key="code">{codeShown(made.code)}</output>],
              ['Gültig bis', formatMoment(made.expires_at)],
            ]}
          />
        )}
        <FormMessage message={message} />
        <div className="sb-form-actions">
          <Button kind="primary" disabled={busy} onClick={() => run(copy)}>
            {made ? 'Link noch einmal kopieren' : action}
          </Button>
          {send && (
            <Button disabled={busy} onClick={() => run(() => mail(send))}>
              Per E-Mail senden
            </Button>
          )}
          {writeTo && (
            <Button disabled={busy} onClick={() => run(write)}>
              Zugangsbrief drucken
            </Button>
          )}
        </div>
      </div>
      {isWritten && made && writeTo && (
        <AccessLetters letters={[{ person: writeTo, kind, made }]} onClose={() => setIsWritten(false)} />
      )}
    </Panel>
  );
}

/** Whether the browser allowed it; otherwise the link can be marked and copied by hand. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

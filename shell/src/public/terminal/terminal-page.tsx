import { refusePunch } from '@stundenbuch/domain/records/punch/messages';
import { useEffect, useState } from 'react';
import { companyOf, readKey, storeKey } from './terminal-calls.ts';
import { TerminalSetup } from './terminal-setup.tsx';
import { TerminalSteps } from './terminal-steps.tsx';
import './terminal.css';

const HASH = '#code=';

/** From the link that an admin opens on the tablet; it does not stay in the address. */
function keyOfLink(): string | null {
  if (!location.hash.startsWith(HASH)) return null;
  const key = decodeURIComponent(location.hash.slice(HASH.length));
  history.replaceState(history.state, '', location.pathname);
  storeKey(key);
  return key;
}

/** /terminal: a tablet at the door, without a session (CLK-07). */
export function TerminalPage() {
  const [terminalKey, setTerminalKey] = useState<string | null>(null);
  const [known, setKnown] = useState<boolean | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Stempeluhr – Stundenbuch';
    const stored = keyOfLink() ?? readKey();
    setTerminalKey(stored);
    if (stored === null) setKnown(false);
    else
      companyOf(stored).then(
        ({ name }) => setKnown(name !== null),
        () => setKnown(true),
      );
  }, []);

  function lost() {
    setMessage(refusePunch('terminal_unknown').message);
    setKnown(false);
  }

  return (
    <div className="terminal">
      {known === null && <p className="public-wait">Einen Moment …</p>}
      {known === false && (
        <TerminalSetup
          message={message}
          onDone={(entered) => {
            setTerminalKey(entered);
            setMessage(null);
            setKnown(true);
          }}
        />
      )}
      {known && terminalKey !== null && <TerminalSteps terminalKey={terminalKey} onLost={lost} />}
    </div>
  );
}

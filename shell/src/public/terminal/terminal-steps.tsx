import { clientIdOf, PIN_LENGTH, TERMINAL_NUMBER_MAX } from '@stundenbuch/domain/records/punch/limits';
import { punchTexts } from '@stundenbuch/domain/records/punch/messages';
import type { Punch } from '@stundenbuch/domain/records/punch/state';
import type { AtTerminal } from '@stundenbuch/domain/records/punch/terminal-contract';
import { isFailure } from '@stundenbuch/web/api';
import { useEffect, useRef, useState } from 'react';
import { NumberPad } from './number-pad.tsx';
import { lookAt, sendBreak, sendPunch } from './terminal-calls.ts';
import { TerminalPerson } from './terminal-person.tsx';
import { SECONDS, useIdle } from './use-idle.ts';

const START = { step: 'number' as 'number' | 'pin', number: '', pin: '', person: null as AtTerminal | null };

/** Number, PIN, four buttons. Nothing of a person stays on the screen, and nothing is stored for later. */
export function TerminalSteps({ code, onLost }: { code: string; onLost: () => void }) {
  const [at, setAt] = useState(START);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [dark, setDark] = useState(false);
  const unanswered = useRef<{ tap: Punch; client_id: string } | null>(null);
  const isStart = at.number === '' && message === null;

  function back() {
    unanswered.current = null;
    setMessage(null);
    setAt(START);
  }
  useIdle(isStart || busy ? null : SECONDS.back, back);
  useIdle(isStart && !dark ? SECONDS.dark : null, () => setDark(true));

  async function ask(call: () => Promise<AtTerminal>) {
    setBusy(true);
    setMessage(null);
    try {
      const person = await call();
      unanswered.current = null;
      setAt((before) => ({ ...before, person }));
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      if (failure.kind !== 'refused') return setMessage(punchTexts.unreachable);
      unanswered.current = null;
      if (failure.code === 'terminal_unknown') return onLost();
      setMessage(failure.message);
      setAt((before) => (before.person ? before : { ...before, pin: '' }));
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the last digit
  useEffect(() => {
    if (at.pin.length === PIN_LENGTH) void ask(() => lookAt(code, { number: at.number, pin: at.pin }));
  }, [at.pin]);

  /** A punch that was not answered is sent again as the same one. */
  function punch(kind: Punch) {
    const client_id = clientIdOf(crypto.getRandomValues(new Uint8Array(16)));
    const sent = unanswered.current?.tap === kind ? unanswered.current : { tap: kind, client_id };
    unanswered.current = sent;
    void ask(() => sendPunch(code, { number: at.number, pin: at.pin, ...sent }));
  }

  if (dark) {
    return (
      <button type="button" className="terminal-dark" onClick={() => setDark(false)}>
        Zum Stempeln tippen
      </button>
    );
  }
  return (
    <>
      {at.person ? (
        <TerminalPerson
          person={at.person}
          busy={busy}
          onPunch={punch}
          onBreak={(missing) =>
            void ask(() => sendBreak(code, { number: at.number, pin: at.pin, ...missing }))
          }
          onBack={back}
        />
      ) : at.step === 'number' ? (
        <>
          <h1>Personalnummer</h1>
          <NumberPad
            label="Personalnummer"
            value={at.number}
            max={TERMINAL_NUMBER_MAX}
            onChange={(number) => {
              setMessage(null);
              setAt({ ...START, number });
            }}
          >
            <button
              type="button"
              className="terminal-key key-on"
              disabled={at.number === ''}
              onClick={() => setAt({ ...at, step: 'pin' })}
            >
              Weiter
            </button>
          </NumberPad>
        </>
      ) : (
        <>
          <h1>PIN</h1>
          <NumberPad
            label="PIN"
            value={at.pin}
            max={PIN_LENGTH}
            hidden
            busy={busy}
            onChange={(pin) => {
              setMessage(null);
              setAt({ ...at, pin });
            }}
          >
            <button type="button" className="terminal-key key-on" onClick={back}>
              Abbrechen
            </button>
          </NumberPad>
        </>
      )}
      <p className="terminal-message" role="alert">
        {message}
      </p>
    </>
  );
}

import type { MissingBreak } from '@stundenbuch/domain/records/punch/contract';
import { clientIdOf, PIN_LENGTH, TERMINAL_NUMBER_MAX } from '@stundenbuch/domain/records/punch/limits';
import { punchTexts } from '@stundenbuch/domain/records/punch/messages';
import type { Punch } from '@stundenbuch/domain/records/punch/state';
import type { AtTerminal } from '@stundenbuch/domain/records/punch/terminal-contract';
import { isFailure } from '@stundenbuch/web/api';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { NumberPad } from './number-pad.tsx';
import { lookAt, sendBreak, sendPunch } from './terminal-calls.ts';
import { TerminalPerson } from './terminal-person.tsx';
import { SECONDS, useIdle } from './use-idle.ts';

const START = { step: 'number' as 'number' | 'pin', number: '', pin: '', person: null as AtTerminal | null };

/** What is typed and who it is; after a while without a touch it is forgotten. */
function useTerminal(terminalKey: string, onLost: () => void) {
  const [at, setAt] = useState(START);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const unanswered = useRef<{ tap: Punch; client_id: string } | null>(null);
  const { number, pin } = at;
  const isStart = number === '' && message === null;

  function back() {
    unanswered.current = null;
    setMessage(null);
    setAt(START);
  }
  useIdle(isStart || busy ? null : SECONDS.back, back);

  function go(to: Partial<typeof START>) {
    setMessage(null);
    setAt({ ...at, ...to });
  }

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
    if (pin.length === PIN_LENGTH) void ask(() => lookAt(terminalKey, { number, pin }));
  }, [pin]);

  /** A punch that was not answered is sent again as the same one. */
  function punch(kind: Punch) {
    const client_id = clientIdOf(crypto.getRandomValues(new Uint8Array(16)));
    const sent = unanswered.current?.tap === kind ? unanswered.current : { tap: kind, client_id };
    unanswered.current = sent;
    void ask(() => sendPunch(terminalKey, { number, pin, ...sent }));
  }

  const addBreak = (missing: MissingBreak) =>
    void ask(() => sendBreak(terminalKey, { number, pin, ...missing }));
  return { at, go, message, busy, isStart, back, punch, addBreak };
}

/** Number, PIN, four buttons. Nothing of a person stays on the screen, and nothing is stored for later. */
export function TerminalSteps({ terminalKey, onLost }: { terminalKey: string; onLost: () => void }) {
  const { at, go, message, busy, isStart, back, punch, addBreak } = useTerminal(terminalKey, onLost);
  const [dark, setDark] = useState(false);
  useIdle(isStart && !dark ? SECONDS.dark : null, () => setDark(true));

  if (dark) {
    return (
      <button type="button" className="sb-bare terminal-dark" onClick={() => setDark(false)}>
        Zum Stempeln tippen
      </button>
    );
  }
  return (
    <>
      {at.person ? (
        <TerminalPerson person={at.person} busy={busy} onPunch={punch} onBreak={addBreak} onBack={back} />
      ) : at.step === 'number' ? (
        <Step
          label="Personalnummer"
          value={at.number}
          max={TERMINAL_NUMBER_MAX}
          onChange={(number) => go({ ...START, number })}
        >
          <button
            type="button"
            className="terminal-key key-on"
            disabled={at.number === ''}
            onClick={() => go({ step: 'pin' })}
          >
            Weiter
          </button>
        </Step>
      ) : (
        <Step label="PIN" value={at.pin} max={PIN_LENGTH} hidden busy={busy} onChange={(pin) => go({ pin })}>
          <button type="button" className="terminal-key key-on" onClick={back}>
            Abbrechen
          </button>
        </Step>
      )}
      <p className="terminal-message" role="alert">
        {message}
      </p>
    </>
  );
}

const Step = (props: ComponentProps<typeof NumberPad>) => (
  <>
    <h1>{props.label}</h1>
    <NumberPad {...props} />
  </>
);

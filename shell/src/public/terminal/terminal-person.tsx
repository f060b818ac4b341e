import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import type { MissingBreak } from '@stundenbuch/domain/records/clock/contract';
import { missingBreakQuestion } from '@stundenbuch/domain/records/clock/messages';
import { effectOf, TAPS, type Tap } from '@stundenbuch/domain/records/clock/state';
import type { AtTerminal } from '@stundenbuch/domain/records/clock/terminal-contract';
import { dayAndTimeOf, instantOfDate } from '@stundenbuch/domain/time/real-time';
import { timeOf } from '@stundenbuch/domain/time/time';

const LABELS: Readonly<Record<Tap, string>> = {
  come: 'Kommen',
  break: 'Pause',
  resume: 'Weiter',
  go: 'Gehen',
};

interface Props {
  person: AtTerminal;
  busy: boolean;
  onTap: (tap: Tap) => void;
  /** Adds what the law asks for. */
  onBreak: (missing: MissingBreak) => void;
  onBack: () => void;
}

/** Four large buttons: those that have nothing to do are off. */
export function TerminalPerson({ person, busy, onTap, onBreak, onBack }: Props) {
  const { first_name, state, notes, missing_break, balance } = person;
  return (
    <>
      <h1>Guten Tag, {first_name}</h1>
      <p className={`terminal-state terminal-${state}`} role="status">
        {stateText(person)}
      </p>
      <div className="terminal-taps">
        {TAPS.map((tap) => (
          <button
            key={tap}
            type="button"
            className={`terminal-tap terminal-tap-${tap}`}
            disabled={busy || effectOf(tap, state) === null}
            onClick={() => onTap(tap)}
          >
            {LABELS[tap]}
          </button>
        ))}
      </div>
      {balance !== null && (
        <p className="terminal-balance">
          Saldo <strong>{signedHours(balance)} h</strong>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="terminal-note">
          {note}
        </p>
      ))}
      {missing_break && (
        <>
          <p className="terminal-note">{missingBreakQuestion(missing_break.minutes)}</p>
          <button
            type="button"
            className="terminal-back"
            disabled={busy}
            onClick={() => onBreak(missing_break)}
          >
            Pause eintragen
          </button>
        </>
      )}
      <button type="button" className="terminal-back" onClick={onBack}>
        Fertig
      </button>
    </>
  );
}

function stateText({ state, since }: AtTerminal): string {
  const from = since ? ` seit ${timeOf(dayAndTimeOf(instantOfDate(new Date(since))).minutes)} Uhr` : '';
  if (state === 'work') return `Arbeit${from}`;
  if (state === 'break') return `Pause${from}`;
  return state === 'forgotten' ? 'Nicht ausgestempelt' : 'Nicht eingestempelt';
}

import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import type { MissingBreak } from '@stundenbuch/domain/records/punch/contract';
import { missingBreakQuestion } from '@stundenbuch/domain/records/punch/messages';
import { effectOf, PUNCHES, type Punch } from '@stundenbuch/domain/records/punch/state';
import type { AtTerminal } from '@stundenbuch/domain/records/punch/terminal-contract';
import { dayAndTimeOf, instantOfDate } from '@stundenbuch/domain/time/real-time';
import { timeOf } from '@stundenbuch/domain/time/time';

const LABELS: Readonly<Record<Punch, string>> = {
  come: 'Kommen',
  break: 'Pause',
  resume: 'Weiter',
  go: 'Gehen',
};

interface Props {
  person: AtTerminal;
  busy: boolean;
  onPunch: (punch: Punch) => void;
  /** Adds what the law asks for. */
  onBreak: (missing: MissingBreak) => void;
  onBack: () => void;
}

/** Four large buttons: those that have nothing to do are off. */
export function TerminalPerson({ person, busy, onPunch, onBreak, onBack }: Props) {
  const { first_name, state, notes, missing_break, balance } = person;
  return (
    <>
      <h1>Guten Tag, {first_name}</h1>
      <p className={`terminal-state terminal-${state}`} role="status">
        {stateText(person)}
      </p>
      <div className="terminal-punches">
        {PUNCHES.map((punch) => (
          <button
            key={punch}
            type="button"
            className={`terminal-punch terminal-punch-${punch}`}
            disabled={busy || effectOf(punch, state) === null}
            onClick={() => onPunch(punch)}
          >
            {LABELS[punch]}
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

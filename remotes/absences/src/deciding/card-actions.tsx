import { ABSENCE_STATUS, NOTE_MAX } from '@stundenbuch/domain/records/entries/status';
import { Button, StatusTag, TextArea } from '@stundenbuch/web/kit';
import { useId, useState } from 'react';
import { AbsenceStatus } from '../list/absence-status.tsx';
import type { Card } from './cards.ts';
import type { Many, Outcome } from './use-many.ts';

/** What has become of a request. */
export function OutcomeOf({ outcome: { answer, status, message } }: { outcome: Outcome }) {
  if (status === null) return <StatusTag tone="neutral">{message ?? 'Nicht mehr offen'}</StatusTag>;
  // The days are still open after the first of two words.
  if (answer === 'approve' && status === ABSENCE_STATUS.requested)
    return <StatusTag tone="warn">Vorläufig genehmigt</StatusTag>;
  return <AbsenceStatus status={status} />;
}

interface Props {
  card: Card;
  many: Many;
  /** The one that the keys are about. */
  isFocused?: boolean;
  onDecline: () => void;
}

/** The buttons of a card, or what has become of it. */
export function CardActions({ card, many, isFocused = false, onDecline }: Props) {
  const { running, outcomes, answer, takeBack } = many;
  const busy = running.has(card.key);
  const outcome = outcomes.get(card.key);
  if (outcome)
    return (
      <div className="sb-line ab-answers" role="status">
        <OutcomeOf outcome={outcome} />
        {outcome.status !== null && (
          <Button kind="quiet" icon="back" busy={busy} onClick={() => void takeBack([card])}>
            Rückgängig
          </Button>
        )}
      </div>
    );
  return (
    <div className="sb-line ab-answers">
      <Button
        kind={isFocused ? 'primary' : 'default'}
        icon="check"
        busy={busy}
        onClick={() => void answer([card], 'approve')}
      >
        Genehmigen
      </Button>
      <Button icon="close" disabled={busy} onClick={onDecline}>
        Ablehnen
      </Button>
    </div>
  );
}

interface DeclineProps {
  onDecline: (reason: string) => void;
  onBack: () => void;
}

/** Asked inside the card; nobody must give a reason. */
export function DeclineField({ onDecline, onBack }: DeclineProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <div className="sb-stack ab-reason">
      <TextArea
        {...{ id }}
        value={reason}
        onChange={setReason}
        name="reason"
        label="Grund (freiwillig)"
        hint="Wer den Antrag gestellt hat, liest ihn, auch in der E-Mail."
        rows={2}
        maxLength={NOTE_MAX}
      />
      <div className="sb-line">
        <Button kind="danger" onClick={() => onDecline(reason)}>
          Ablehnen
        </Button>
        <Button onClick={onBack}>Zurück</Button>
      </div>
    </div>
  );
}

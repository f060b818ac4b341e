import { absenceTexts } from '@stundenbuch/domain/absences/messages';
import { Dialog, DialogActions, Icon } from '@stundenbuch/web/kit';
import { useEffect, useState } from 'react';

export type BulkDecision = 'approve' | 'decline';

interface Props {
  decision: BulkDecision;
  /** What it is about: 'einen Tag', '12 Tage', '3 Anträge'. */
  what: string;
  onConfirm: () => void;
  onClose: () => void;
}

const CLOSES_AFTER = 1500;

const WORDS = {
  approve: { verb: 'genehmigen', button: 'Genehmigen', done: absenceTexts.approved },
  decline: { verb: 'ablehnen', button: 'Ablehnen', done: absenceTexts.declined },
} as const;

/** Asks, then reports success and closes by itself after a second and a half. */
export function BulkDialog({ decision, what, onConfirm, onClose }: Props) {
  const [confirmed, setConfirmed] = useState(false);
  const { verb, button, done } = WORDS[decision];

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer, from the moment of the confirmation
  useEffect(() => {
    if (!confirmed) return;
    const timer = setTimeout(onClose, CLOSES_AFTER);
    return () => clearTimeout(timer);
  }, [confirmed]);

  function confirm() {
    setConfirmed(true);
    onConfirm();
  }

  return (
    <Dialog open title={`Möchten Sie ${what} ${verb}?`} onClose={onClose}>
      {confirmed ? (
        <p className="ab-done" role="status">
          <Icon name="done" /> {done}
        </p>
      ) : (
        <DialogActions
          confirm={button}
          danger={decision === 'decline'}
          onConfirm={confirm}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

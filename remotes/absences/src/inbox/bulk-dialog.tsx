import { absenceTexts } from '@stundenbuch/domain/records/absences/messages';
import { Dialog, DialogActions, Icon } from '@stundenbuch/web/kit';
import { useEffect, useState } from 'react';
import { DeclineReason } from './decline-dialog.tsx';

export type BulkDecision = 'approve' | 'decline';

interface Props {
  decision: BulkDecision;
  /** What it is about: 'einen Tag', '12 Tage', '3 Anträge'. */
  what: string;
  /** A single one by its name. */
  about: string | undefined;
  /** Whether declining offers a reason. */
  asksWhy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

const CLOSES_AFTER = 1500;

const WORDS = {
  approve: { verb: 'genehmigen', button: 'Genehmigen', done: absenceTexts.approved },
  decline: { verb: 'ablehnen', button: 'Ablehnen', done: absenceTexts.declined },
} as const;

/** Asks, then reports success and closes by itself after a second and a half. */
export function BulkDialog({ decision, what, about, asksWhy, onConfirm, onClose }: Props) {
  const [confirmed, setConfirmed] = useState(false);
  const [reason, setReason] = useState('');
  const { verb, button, done } = WORDS[decision];

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer, from the moment of the confirmation
  useEffect(() => {
    if (!confirmed) return;
    const timer = setTimeout(onClose, CLOSES_AFTER);
    return () => clearTimeout(timer);
  }, [confirmed]);

  function confirm() {
    setConfirmed(true);
    onConfirm(reason);
  }

  return (
    <Dialog open title={`Möchten Sie ${what} ${verb}?`} about={about} onClose={onClose}>
      {confirmed ? (
        <p className="sb-line sb-good" role="status">
          <Icon name="done" /> {done}
        </p>
      ) : (
        <>
          {asksWhy && decision === 'decline' && <DeclineReason value={reason} onChange={setReason} />}
          <DialogActions
            confirm={button}
            danger={decision === 'decline'}
            onConfirm={confirm}
            onCancel={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

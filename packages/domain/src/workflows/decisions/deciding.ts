import type { DeciderFacts } from '../../day/teams/deciding.ts';
import { refuseAbsence } from '../../records/absences/messages.ts';
import type { Undo } from '../../records/absences/rules.ts';
import { ABSENCE_STATUS_LABELS } from '../../records/entries/status.ts';
import { momentWords } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseDecision } from './messages.ts';

/** How long a decision can be undone where the company looks at requests with their context (DEC-06). */
export const DECISION_UNDO: Undo = { seconds: 60, tooLate: refuseDecision('undo_too_late') };

/** Only the own word, and only while nobody else has said another one (DEC-06). */
export function lastWordRefusal({
  isOpen,
  decidedBy,
  preApprovedBy,
}: Pick<DeciderFacts, 'isOpen' | 'decidedBy' | 'preApprovedBy'>): Refusal | null {
  const word = isOpen ? preApprovedBy : decidedBy;
  return word?.isCaller ? null : DECISION_UNDO.tooLate;
}

/** Who comes too late is told by whom it was decided and when, where the company has no teams (SET-41). */
export function processedRefusal(
  decision: 'approve' | 'decline' | 'cancel',
  { isOpen, decidedBy }: Pick<DeciderFacts, 'isOpen' | 'decidedBy'>,
  status: number | null,
): Refusal | null {
  if (isOpen || decision === 'cancel' || !decidedBy?.at) return null;
  const refusal = refuseAbsence('absence_processed');
  const word = ABSENCE_STATUS_LABELS[status as 1 | 2 | 3];
  return {
    ...refusal,
    message: `${refusal.message} ${word} von ${decidedBy.name} am ${momentWords(decidedBy.at)}.`,
  };
}

import { type Day, firstOfMonth } from '../calendar/day.ts';
import type { Refusal } from '../wire/refusal.ts';
import { refuseAbsence as refuse } from './messages.ts';
import { ABSENCE_STATUS } from './types.ts';

export type Decision = 'approve' | 'decline' | 'cancel';

export const STATUS_AFTER = {
  approve: ABSENCE_STATUS.approved,
  decline: ABSENCE_STATUS.declined,
  cancel: ABSENCE_STATUS.cancelled,
} as const satisfies Record<Decision, number>;

interface Absence {
  day: Day;
  status: number | null;
}

/** An open request is approved or declined, however old; an approved one is cancelled until its month is over. */
export function decisionRefusal(decision: Decision, { day, status }: Absence, today: Day): Refusal | null {
  if (decision !== 'cancel') return status === ABSENCE_STATUS.requested ? null : refuse('absence_processed');
  if (status !== ABSENCE_STATUS.approved) return refuse('absence_not_approved');
  return day < firstOfMonth(today) ? refuse('absence_cancel_past') : null;
}

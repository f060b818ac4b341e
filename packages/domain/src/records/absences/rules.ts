import { firstOpenDay, lockedRefusal, type OpenMonths } from '../../day/workday/open-days.ts';
import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { ABSENCE_STATUS, takesTheDay } from '../entries/status.ts';
import { entryDeletionRefusal } from '../timesheet/rules.ts';
import { refuseAbsence as refuse } from './messages.ts';

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

/** How long a decision can be undone, and what is said afterwards. */
export interface Undo {
  seconds: number;
  tooLate: Refusal;
}
export const UNDO_SECONDS = 10;
/** A click in the last second may take a while to arrive. */
const ON_THE_WAY = 5;

/** An open request can be approved or declined at any age, an approved one cancelled as long as its month is open. */
export function decisionRefusal(
  decision: Decision,
  { day, status }: Absence,
  today: Day,
  months?: OpenMonths | null,
): Refusal | null {
  if (decision !== 'cancel') return status === ABSENCE_STATUS.requested ? null : refuse('absence_processed');
  if (status !== ABSENCE_STATUS.approved) return refuse('absence_not_approved');
  return (
    lockedRefusal(day, months) ?? (day < firstOpenDay(today, months) ? refuse('absence_cancel_past') : null)
  );
}

/** What an admin changes is given up as it is: where it may be deleted, and as long as it holds. */
export function changeRefusal(
  absence: Absence & { project: number },
  today: Day,
  anyMonth: boolean,
  months?: OpenMonths | null,
): Refusal | null {
  if (!takesTheDay(absence.status)) return refuse('absence_processed');
  return entryDeletionRefusal(absence, today, anyMonth, months);
}

interface Decided {
  status: number | null;
  decided_at: Date | null;
}

/** A request just approved or declined can be reopened. Cancelling asks for confirmation instead. */
export function requestReopenRefusal(
  { status, decided_at }: Decided,
  now: Date,
  { seconds, tooLate }: Undo = { seconds: UNDO_SECONDS, tooLate: refuse('absence_undo_over') },
): Refusal | null {
  const decided = status === ABSENCE_STATUS.approved || status === ABSENCE_STATUS.declined;
  const latest = (decided_at?.getTime() ?? 0) + (seconds + ON_THE_WAY) * 1000;
  return decided && now.getTime() <= latest ? null : tooLate;
}

import { isOpen, lockedMonthRefusal, type OpenMonths } from '../../day/workday/open-days.ts';
import { type Day, lastOfMonth, monthOf } from '../../time/day.ts';
import { formatDay, monthName } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import type { Blocker } from './blockers.ts';
import { monthTexts, refuseMonth as refuse } from './messages.ts';
import { type CorrectionState, isToConfirmAgain, type MonthProgress } from './states.ts';

export interface StoredMonth extends MonthProgress {
  /** 'yyyy-mm' */
  month: string;
}

/** From its last day on: then nothing of it is still to come. */
function notOver(month: string, today: Day): Refusal | null {
  const last = lastOfMonth(`${month}-01`);
  return today < last ? refuse('month_not_over', 'month', { date: formatDay(last) }) : null;
}

/** Why the person cannot confirm the month (MON-02). */
export function confirmRefusal(
  stored: StoredMonth,
  blockers: readonly Blocker[],
  today: Day,
): Refusal | null {
  const { month, state } = stored;
  if (state === 'closed') return isToConfirmAgain(stored) ? null : lockedMonthRefusal(month);
  const early = notOver(month, today);
  if (early) return early;
  const days = new Set(blockers.map(({ day }) => day)).size;
  return days > 0 ? { ...refuse('month_incomplete', undefined, { n: String(days) }), stops: blockers } : null;
}

/**
 * Why an admin cannot close the month. Without a confirmation, or the check of a lead that the company asks for, it takes a reason,
 * and still nothing may be undecided: what is
 * closed could not be decided any more.
 */
export function monthCloseRefusal(
  { month, state }: StoredMonth,
  blockers: readonly Blocker[],
  reason: string | null,
  today: Day,
  lacksCheck = false,
): string | null {
  if (state === 'closed') return lockedMonthRefusal(month).message;
  const early = notOver(month, today);
  if (early) return early.message;
  if (state === 'open' && reason === null) return monthTexts.notConfirmed;
  if (lacksCheck && reason === null) return monthTexts.notChecked;
  return blockers.some(({ kind }) => kind !== 'day') ? monthTexts.unfinished : null;
}

/** What the person has confirmed can be checked, or given back (TEAM-11). */
export function monthCheckRefusal({ month, state }: Pick<StoredMonth, 'month' | 'state'>): Refusal | null {
  if (state === 'closed') return lockedMonthRefusal(month);
  return state === 'confirmed' ? null : refuse('month_not_confirmed', 'month', { month: monthName(month) });
}

export function monthReopenRefusal({ month, state }: Pick<StoredMonth, 'month' | 'state'>): Refusal | null {
  return state === 'closed' ? null : refuse('month_not_closed', 'month', { month: monthName(month) });
}

/** A correction is requested for a day that nobody can change directly any more (MON-04). */
export function correctionRefusal(
  day: Day,
  today: Day,
  months: OpenMonths,
  field: 'day' | 'end' = 'day',
): Refusal | null {
  const isOver = day < today || months.closed.includes(monthOf(day));
  return isOver && !isOpen(day, today, false, months) ? null : refuse('correction_open_day', field);
}

/**
 * Of several days those that have an absence already are left out, and the wish says so (AMB-33); accepted, it is written as it
 * says, or not at all.
 */
export function leftOutRefusal(taken: readonly Day[], leftOut: readonly Day[]): Refusal | null {
  const days = [
    ...taken.filter((day) => !leftOut.includes(day)).map((day) => `${formatDay(day)} (jetzt belegt)`),
    ...leftOut.filter((day) => !taken.includes(day)).map((day) => `${formatDay(day)} (wieder frei)`),
  ];
  return days.length > 0 ? refuse('correction_days', undefined, { days: days.join(', ') }) : null;
}

export function answerRefusal(state: CorrectionState): Refusal | null {
  return state === 'open' ? null : refuse('correction_answered');
}

import { firstOpenDay, type OpenMonths } from '../../day/workday/open-days.ts';
import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { ABSENCE_STATUS } from '../entries/status.ts';
import { TYPE } from '../entries/type-codes.ts';
import { refuseAbsence as refuse } from './messages.ts';

/**
 * What sickness gives back (§ 9 BUrlG): approved vacation, of last year as well. Reduced overtime stays used up, whoever
 * falls sick has been free of work that was owed for it.
 */
export const GIVEN_BACK: readonly number[] = [TYPE.vacation, TYPE.vacationLastYear];

export function givesBack({ project, status }: { project: number; status: number | null }): boolean {
  return GIVEN_BACK.includes(project) && status === ABSENCE_STATUS.approved;
}

interface Period {
  day: Day;
  end: Day;
}

/** Why nobody becomes sick in this vacation. `vacation`: the days of the period that would be given back. */
export function sicknessRefusal(
  { day, end }: Period,
  vacation: readonly { day: Day }[],
  today: Day,
  anyMonth: boolean,
  months?: OpenMonths | null,
): Refusal | null {
  if (day > end) return refuse('absence_reversed', 'end');
  if (vacation.length === 0) return refuse('sick_no_vacation', 'day');
  const isPast = vacation.some((one) => one.day < firstOpenDay(today, months));
  return isPast && !anyMonth ? refuse('absence_cancel_past', 'day') : null;
}

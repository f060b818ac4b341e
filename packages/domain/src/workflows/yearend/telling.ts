import { deadlineOf } from '../../accounts/vacation/expiry.ts';
import { refuseYearEnd } from '../../accounts/vacation/messages.ts';
import { occasionOf, proofOf } from '../../accounts/vacation/notice.ts';
import { type Day, yearOf } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { leftOf, type YearEndFacts } from './year-end.ts';

/** What somebody is told of the vacation of a year, or why there is nothing to tell. */
export function tellable(
  { ledger, expiry }: YearEndFacts,
  year: number,
  today: Day,
): { days: number; deadline: Day } | { reason: string } {
  if (year > yearOf(today)) return { reason: `Das Jahr ${year} hat noch nicht begonnen.` };
  const deadline = deadlineOf(expiry, year)?.day;
  if (!deadline) return { reason: `Urlaub aus ${year} verfällt nicht.` };
  if (deadline < today) return { reason: `Die Frist ${formatDay(deadline)} ist vorbei.` };
  const days = leftOf(ledger, year, deadline);
  return days > 0 ? { days, deadline } : { reason: `Aus ${year} ist kein Urlaub übrig.` };
}

/** Whether a notice that was read in time lets the vacation of the year expire. */
export function isProven({ expiry }: YearEndFacts, year: number): boolean {
  const deadline = deadlineOf(expiry, year);
  return deadline !== null && proofOf(expiry, year, deadline) !== null;
}

/** Whether the person should be told now; `told` is the day of the last notice of the year. */
export function isDue(today: Day, year: number, deadline: Day, notifiedOn: Day | null): boolean {
  const occasion = occasionOf(today, year, deadline);
  return occasion !== null && (notifiedOn === null || notifiedOn < occasion.since);
}

/** The years whose vacation people may still be told of: the oldest where nothing expired before a day ('gehemmt bis'). */
export const tellableYears = (today: Day): number[] => [yearOf(today) - 2, yearOf(today) - 1, yearOf(today)];

/** On paper it counts from the day on which it was handed over. */
export function noticeRefusal(
  { channel, day }: { channel: 'app' | 'paper'; day: Day | null },
  today: Day,
): Refusal | null {
  const isMissing = channel === 'paper' && (day === null || day > today);
  return isMissing ? refuseYearEnd('notice_handed_over', 'day') : null;
}

import { yearBalances } from '../../accounts/vacation/vacation-account.ts';
import { refuseCalendar as refuse } from '../../day/calendar/messages.ts';
import { costOfDay, kindOfDay } from '../../day/workday/work-day.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { type Day, daysFrom, firstOfMonth, yearOf } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import { refuseWire } from '../../wire/messages.ts';
import type { Refusal } from '../../wire/refusal.ts';
import {
  dayTaken,
  holidayRefusal,
  lastRequestDay,
  planRequest,
  type RequestFacts,
  vacationRefusal,
  withDays,
} from './request.ts';
import type { ShutdownInput, ShutdownPerson } from './shutdown-contract.ts';

/** Past months are settled, and no further ahead than anybody may ask for. */
export function shutdownRefusal(
  { from, to }: Pick<ShutdownInput, 'from' | 'to'>,
  today: Day,
): Refusal | null {
  const [first, last] = [firstOfMonth(today), lastRequestDay(today)];
  const isOutside = (day: Day) => day < first || day > last;
  const field = isOutside(from) ? 'from' : isOutside(to) ? 'to' : null;
  if (field) return refuse('closure_period', field, { from: formatDay(first), to: formatDay(last) });
  return from > to ? refuseWire('period_reversed', 'to') : null;
}

export interface ShutdownPlan extends Omit<ShutdownPerson, 'user' | 'first_name' | 'name' | 'days'> {
  /** On which an absence is booked, and what they cost. */
  booked: Day[];
  /** Whether the person works at the place that is closed, and is recorded. */
  isConcerned: boolean;
  days: number;
}

/** What a shutdown books for a person: the working days that are neither free nor taken, if the vacation suffices. */
export function planShutdown(input: ShutdownInput, facts: RequestFacts, today: Day): ShutdownPlan {
  const { from, to, type, shortage, place_id } = input;
  const concernsPlace = (day: Day) => {
    const { place, recorded } = kindOfDay(facts, day);
    return recorded && (place_id === null || place === place_id);
  };
  const plan = planRequest({ day: from, end: to }, facts);
  const days = plan.days.filter(concernsPlace);
  const isVacation = type === TYPE.vacation;
  const refusal = isVacation ? vacationRefusal(days, facts.vacation, today) : null;
  const booked = refusal && shortage === 'skip' ? [] : days;
  const year = yearOf(days.at(-1) ?? from);
  const openWith = (taken: readonly Day[]) => yearBalances(withDays(facts.vacation, taken))(year).open;
  const reasons = [
    ...plan.holidays
      .filter(({ day }) => concernsPlace(day))
      .map((holiday) => ({ day: holiday.day, reason: holidayRefusal(holiday).message })),
    ...plan.skipped.filter(concernsPlace).map((day) => ({ day, reason: dayTaken(day).message })),
    ...(booked.length < days.length ? days.map((day) => ({ day, reason: refusal?.message ?? '' })) : []),
  ];
  return {
    booked,
    isConcerned: daysFrom(from, to).some(concernsPlace),
    days: round(booked.reduce((sum, day) => sum + costOfDay(facts, day), 0)),
    skipped: reasons.toSorted((a, b) => a.day.localeCompare(b.day)),
    remaining_before: openWith([]),
    remaining_after: openWith(isVacation ? booked : []),
    short: refusal !== null,
  };
}

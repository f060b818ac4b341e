import { firstOpenDay } from '@stundenbuch/domain/day/workday/open-days';
import { type Day, firstOfMonth, isDay, lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { isMonth } from '@stundenbuch/domain/time/format';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { isOpenState } from '@stundenbuch/domain/workflows/day/state';
import { useToday } from '@stundenbuch/web/clock';
import { useOpenMonths } from '@stundenbuch/web/session';
import { useSearchParams } from 'react-router-dom';
import { useDaysQuery } from './days.api.ts';

/** Of the days that '{n} von {m} Tagen stimmen' counts: up to yesterday, without what is free. */
export const isToBeRight = ({ day, state }: ComparedDay, today: Day): boolean =>
  day < today && (isOpenState(state) || state === 'right' || state === 'locked');

/** Waits for somebody: today is not over yet. */
export const waits = ({ day, state }: ComparedDay, today: Day): boolean =>
  isOpenState(state) && (day < today || state === 'double');

export const openAfter = (days: readonly ComparedDay[], day: Day, today: Day): ComparedDay | null => {
  const open = days.filter((one) => one.day !== day && waits(one, today));
  return open.find((one) => one.day > day) ?? open[0] ?? null;
};

/** What can still be changed, to the end of this month. */
export function useOpenPeriod() {
  const today = useToday();
  return { from: firstOfMonth(firstOpenDay(today, useOpenMonths())), to: lastOfMonth(today) };
}

/**
 * The month and the day of the address, /days?month and /day?date. Without them the first open day: what can still be changed is
 * loaded at once, also of the month before in its days of grace.
 */
export function useCompared() {
  const today = useToday();
  const [search] = useSearchParams();
  const [date, month] = [search.get('date'), search.get('month')];
  const open = useOpenPeriod();
  const asked = isDay(date) ? firstOfMonth(date) : month !== null && isMonth(month) ? `${month}-01` : null;
  const isOpen = asked === null || (asked >= open.from && asked <= open.to);
  const period = isOpen ? open : { from: asked, to: lastOfMonth(asked) };
  const { currentData: days, error, refetch } = useDaysQuery(period);
  const waiting = (days ?? []).filter((one) => waits(one, today));
  const shown = asked ?? firstOfMonth(waiting[0]?.day ?? today);
  const ofMonth = (days ?? []).filter(({ day }) => monthOf(day) === monthOf(shown));
  const first = ofMonth.find((one) => waits(one, today)) ?? ofMonth.findLast(({ day }) => day <= today);
  const chosen = isDay(date) ? days?.find(({ day }) => day === date) : first;
  return {
    ...{ days, error, refetch, today, waiting, ofMonth },
    month: monthOf(shown),
    chosen: chosen ?? null,
    /** No day was asked for, and there is none to be done. */
    isDone: days !== undefined && !isDay(date) && waiting.length === 0 && isOpen,
  };
}

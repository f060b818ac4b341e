import { addDays, daysFrom, yearOf } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import { useToday } from '@stundenbuch/web/clock';
import { useVacationsQuery } from '../shared/absences.api.ts';

/** To Friday of this week, and of the next one. */
const ONE_WEEK = 5;
export const TWO_WEEKS = 12;

/** Who is away from Monday of this week on. Around New Year a week spans two years. */
export function useWeekAbsences(length = ONE_WEEK) {
  const monday = mondayOf(useToday());
  const friday = addDays(monday, length - 1);
  const period = { from: monday, to: friday };
  const first = useVacationsQuery({ year: yearOf(monday), ...period });
  const second = useVacationsQuery(
    { year: yearOf(friday), ...period },
    { skip: yearOf(friday) === yearOf(monday) },
  );
  return {
    days: daysFrom(monday, friday),
    vacations: [...(first.data ?? []), ...(second.data ?? [])],
    isLoading: first.isLoading || second.isLoading,
    failed: [first, second].find(({ error, data }) => error && !data),
  };
}

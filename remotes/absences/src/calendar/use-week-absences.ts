import { addDays, daysFrom, yearOf } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import { useToday } from '@stundenbuch/web/clock';
import { useVacationsQuery } from '../shared/absences.api.ts';

/** Who is away from Monday to Friday of this week. Around New Year the week spans two years. */
export function useWeekAbsences() {
  const monday = mondayOf(useToday());
  const friday = addDays(monday, 4);
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

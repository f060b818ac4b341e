import { addDays, firstOfMonth, lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';

/** The month that is to be closed next: on its last day the running one. */
export function useDueMonth(): string {
  const today = useToday();
  return today === lastOfMonth(today) ? monthOf(today) : monthOf(addDays(firstOfMonth(today), -1));
}

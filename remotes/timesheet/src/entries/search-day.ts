import { proposedDay } from '@stundenbuch/domain/records/timesheet/rules';
import { type Day, isDay } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { useSearchParams } from 'react-router-dom';

/** The day in the address, or the default. */
export function useAddressedDay(kind: 'booking' | 'work'): Day {
  const [search] = useSearchParams();
  const today = useToday();
  const day = search.get('date');
  return isDay(day) ? day : proposedDay(kind, today);
}

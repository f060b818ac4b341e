import { type Day, isDay } from '@stundenbuch/domain/calendar/day';
import { useToday } from '@stundenbuch/web/clock';
import { useSearchParams } from 'react-router-dom';

/** The day that the address names, else today. */
export function useAddressedDay(): Day {
  const [search] = useSearchParams();
  const today = useToday();
  const day = search.get('date');
  return isDay(day) ? day : today;
}

import { openPeriodWord } from '@stundenbuch/domain/month/open-days';
import { useToday } from '@stundenbuch/web/clock';
import { useOpenMonths } from '@stundenbuch/web/session';
import { faultsOf } from './faults.ts';
import { useCompanyFaultsQuery } from './timesheet.api.ts';

export interface Load {
  data?: unknown;
  isError: boolean;
  refetch: () => void;
}

/** The faulty days of everybody, from the lists that the server has of them. */
export function useCompanyFaults() {
  const wrong = useCompanyFaultsQuery('wrong-bookings');
  const multiple = useCompanyFaultsQuery('multiple-bookings');
  const times = useCompanyFaultsQuery('wrong-timebookings');
  const doubtful = useCompanyFaultsQuery('doubtful-bookings');
  const loads: Load[] = [wrong, multiple, times, doubtful];
  const faults = faultsOf([
    ['wrong-bookings', wrong.data ?? []],
    ['multiple-bookings', multiple.data ?? []],
    ['wrong-timebookings', times.data ?? []],
    ['doubtful-bookings', doubtful.data ?? []],
  ]);
  return { loads, faults };
}

/** 'seit dem 01.11.2026', where the lists reach back to the month before. The months of the one who looks close nobody else's. */
export function useFaultPeriod(): string | null {
  const months = useOpenMonths();
  return openPeriodWord(useToday(), months && { ...months, closed: [] });
}

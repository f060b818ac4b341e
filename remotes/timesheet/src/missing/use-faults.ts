import { allows } from '@stundenbuch/domain/access/access';
import { openPeriodWord } from '@stundenbuch/domain/day/workday/open-days';
import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import { dayParts } from '@stundenbuch/domain/workflows/day/access';
import { useToday } from '@stundenbuch/web/clock';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
import { useCompanyFaultsQuery, useMissingDaysQuery, useOwnFaultsQuery } from '../shared/timesheet.api.ts';
import { faultsOf, type Named } from './faults.ts';

export interface Load {
  data?: unknown;
  isError: boolean;
  refetch: () => void;
}

/** Where days are compared, one's own are in 'Zu tun', each once with what repairs it. */
export const useHasTodo = (): boolean => allows(dayParts.navigation, useSession().who);

/**
 * The missing days that are named in the list beside. Without any feature both lists name them, as specified. If they
 * cannot be loaded, the list beside says so, and nothing is left out here.
 */
function useNamed(): { named: Named; load: Load } {
  const { who, user } = useSession();
  const skip = useHasTodo() || !who?.features?.length || !allows(timesheetSlots.missing, who);
  const { data, isError, refetch } = useMissingDaysQuery(undefined, { skip });
  const days = (data ?? []).filter(({ working_day }) => working_day === 'true').map(({ day }) => day);
  return {
    named: { user: user?.id ?? null, days: new Set(days) },
    load: { data: skip || isError ? [] : data, isError: false, refetch },
  };
}

/** One's own faulty days. */
export function useOwnFaults() {
  const wrong = useOwnFaultsQuery('wrong-bookings');
  const multiple = useOwnFaultsQuery('multiple-bookings');
  const doubtful = useOwnFaultsQuery('doubtful-bookings');
  const { named, load } = useNamed();
  const loads: Load[] = [wrong, multiple, doubtful, load];
  const faults = faultsOf(
    [
      ['wrong-bookings', wrong.data ?? []],
      ['multiple-bookings', multiple.data ?? []],
      ['doubtful-bookings', doubtful.data ?? []],
    ],
    named,
  );
  return { loads, faults };
}

/** The faulty days of everybody, from the lists that the server has of them. */
export function useCompanyFaults() {
  const wrong = useCompanyFaultsQuery('wrong-bookings');
  const multiple = useCompanyFaultsQuery('multiple-bookings');
  const times = useCompanyFaultsQuery('wrong-timebookings');
  const doubtful = useCompanyFaultsQuery('doubtful-bookings');
  const { named, load } = useNamed();
  const hasTodo = useHasTodo();
  const loads: Load[] = [wrong, multiple, times, doubtful, load];
  const faults = faultsOf(
    [
      ['wrong-bookings', wrong.data ?? []],
      ['multiple-bookings', multiple.data ?? []],
      ['wrong-timebookings', times.data ?? []],
      ['doubtful-bookings', doubtful.data ?? []],
    ],
    named,
  ).filter(({ person }) => !hasTodo || person?.user !== named.user);
  return { loads, faults };
}

/** 'seit dem 01.11.2026', where the lists reach back to the month before. The months of the one who looks close nobody else's. */
export function useFaultPeriod(): string | null {
  const months = useOpenMonths();
  return openPeriodWord(useToday(), months && { ...months, closed: [] });
}

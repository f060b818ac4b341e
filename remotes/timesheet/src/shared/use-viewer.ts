import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import { useOpenMonths, useOwnCalendar, useSession } from '@stundenbuch/web/session';
import type { Viewer } from './day-view.ts';

interface Viewing {
  /** Null while it is not known what they owe, and when that could not be loaded. */
  viewer: Viewer | null;
  error?: unknown;
  refetch: () => void;
}

/** Whoever looks at the own days. */
export function useViewer(): Viewing {
  const { who, user } = useSession();
  const { calendar, contracts, loaded, error, refetch } = useOwnCalendar();
  const months = useOpenMonths();
  if (!loaded) return { viewer: null, error, refetch };
  const viewer = {
    flags: who?.flags ?? [],
    anyMinute: hasMinutes(who?.features),
    months,
    working_days: user?.working_days ?? null,
    weeklyhours: user?.weeklyhours ?? null,
    calendar,
    contracts,
    ...recordingOf(user),
    first_day: user?.first_day ?? null,
  };
  return { viewer, refetch };
}

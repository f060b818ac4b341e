import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import { useOpenMonths, useOwnCalendar, useSession } from '@stundenbuch/web/session';
import type { Viewer } from './day-view.ts';

/** Whoever looks at the own days; null while it is not known what they owe. */
export function useViewer(): Viewer | null {
  const { who, user } = useSession();
  const { calendar, contracts, loaded } = useOwnCalendar();
  const months = useOpenMonths();
  if (!loaded) return null;
  return {
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
}

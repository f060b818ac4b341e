import { allows } from '@stundenbuch/domain/access/access';
import { absenceNavigation } from '@stundenbuch/domain/records/absences/access';
import { type Day, monthOf } from '@stundenbuch/domain/time/day';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { useSession } from '@stundenbuch/web/session';

/** Where another working time is asked for of a day that can no longer be changed (MON-06); null where nobody closes months. */
export function useCorrectionPath(): ((day: Day) => string) | null {
  const { who, user } = useSession();
  if (!allows(monthParts.hint, who) || !user) return null;
  return (day) =>
    `/month?${new URLSearchParams({ user: String(user.id), month: monthOf(day), correct: day })}`;
}

/** The same of its absence (MON-11). */
export function useAbsenceCorrectionPath(): ((day: Day) => string) | null {
  const { who } = useSession();
  if (!allows(monthParts.hint, who) || !allows(absenceNavigation['/absences'], who)) return null;
  return (day) => `/manage-absence?${new URLSearchParams({ correct: day })}`;
}

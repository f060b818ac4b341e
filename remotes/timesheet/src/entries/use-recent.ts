import { allows } from '@stundenbuch/domain/access/access';
import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { addDays } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { useSession } from '@stundenbuch/web/session';
import { useEntriesOfPersonQuery } from '../shared/timesheet.api.ts';

/** Long enough for a vacation in between. */
const DAYS = 45;
const NONE: readonly Entry[] = [];

/** What the person has recorded lately, where the company wants forms to begin with it; of somebody else nothing. */
export function useRecent(isOwn = true): { entries: readonly Entry[]; loaded: boolean } {
  const { who, user } = useSession();
  const today = useToday();
  const isOn = isOwn && user !== null && allows(timesheetSlots.recent, who);
  const lately = { user: user?.id ?? 0, from: addDays(today, -DAYS), to: today };
  const { data = NONE, isLoading } = useEntriesOfPersonQuery(lately, { skip: !isOn });
  return { entries: isOn ? data : NONE, loaded: !isLoading };
}

import { allows } from '@stundenbuch/domain/access/access';
import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { workDay } from '@stundenbuch/domain/day/workday/work-day';
import { companySettings } from '@stundenbuch/domain/records/entries/company-settings';
import { portionOfPart } from '@stundenbuch/domain/records/entries/halves';
import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { DEFAULT_END, DEFAULT_START } from '@stundenbuch/domain/records/timesheet/working-hours';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { useOwnCalendar, useSession } from '@stundenbuch/web/session';
import { dayView } from '../shared/day-view.ts';
import { useEntriesOfPersonQuery } from '../shared/timesheet.api.ts';
import { lastWork, type Times, usualTimes } from './recent.ts';

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

/** What a new working time of a day begins with; null while that is not known yet. */
export function useTimesOf(): { timesOf: (day: Day) => Times; usualBreak: number } | null {
  const { who, user, company } = useSession();
  const { entries, loaded } = useRecent();
  const { calendar, contracts, loaded: isDayKnown } = useOwnCalendar();
  const { defaultBreak: usualBreak } = companySettings(company?.id ?? 0);
  const specified = { start_time: DEFAULT_START, end_time: DEFAULT_END, break: usualBreak };
  if (!allows(timesheetSlots.recent, who)) return { timesOf: () => specified, usualBreak };
  if (!loaded || !isDayKnown) return null;
  const { working_days = null, weeklyhours = null } = user ?? {};
  const facts = { working_days, weeklyhours, calendar, contracts, ...recordingOf(user) };
  function timesOf(day: Day): Times {
    const { absences } = dayView(day, entries);
    const left = absences.reduce((rest, part) => rest - portionOfPart(part), 1);
    const hours = absences.reduce((sum, { away_minutes }) => sum + (away_minutes ?? 0), 0);
    const owed = Math.round(workDay(facts, day).minutes * Math.max(0, left)) - hours;
    return usualTimes(lastWork(entries, day), owed, usualBreak) ?? specified;
  }
  return { timesOf, usualBreak };
}

export const useNewTimes = (day: Day): Times | null => useTimesOf()?.timesOf(day) ?? null;

import { allows } from '@stundenbuch/domain/access/access';
import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { workDay } from '@stundenbuch/domain/day/workday/work-day';
import { companySettings } from '@stundenbuch/domain/records/entries/company-settings';
import { portionOfPart } from '@stundenbuch/domain/records/entries/halves';
import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import { DEFAULT_END, DEFAULT_START } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Day } from '@stundenbuch/domain/time/day';
import { useOwnCalendar, useSession } from '@stundenbuch/web/session';
import { dayView } from '../shared/day-view.ts';
import { lastWork, type Times, usualTimes } from './recent.ts';
import { useRecent } from './use-recent.ts';

/** What a new working time of a day begins with; null while that is not known yet. What can't be loaded is not waited for. */
export function useTimesOf(): { timesOf: (day: Day) => Times; usualBreak: number } | null {
  const { who, user, company } = useSession();
  const { entries, loaded } = useRecent();
  const { calendar, contracts, loaded: isDayKnown, error } = useOwnCalendar();
  const { defaultBreak: usualBreak } = companySettings(company?.id ?? 0);
  const specified = { start_time: DEFAULT_START, end_time: DEFAULT_END, break: usualBreak };
  if (!allows(timesheetSlots.recent, who)) return { timesOf: () => specified, usualBreak };
  if (!loaded || !(isDayKnown || error)) return null;
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

import { allows } from '@stundenbuch/domain/access/access';
import { calendarParts } from '@stundenbuch/domain/day/calendar/access';
import { contractSlots } from '@stundenbuch/domain/day/contracts/access';
import type { DayFacts } from '@stundenbuch/domain/day/workday/work-day';
import { seesEverybody } from '@stundenbuch/domain/records/absences/access';
import { yearOf } from '@stundenbuch/domain/time/day';
import { useMemo } from 'react';
import { useToday } from '../clock/index.ts';
import { sessionApi } from './endpoints.ts';
import { useSession } from './hooks.ts';

interface OwnCalendar extends Pick<DayFacts, 'calendar' | 'contracts' | 'holidayByHand'> {
  /** False until the days are known; a company without a calendar has none to wait for. */
  loaded: boolean;
  error?: unknown;
  refetch: () => void;
}

/** The free and the half days of the person who looks, from the day on which the calendar counts to the end of next year. */
export const useOwnCalendar = (): OwnCalendar => useCalendarOf();

/** The same of another person, whom an admin looks at. */
export function useCalendarOf(person?: number): OwnCalendar {
  const { who, user } = useSession();
  const today = useToday();
  const isOn = allows(calendarParts.days, who);
  const settings = sessionApi.useSettingsOfCompanyQuery(undefined, { skip: !isOn });
  const { since, value } = settings.data?.calendar ?? {};
  const years = { from: yearOf(since ?? today), to: yearOf(today) + 1, user: person };
  const days = sessionApi.useCalendarYearsQuery(years, { skip: !since });
  // Whose days a lead looks at has a contract that is none of the lead's business (TEAM-04).
  const isLed = person !== undefined && person !== user?.id && !seesEverybody(who?.role ?? '');
  const hasContracts = !isLed && allows(contractSlots.contract, who);
  const contracts = sessionApi.useOwnContractsQuery(person ?? user?.id ?? 0, {
    skip: !hasContracts || !user,
  });
  const refetch = () => {
    settings.refetch();
    if (hasContracts) contracts.refetch();
    if (since) days.refetch();
  };
  const isTimelineThere = !hasContracts || contracts.data !== undefined;
  const loaded =
    !isOn || (settings.data !== undefined && (!since || days.data !== undefined) && isTimelineThere);
  const facts = useMemo(
    () =>
      isOn && days.data
        ? { calendar: days.data, contracts: contracts.data, holidayByHand: value?.manual40 === true }
        : {},
    [isOn, days.data, contracts.data, value],
  );
  return {
    ...facts,
    loaded,
    error: loaded ? undefined : (settings.error ?? days.error ?? contracts.error),
    refetch,
  };
}

import { absenceHours, workDay } from '@stundenbuch/domain/day/workday/work-day';
import type { Day } from '@stundenbuch/domain/time/day';
import { sessionApi, useOwnCalendar } from '@stundenbuch/web/session';
import { useMemo } from 'react';
import { useOwnAbsencesQuery } from '../shared/absences.api.ts';
import { requestFactsOf } from './request-facts.ts';

const FRESH = { refetchOnMountOrArgChange: true };

/** What a request of one's own is computed with, like on the server: the own record, absences and days. */
export function useOwnFacts() {
  const person = sessionApi.useCurrentUserQuery(undefined, FRESH);
  const absences = useOwnAbsencesQuery(undefined, FRESH);
  const { data: user } = person;
  const { data: own } = absences;
  const { loaded, error: unknown, refetch, calendar, contracts, holidayByHand } = useOwnCalendar();
  const known = useMemo(
    () =>
      user && own && loaded
        ? {
            own,
            facts: requestFactsOf(user, own, { calendar, contracts, holidayByHand }),
            hoursOf: (day: Day) => absenceHours(workDay({ ...user, calendar, contracts }, day)),
          }
        : undefined,
    [user, own, loaded, calendar, contracts, holidayByHand],
  );
  const retry = () => {
    person.refetch();
    absences.refetch();
    refetch();
  };
  return { known, error: person.error ?? absences.error ?? unknown, retry };
}

import { absenceHours, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { sessionApi, useOwnCalendar } from '@stundenbuch/web/session';
import { useMemo } from 'react';
import { useOwnAbsencesQuery } from '../shared/absences.api.ts';
import { requestFactsOf } from './request-facts.ts';
import { RequestForm } from './request-form.tsx';

const FRESH = { refetchOnMountOrArgChange: true };

/** The form computes with the person's own record and absences, like the server. */
export function RequestPage() {
  const person = sessionApi.useCurrentUserQuery(undefined, FRESH);
  const own = useOwnAbsencesQuery(undefined, FRESH);
  const { data: user } = person;
  const { data: absences } = own;
  const { loaded, error: unknown, refetch, calendar, contracts, holidayByHand } = useOwnCalendar();
  const facts = useMemo(
    () =>
      user && absences && loaded
        ? requestFactsOf(user, absences, { calendar, contracts, holidayByHand })
        : undefined,
    [user, absences, loaded, calendar, contracts, holidayByHand],
  );

  const error = person.error ?? own.error ?? unknown;
  if (error && !facts) {
    const retry = () => {
      person.refetch();
      own.refetch();
      refetch();
    };
    return <LoadFailure title="Abwesenheit beantragen" error={error} onRetry={retry} />;
  }
  return (
    <>
      <PageHeader title="Abwesenheit beantragen" />
      <Panel>
        {facts && user ? (
          <RequestForm
            facts={facts}
            own={absences ?? []}
            hoursOf={(day) => absenceHours(workDay({ ...user, calendar, contracts }, day))}
          />
        ) : (
          <Skeleton lines={5} />
        )}
      </Panel>
    </>
  );
}

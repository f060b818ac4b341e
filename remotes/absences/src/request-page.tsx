import { vacationFactsOf } from '@stundenbuch/domain/absences/account-fields';
import { takenHalves } from '@stundenbuch/domain/absences/halves';
import type { RequestFacts } from '@stundenbuch/domain/absences/request';
import { takesTheDay } from '@stundenbuch/domain/absences/types';
import { absenceHours, workDay } from '@stundenbuch/domain/contracts/work-day';
import type { CurrentUser } from '@stundenbuch/domain/session/contract';
import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { sessionApi } from '@stundenbuch/web/session';
import { useMemo } from 'react';
import { useOwnAbsencesQuery } from './absences.api.ts';
import { RequestForm } from './request-form.tsx';

const FRESH = { refetchOnMountOrArgChange: true };

/** The form computes with the person's own record and absences, like the server. */
export function RequestPage() {
  const person = sessionApi.useCurrentUserQuery(undefined, FRESH);
  const own = useOwnAbsencesQuery(undefined, FRESH);
  const { data: user } = person;
  const { data: absences } = own;
  const facts = useMemo(() => user && absences && factsOf(user, absences), [user, absences]);

  const error = person.error ?? own.error;
  if (error && !facts) {
    const retry = () => {
      person.refetch();
      own.refetch();
    };
    return <LoadFailure title="Abwesenheit beantragen" error={error} onRetry={retry} />;
  }
  return (
    <>
      <PageHeader title="Abwesenheit beantragen" />
      <Panel>
        {facts && user ? (
          <RequestForm facts={facts} hoursOf={(day) => absenceHours(workDay(user, day))} />
        ) : (
          <Skeleton lines={5} />
        )}
      </Panel>
    </>
  );
}

function factsOf(user: CurrentUser, absences: readonly Entry[]): RequestFacts {
  return {
    company: user.company,
    working_days: user.working_days,
    taken: takenHalves(absences.filter(({ status }) => takesTheDay(status))),
    vacation: vacationFactsOf(user, absences),
  };
}

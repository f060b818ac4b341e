import { isDay } from '@stundenbuch/domain/calendar/day';
import type { CurrentUser } from '@stundenbuch/domain/session/contract';
import { OfPerson } from '@stundenbuch/web/form';
import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useCalendarOf } from '@stundenbuch/web/session';
import { useSearchParams } from 'react-router-dom';
import { useAbsencesOfPersonQuery } from './absences.api.ts';
import { requestFactsOf } from './request-facts.ts';
import { RequestForm } from './request-form.tsx';

/** /person-absence?user&date: an admin enters an absence of a person, which is approved at once. */
export function PersonAbsencePage() {
  return (
    <OfPerson what="Abwesenheit eintragen, sie ist sofort genehmigt">
      {(person) => (
        <Panel>
          <AbsenceOf person={person} />
        </Panel>
      )}
    </OfPerson>
  );
}

function AbsenceOf({ person }: { person: CurrentUser }) {
  const [search] = useSearchParams();
  const date = search.get('date');
  const { calendar, contracts, manual40, loaded, error: unknown, refetch } = useCalendarOf(person.id);
  const absences = useAbsencesOfPersonQuery(person.id, { refetchOnMountOrArgChange: true });
  const error = absences.error ?? unknown;
  if (error && !(loaded && absences.data)) {
    const retry = () => {
      absences.refetch();
      refetch();
    };
    return <LoadFailure error={error} onRetry={retry} />;
  }
  if (!loaded || !absences.data) return <Skeleton lines={5} />;
  return (
    <RequestForm
      person={person}
      day={isDay(date) ? date : null}
      facts={requestFactsOf(person, absences.data, { calendar, contracts, manual40 })}
      // The server computes them.
      hoursOf={() => 0}
    />
  );
}

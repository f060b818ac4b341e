import { allows } from '@stundenbuch/domain/access/access';
import { isAbsence } from '@stundenbuch/domain/records/entries/status';
import { sickCaseParts } from '@stundenbuch/domain/records/sickcases/access';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { type Day, isDay } from '@stundenbuch/domain/time/day';
import { type CorrectedPerson, OfPerson } from '@stundenbuch/web/form';
import { ButtonLink, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { RecordLog } from '@stundenbuch/web/module';
import { useCalendarOf, useSession } from '@stundenbuch/web/session';
import { Navigate, useSearchParams } from 'react-router-dom';
import { requestFactsOf } from '../request/request-facts.ts';
import { RequestForm } from '../request/request-form.tsx';
import { useEntriesOfDaysQuery, useOwnAbsencesQuery } from '../shared/absences.api.ts';
import { AbsenceChangeForm } from './absence-change-form.tsx';

/** /person-absence: an admin, or a lead who decides on them, enters an absence of a person (?user&date) or changes one (?user&id&date). */
export function PersonAbsencePage() {
  const [search] = useSearchParams();
  const { who } = useSession();
  const id = search.get('id');
  const what = id === null ? 'Abwesenheit eintragen' : 'Abwesenheit ändern';
  return (
    <OfPerson
      what={what}
      lead={
        who?.role === 'admin'
          ? 'Sie ist sofort genehmigt.'
          : 'Sie gilt, wie wenn Sie den Antrag genehmigt hätten.'
      }
      actions={({ key, record }) => {
        if (!record) return null;
        if (id !== null) return <RecordLog table="entries" id={Number(id)} />;
        return (
          allows(sickCaseParts.fallSick, who) && (
            <ButtonLink to={`/sick-from?${new URLSearchParams({ user: key })}`} icon="absence">
              Krank ab einer Uhrzeit
            </ButtonLink>
          )
        );
      }}
    >
      {(person) => (
        <Panel>
          {person.record ? (
            <AbsenceOf person={person} record={person.record} />
          ) : (
            <AbsenceOfLed person={person} />
          )}
        </Panel>
      )}
    </OfPerson>
  );
}

/** A lead knows neither the contract nor the account: what does not fit the server refuses. */
function AbsenceOfLed({ person }: { person: CorrectedPerson }) {
  const [search] = useSearchParams();
  const date = search.get('date');
  const id = search.get('id');
  if (id !== null && !isDay(date)) return <Navigate to="/403" replace />;
  if (id !== null && isDay(date)) return <ChangeOfLed person={person} id={Number(id)} day={date} />;
  return (
    <RequestForm
      person={person}
      start={isDay(date) ? { day: date, end: date } : {}}
      facts={null}
      hoursOf={() => 0}
    />
  );
}

/** As it is read on the day. */
function ChangeOfLed({ person, id, day }: { person: CorrectedPerson; id: number; day: Day }) {
  const days = useEntriesOfDaysQuery(
    { user: person.id, from: day, to: day },
    { refetchOnMountOrArgChange: true },
  );
  if (days.error && !days.data) return <LoadFailure error={days.error} onRetry={days.refetch} />;
  if (!days.data) return <Skeleton lines={5} />;
  const entry = days.data.find((one) => one.id === id && isAbsence(one.project));
  if (!entry) return <Navigate to="/403" replace />;
  return <AbsenceChangeForm entry={entry} person={person} facts={null} />;
}

function AbsenceOf({ person, record }: { person: CorrectedPerson; record: CurrentUser }) {
  const [search] = useSearchParams();
  const date = search.get('date');
  const { calendar, contracts, holidayByHand, loaded, error: unknown, refetch } = useCalendarOf(person.id);
  const absences = useOwnAbsencesQuery({ user: person.id }, { refetchOnMountOrArgChange: true });
  const error = absences.error ?? unknown;
  if (error && !(loaded && absences.data)) {
    const retry = () => {
      absences.refetch();
      refetch();
    };
    return <LoadFailure error={error} onRetry={retry} />;
  }
  if (!loaded || !absences.data) return <Skeleton lines={5} />;
  const days = { calendar, contracts, holidayByHand };
  const id = search.get('id');
  if (id !== null) {
    const entry = absences.data.find((one) => one.id === Number(id));
    if (!entry) return <Navigate to="/403" replace />;
    const facts = requestFactsOf(record, absences.data, { ...days, byOffice: true }, entry);
    return <AbsenceChangeForm entry={entry} person={person} facts={facts} />;
  }
  return (
    <RequestForm
      person={person}
      start={isDay(date) ? { day: date, end: date } : {}}
      facts={requestFactsOf(record, absences.data, { ...days, byOffice: true })}
      // The server computes them.
      hoursOf={() => 0}
    />
  );
}

import { companySettings } from '@stundenbuch/domain/records/entries/company-settings';
import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { DEFAULT_END, DEFAULT_START } from '@stundenbuch/domain/records/timesheet/working-hours';
import { type CorrectedPerson, OfPerson } from '@stundenbuch/web/form';
import { LoadFailure, Panel, Spinner } from '@stundenbuch/web/kit';
import { RecordLog } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { personWeek } from '../shared/person-paths.ts';
import { useEntryQuery } from '../shared/timesheet.api.ts';
import { BookingForm, bookingValues } from './booking-form.tsx';
import { useCorrectionDeletion } from './correction-deletion.tsx';
import { useAddressedDay } from './search-day.ts';
import { WorkingTimeForm } from './working-time-form.tsx';

/** /person-entry?user&id corrects an entry of a person, /person-entry?user&kind&date adds one. */
export function PersonEntryPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const isWork = search.get('kind') !== 'booking';
  if (id !== null) {
    return (
      <OfPerson what="Eintrag bearbeiten" actions={() => <RecordLog table="entries" id={Number(id)} />}>
        {(person) => <Stored id={id} person={person} />}
      </OfPerson>
    );
  }
  return (
    <OfPerson what={isWork ? 'Arbeitszeit erfassen' : 'Projekt buchen'}>
      {(person) => <EntryForm entry={null} isWork={isWork} person={person} />}
    </OfPerson>
  );
}

function Stored({ id, person }: { id: string; person: CorrectedPerson }) {
  const { currentData: entry, error, isFetching, refetch } = useEntryQuery(id);
  if (!entry && isFetching) return <Spinner />;
  if (!entry) return <LoadFailure error={error} onRetry={refetch} />;
  if (entry.user !== person.id) return <Navigate to="/403" replace />;
  const kind = kindOf(entry.project);
  if (kind === 'absence') return <Navigate to={personWeek(person.key, entry.day)} replace />;
  return <EntryForm entry={entry} isWork={kind === 'work'} person={person} />;
}

interface Props {
  entry: Entry | null;
  isWork: boolean;
  person: CorrectedPerson;
}

function EntryForm({ entry, isWork, person }: Props) {
  const navigate = useNavigate();
  const { company } = useSession();
  const addressed = useAddressedDay(isWork ? 'work' : 'booking');
  const toWeek = (day: string) => navigate(personWeek(person.key, day));
  const deletion = useCorrectionDeletion(person, () => toWeek(entry?.day ?? addressed));
  const { defaultBreak } = companySettings(company?.id ?? 0);
  const times = { day: addressed, start_time: DEFAULT_START, end_time: DEFAULT_END, break: defaultBreak };
  const common = { entry, person, onSaved: ({ day }: Entry) => toWeek(day) };
  return (
    <Panel>
      {isWork ? (
        <WorkingTimeForm {...common} values={times} onDelete={deletion.ask} />
      ) : (
        <BookingForm
          {...common}
          values={bookingValues(entry ?? { day: addressed })}
          {...(entry && { onDelete: () => deletion.ask(entry) })}
        />
      )}
      {deletion.dialog}
    </Panel>
  );
}

import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { FormBeside } from '@stundenbuch/web/beside';
import { useToday } from '@stundenbuch/web/clock';
import { DetailPaneContext, PageHeader, Panel, usePageSearch } from '@stundenbuch/web/kit';
import { RecordLog } from '@stundenbuch/web/module';
import { useContext, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { StarOfOpened, useHasFavourites } from '../favourites/lazy.ts';
import { BACK_TO_DAY } from '../shared/day-view.ts';
import { weekPath } from '../shared/week-path.ts';
import { BookingForm, bookingValues } from './booking-form.tsx';
import { useDeletion } from './delete-entry.tsx';
import { OpenEntry } from './open-entry.tsx';
import { useAddressedDay, useAddressKey } from './search-day.ts';
import { WeekBeside, WeekOfEntry } from './week-of-form.tsx';

/** /booking?date&time */
export function NewBookingPage() {
  const key = useAddressKey();
  return (
    <>
      <PageHeader title="Projekt buchen" />
      <NewBooking key={key} />
    </>
  );
}

function NewBooking() {
  const addressed = useAddressedDay('booking');
  const [day, setDay] = useState(addressed);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const afterSave = useAfterSave();
  const time = Number(search.get('time'));
  const hours = time >= 0.25 && time <= 24 ? time : null;
  return (
    <FormBeside beside={<WeekBeside day={day} />}>
      <Panel>
        <BookingForm
          entry={null}
          values={bookingValues({ day: addressed, hours, ...state })}
          onSaved={afterSave}
          onDay={setDay}
        />
      </Panel>
    </FormBeside>
  );
}

/** /manage-booking?id edits a booking, /manage-booking?date adds one to a day. */
export function ManageBookingPage() {
  const id = usePageSearch().get('id');
  return id === null ? <NewBookingPage /> : <ChangeBookingPage id={id} />;
}

function ChangeBookingPage({ id }: { id: string }) {
  const hasFavourites = useHasFavourites();
  return (
    <>
      <PageHeader
        title="Projektbuchung bearbeiten"
        actions={
          <>
            {hasFavourites && <StarOfOpened id={id} />}
            <RecordLog table="entries" id={Number(id)} />
          </>
        }
      />
      <FormBeside beside={<WeekOfEntry id={id} />}>
        <Panel>
          <OpenEntry id={id}>{(entry) => <ChangeBooking entry={entry} />}</OpenEntry>
        </Panel>
      </FormBeside>
    </>
  );
}

function ChangeBooking({ entry }: { entry: Entry }) {
  const navigate = useNavigate();
  const afterSave = useAfterSave();
  const { pathAfter } = usePathAfter();
  const pane = useContext(DetailPaneContext);
  const deletion = useDeletion(pane?.close ?? (() => navigate(pathAfter(entry.day))));
  if (kindOf(entry.project) !== 'project')
    return <Navigate to={`/manage-workingtime?id=${entry.id}`} replace />;
  const { id } = entry;
  return (
    <>
      <BookingForm
        key={id}
        entry={entry}
        values={bookingValues(entry)}
        onSaved={pane?.close ?? afterSave}
        onDelete={() => deletion.ask(entry)}
      />
      {deletion.dialog}
    </>
  );
}

/** The week, or the day from which the booking was opened. */
function usePathAfter() {
  const today = useToday();
  const isOfDay = `then=${useSearchParams()[0].get('then')}` === BACK_TO_DAY;
  return { isOfDay, pathAfter: (day: Day) => (isOfDay ? `/day?date=${day}` : weekPath(day, today)) };
}

/** Back to where it began, or on to the next booking with the rest of the day. */
function useAfterSave() {
  const navigate = useNavigate();
  const { isOfDay, pathAfter } = usePathAfter();
  return ({ day }: Entry, rest: number | null) =>
    rest === null
      ? navigate(pathAfter(day))
      : // Cancelling leads to where the first one began.
        navigate(`/booking?date=${day}&time=${rest}${isOfDay ? `&${BACK_TO_DAY}` : ''}`, { replace: true });
}

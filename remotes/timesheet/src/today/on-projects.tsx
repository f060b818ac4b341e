import { timesheetTexts } from '@stundenbuch/domain/records/timesheet/messages';
import { BOOKING } from '@stundenbuch/domain/records/timesheet/working-hours';
import { quartersIn } from '@stundenbuch/domain/workflows/day/shares';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { formatHours } from '@stundenbuch/web/format';
import { Button, ButtonLink, Icon } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { bookingsIn } from '../entries/recent.ts';
import { useSaveBookingMutation } from '../shared/timesheet.api.ts';
import { SHORTEST, unbookedOf } from './todays-state.tsx';
import type { TodaysWork } from './use-today.ts';

/** What is on projects and what is not yet, with one tap on the last one in quarters. */
export function OnProjects({ work }: { work: TodaysWork }) {
  const { who } = useSession();
  const { view, runs } = work;
  const sums = Map.groupBy(view.bookings, ({ project }) => project);
  const unbooked = who?.flags.includes('timebooking') ? unbookedOf(work) : 0;
  return (
    <div className="ts-today-projects">
      <h3>Auf Projekten</h3>
      <ul>
        {[...sums].map(([project, bookings]) => (
          <li key={project}>
            <span>{bookings[0]?.project_name}</span>
            <span>{formatHours(bookings.reduce((sum, { hours }) => sum + hours, 0))} h</span>
          </li>
        ))}
        {unbooked > 0 && (
          <li className={unbooked >= SHORTEST ? 'ts-unbooked' : undefined}>
            <span>{unbooked >= SHORTEST && <Icon name="warning" />} noch nicht gebucht</span>
            <span>{formatHours(unbooked / 60)} h</span>
          </li>
        )}
      </ul>
      {sums.size === 0 && unbooked === 0 && <p className="sb-muted">Noch nichts gebucht.</p>}
      {unbooked >= SHORTEST && <BookRest work={work} hours={quartersIn(unbooked / 60) * BOOKING.step} />}
      {unbooked >= SHORTEST && runs && (
        <p className="sb-muted ts-today-note">In Viertelstunden; der Rest folgt beim Gehen.</p>
      )}
    </div>
  );
}

/** On what is proposed for the day, else on what was booked last; who has booked nothing lately chooses. */
function BookRest({ work, hours }: { work: TodaysWork; hours: number }) {
  const [save, { isLoading }] = useSaveBookingMutation();
  const alert = useAlert();
  const undoOf = useUndo();
  const { day, compared, entries } = work;
  const rest = compared?.proposals.find(({ kind }) => kind === 'rest')?.bookings[0];
  const last = rest ?? (compared && bookingsIn(entries.filter((entry) => entry.day <= day))[0]);
  const label = `${formatHours(hours)} h buchen`;
  if (!last) return <ButtonLink to={`/booking?date=${day}&time=${hours}`}>{label}</ButtonLink>;
  const { project, project_name, booking_text } = last;

  async function book() {
    const input = { day, project, booking_text: booking_text ?? '', hours };
    try {
      const saved = await save({ id: null, input }).unwrap();
      alert(timesheetTexts.bookingSaved, 'success', undoOf(saved));
    } catch (error) {
      if (!isFailure(error)) throw error;
      alert(error.kind === 'refused' ? error.message : timesheetTexts.saveFailed, 'danger');
    }
  }

  return (
    <>
      <Button icon="booking" busy={isLoading} label={`${label} auf ${project_name}`} onClick={book}>
        {label}
      </Button>
      <p className="sb-muted ts-today-note">
        Auf {project_name}: „{booking_text}“
      </p>
    </>
  );
}

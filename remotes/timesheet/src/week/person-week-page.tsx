import { allows } from '@stundenbuch/domain/access/access';
import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { givesBack } from '@stundenbuch/domain/records/absences/sickness';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { addDays, type Day, daysFrom, isDay, monthOf } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { type CorrectedPerson, OfPerson } from '@stundenbuch/web/form';
import { formatDay } from '@stundenbuch/web/format';
import { Icon, IconButton, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { useCalendarOf, useSession } from '@stundenbuch/web/session';
import { Fragment, useId } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useCorrectionDeletion } from '../entries/correction-deletion.tsx';
import { useLockedMonths } from '../month/use-locked-months.ts';
import { ForgottenOf } from '../punch/forgotten-of.tsx';
import { type DayView, dayView, type Viewer } from '../shared/day-view.ts';
import { absenceChangePath, absencePath, pathsOf, sicknessPath } from '../shared/person-paths.ts';
import { useEntriesOfPersonQuery, useMissingOfLedQuery } from '../shared/timesheet.api.ts';
import { WeekDay } from './week-day.tsx';
import { WeekSums } from './week-sums.tsx';
import '../shared/week.css';

/** /person-week?user&day: the week of a person, in which an admin or a lead corrects, whatever the year. */
export function PersonWeekPage() {
  return <OfPerson what="Korrektur der Woche">{(person) => <PersonWeek person={person} />}</OfPerson>;
}

function PersonWeek({ person }: { person: CorrectedPerson }) {
  const id = useId();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day');
  const monday = mondayOf(isDay(asked) ? asked : today);
  const go = (day: Day) => setSearch({ user: person.key, day });
  return (
    <>
      <div className="ts-picker">
        <DateField
          id={id}
          name="day"
          label="Woche mit dem Tag"
          value={isDay(asked) ? asked : today}
          onChange={(day) => day && go(day)}
        />
        <IconButton icon="previous" label="Vorherige Woche" onClick={() => go(addDays(monday, -7))} />
        <IconButton icon="next" label="Nächste Woche" onClick={() => go(addDays(monday, 7))} />
      </div>
      <ForgottenOf person={{ ...person, user: person.id }} />
      <Days person={person} monday={monday} />
    </>
  );
}

function Days({ person, monday }: { person: CorrectedPerson; monday: Day }) {
  const today = useToday();
  const { who } = useSession();
  const { hash } = useLocation();
  const deletion = useCorrectionDeletion(person);
  const { calendar, contracts, loaded, ...known } = useCalendarOf(person.id);
  const days = daysFrom(monday, addDays(monday, 5));
  const closed = useLockedMonths(person.id, days);
  const period = { user: person.id, from: monday, to: addDays(monday, 5) };
  const { currentData: entries, error, refetch } = useEntriesOfPersonQuery(period);
  const isLed = person.record === null;
  const missing = useMissingOfLedQuery(period, { skip: !isLed });
  const failed = error ?? missing.error;
  if (failed && !(entries && (missing.currentData || !isLed)))
    return <LoadFailure error={failed} onRetry={() => void (error ? refetch() : missing.refetch())} />;
  if (known.error) return <LoadFailure error={known.error} onRetry={known.refetch} />;
  if (!entries || (isLed && !missing.currentData) || !loaded || !closed.loaded)
    return <Skeleton lines={12} />;
  const views = days.map((day) => dayView(day, entries));
  const isClosed = (day: Day) => closed.months.includes(monthOf(day));
  const viewer: Viewer = {
    flags: who?.flags ?? [],
    anyMinute: hasMinutes(who?.features),
    working_days: person.working_days,
    ...(person.record && { weeklyhours: person.record.weeklyhours }),
    calendar,
    contracts,
    ...recordingOf(person),
    first_day: person.first_day ?? null,
    missing: missing.currentData?.days,
    corrects: pathsOf(person.key),
    // Who corrects needs no days of grace.
    months: { grace: 0, closed: closed.months },
  };
  return (
    <section className="sb-panel ts-week" aria-label={`${formatDay(monday)} – ${formatDay(days.at(-1))}`}>
      <ol className="ts-days">
        {views.map((view) => (
          <WeekDay
            key={view.day}
            view={view}
            viewer={viewer}
            today={today}
            isSought={hash === `#${view.day}`}
          >
            {allows(officePages['/person-absence'], who) && person.decides && !isClosed(view.day) && (
              <AbsenceLinks view={view} person={person} onDelete={deletion.ask} />
            )}
          </WeekDay>
        ))}
      </ol>
      <WeekSums views={views} viewer={viewer} isSigned />
      {deletion.dialog}
    </section>
  );
}

interface LinkProps {
  view: DayView;
  person: CorrectedPerson;
  onDelete: (absence: Entry) => void;
}

function AbsenceLinks({ view: { day, absences }, person: { key, record }, onDelete }: LinkProps) {
  const on = <span className="sb-hidden">am {formatDay(day)}</span>;
  return (
    <p className="sb-line ts-adds">
      {absences.map((absence) => {
        const { id } = absence;
        const name = absenceName(absence);
        return (
          <Fragment key={id}>
            <Link className="ts-add" to={absenceChangePath(key, id, day)}>
              <Icon name="edit" /> {name} ändern {on}
            </Link>
            <IconButton
              icon="delete"
              label={`${name} am ${formatDay(day)} löschen`}
              onClick={() => onDelete(absence)}
            />
          </Fragment>
        );
      })}
      {record && absences.some(givesBack) && (
        <Link className="ts-add" to={sicknessPath(key, day)}>
          <Icon name="absence" /> Krank im Urlaub {on}
        </Link>
      )}
      {absences.length === 0 && (
        <Link className="ts-add" to={absencePath(key, day)}>
          <Icon name="add" /> Abwesenheit eintragen {on}
        </Link>
      )}
    </p>
  );
}

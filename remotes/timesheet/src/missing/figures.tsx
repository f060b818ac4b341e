import { allows } from '@stundenbuch/domain/access/access';
import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { hoursOfDays } from '@stundenbuch/domain/records/timesheet/week-hours';
import { addDays, daysFrom } from '@stundenbuch/domain/time/day';
import { cwOf, mondayOf } from '@stundenbuch/domain/time/week';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { useToday } from '@stundenbuch/web/clock';
import { formatHours, formatShortDay } from '@stundenbuch/web/format';
import { Figure } from '@stundenbuch/web/kit';
import { useOwnCalendar, useSession } from '@stundenbuch/web/session';
import { useEntriesOfWeekQuery, useMissingDaysQuery } from '../shared/timesheet.api.ts';
import { missingPath } from './missing-path.ts';
import { useCompanyFaults, useFaultPeriod, useHasTodo } from './use-faults.ts';

const inHours = (minutes: number) => `${formatHours(minutes / 60)} h`;

/** Target and actual hours of this week. */
export function WeekFigure() {
  const today = useToday();
  const { user } = useSession();
  const { loaded, error: calendarError, refetch: refetchCalendar, ...facts } = useOwnCalendar();
  const { data, error, refetch } = useEntriesOfWeekQuery(cwOf(today));
  const retry = error ? refetch : refetchCalendar;
  const monday = mondayOf(today);
  const { target, actual } = hoursOfDays(daysFrom(monday, addDays(monday, 6)), data ?? [], {
    weeklyhours: user?.weeklyhours ?? null,
    working_days: user?.working_days ?? null,
    ...recordingOf(user),
    ...facts,
  });
  return (
    <Figure
      label="Diese Woche"
      value={data && loaded && user ? inHours(actual) : undefined}
      hint={target > 0 ? `von ${inHours(target)}` : 'ohne Sollstunden'}
      path="/timesheet"
      onRetry={error || calendarError ? retry : undefined}
    />
  );
}

/** Working days without an entry that can still be recorded, up to yesterday. */
export function MissingFigure() {
  return useHasTodo() ? null : <Missing />;
}

function Missing() {
  const { who } = useSession();
  const { data, error, refetch } = useMissingDaysQuery();
  const days = data?.filter(({ working_day }) => working_day === 'true').map(({ day }) => day);
  const [first] = days ?? [];
  return (
    <Figure
      label="Es fehlt"
      value={days && (first ? daysOf(days.length) : 'nichts')}
      hint={first ? `seit ${formatShortDay(first)}` : 'Bis gestern ist alles gebucht.'}
      tone={first ? 'bad' : undefined}
      onRetry={error ? refetch : undefined}
      {...(first && { path: missingPath(first, who?.flags ?? []) })}
    />
  );
}

/** People with faults, unless who closes months sees them above by name. */
export function FaultsFigure() {
  return allows(monthParts.manage, useSession().who) ? null : <PeopleWithFaults />;
}

/** How many people have faulty days; which, the list below says. */
function PeopleWithFaults() {
  const { loads, faults } = useCompanyFaults();
  const complete = loads.every(({ data }) => data !== undefined);
  const failed = loads.filter(({ data, isError }) => isError && data === undefined);
  const since = useFaultPeriod() ?? 'in diesem Monat';
  const people = new Set(faults.map(({ person }) => person?.user)).size;
  const retry = () => {
    for (const { refetch } of failed) refetch();
  };
  return (
    <Figure
      label="Mit Fehlern"
      value={complete ? peopleOf(people) : undefined}
      hint={people > 0 ? `${daysOf(faults.length)} ${since}` : since}
      tone={people > 0 ? 'warn' : undefined}
      onRetry={failed.length > 0 ? retry : undefined}
    />
  );
}

const daysOf = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;
const peopleOf = (count: number) =>
  count === 0 ? 'niemand' : `${count} ${count === 1 ? 'Person' : 'Personen'}`;

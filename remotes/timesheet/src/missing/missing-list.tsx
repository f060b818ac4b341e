import { allows } from '@stundenbuch/domain/access/access';
import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { openPeriodWord } from '@stundenbuch/domain/day/workday/open-days';
import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import { hasBegun } from '@stundenbuch/domain/records/timesheet/faults';
import { useToday } from '@stundenbuch/web/clock';
import { formatFullDay } from '@stundenbuch/web/format';
import { EmptyLine, EmptyState, ErrorState, Icon, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useOpenMonths, useOwnCalendar, useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { LastMonth } from '../shared/last-month.tsx';
import { useMissingDaysQuery } from '../shared/timesheet.api.ts';
import { missingPath } from './missing-path.ts';
import { useHasTodo } from './use-faults.ts';
import '../shared/lists.css';

/** The working days without an entry that can still be recorded. Each links to the form that fixes it. */
export function MissingList() {
  return useHasTodo() ? null : <Missing />;
}

function Missing() {
  const { data, isLoading, refetch } = useMissingDaysQuery();
  const { who } = useSession();
  const times = who?.flags.includes('timebooking') ?? false;
  const days = (data ?? []).filter(({ working_day }) => working_day === 'true');
  return (
    <Panel title="Fehlende Buchungen">
      <LastMonth kind="missing" />
      {isLoading && <Skeleton lines={3} />}
      {!isLoading && !data && (
        <ErrorState message="Die fehlenden Buchungen konnten nicht geladen werden." onRetry={refetch} />
      )}
      {data && days.length === 0 && <NoneMissing />}
      <ul className="sb-rows ts-list">
        {days.map(({ day, name, portion }) => (
          <li key={day}>
            <Link to={missingPath(day, who?.flags ?? [])}>
              <strong>{formatFullDay(day)}</strong>
              <span>
                {times ? 'Arbeitszeit fehlt' : 'Projektbuchung fehlt'}
                {portion === 0.5 && ' (halber Tag)'}
                {name && ` – ${name}`}
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** An all-clear only if there was something to book. */
function NoneMissing() {
  const today = useToday();
  const { user, who } = useSession();
  const hasFigure = allows(timesheetSlots.missingFigure, who);
  const { calendar, contracts } = useOwnCalendar();
  const months = useOpenMonths();
  const since = openPeriodWord(today, months);
  const records = who?.flags.some((flag) => flag === 'timebooking' || flag === 'projectbooking');
  if (!records) return <EmptyState>In Ihrem Unternehmen ist nichts zu buchen.</EmptyState>;
  const attendance = user && {
    first_day: user.first_day ?? null,
    working_days: user.working_days,
    ...recordingOf(user),
    calendar,
    contracts,
    months,
  };
  if (!attendance || !hasBegun(attendance, today)) {
    const when = since ? `S${since.slice(1)}` : 'In diesem Monat';
    return <EmptyState>{when} war bis gestern noch kein Arbeitstag zu buchen.</EmptyState>;
  }
  const done = `Bis gestern sind alle Arbeitstage ${since ?? 'dieses Monats'} gebucht.`;
  return hasFigure ? <EmptyLine icon="done">{done}</EmptyLine> : <EmptyState icon="done">{done}</EmptyState>;
}

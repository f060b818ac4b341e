import type { Day } from '@stundenbuch/domain/calendar/day';
import { formatDay, weekdayName } from '@stundenbuch/web/format';
import { EmptyState, ErrorState, Icon, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { useMissingDaysQuery } from './timesheet.api.ts';
import './lists.css';

/** Working days of this month on which nothing stands. Each leads to the form that mends it. */
export function MissingList() {
  const { data, isLoading, refetch } = useMissingDaysQuery();
  const { who } = useSession();
  const times = who?.flags.includes('timebooking') ?? false;
  const pathTo = (day: Day) => `${times ? '/create-workingtime' : '/manage-booking'}?date=${day}`;
  const days = (data ?? []).filter(({ working_day }) => working_day === 'true');
  return (
    <Panel title="Fehlende Buchungen">
      {isLoading && <Skeleton lines={3} />}
      {!isLoading && !data && (
        <ErrorState message="Die fehlenden Buchungen konnten nicht geladen werden." onRetry={refetch} />
      )}
      {data && days.length === 0 && (
        <EmptyState icon="done">Alle Arbeitstage dieses Monats sind gebucht.</EmptyState>
      )}
      <ul className="ts-list">
        {days.map(({ day }) => (
          <li key={day}>
            <Link to={pathTo(day)}>
              <span className="ts-list-day">
                {weekdayName(day)}, {formatDay(day)}
              </span>
              <span>{times ? 'Arbeitszeit fehlt' : 'Projektbuchung fehlt'}</span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

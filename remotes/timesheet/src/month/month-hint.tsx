import { monthName } from '@stundenbuch/domain/time/format';
import { Awaited, Icon, Panel } from '@stundenbuch/web/kit';
import { sessionApi, useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import '../shared/lists.css';

/** On the dashboard: the months that wait for one's confirmation. */
export function MonthHint() {
  const { user } = useSession();
  const { data, isLoading } = sessionApi.useOwnMonthsQuery();
  if (isLoading) return <Awaited />;
  if (!user || !data || data.waiting.length === 0) return null;
  return (
    <Panel title="Monat bestätigen">
      <ul className="sb-rows ts-list">
        {data.waiting.map(({ month, state, reason }) => (
          <li key={month}>
            <Link to={`/month?user=${user.id}&month=${month}`}>
              <strong>{monthName(month)}</strong>
              <span>
                {state === 'closed' ? 'wurde korrigiert' : 'ist noch nicht bestätigt'}
                {reason && `: „${reason}“`}
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

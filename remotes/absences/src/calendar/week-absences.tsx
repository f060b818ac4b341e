import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { formatShortDay } from '@stundenbuch/web/format';
import { ErrorState, Icon, Panel, Skeleton } from '@stundenbuch/web/kit';
import { Link } from 'react-router-dom';
import { nameOf } from '../shared/names.ts';
import { typeOf } from './calendar-words.ts';
import { useWeekAbsences } from './use-week-absences.ts';
import './week.css';

/** Nobody reads more than that on a dashboard. */
const MOST = 12;

/** Who is away from Monday to Friday of this week. */
export function WeekAbsences() {
  const today = useToday();
  const { days, vacations, isLoading, failed } = useWeekAbsences();
  return (
    <div className="ab-week-place">
      <Panel title="Abwesenheiten dieser Woche">
        {isLoading && <Skeleton lines={5} />}
        {!isLoading && failed && (
          <ErrorState message="Die Abwesenheiten konnten nicht geladen werden." onRetry={failed.refetch} />
        )}
        {!isLoading && !failed && (
          <ol className="sb-columns ab-week">
            {days.map((day) => (
              <DayOfWeek
                key={day}
                day={day}
                away={vacations.filter((v) => v.day === day)}
                isToday={day === today}
              />
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}

function DayOfWeek({ day, away, isToday }: { day: Day; away: readonly Vacation[]; isToday: boolean }) {
  return (
    <li aria-current={isToday ? 'date' : undefined}>
      <h3>{formatShortDay(day)}</h3>
      {away.length === 0 && <p className="sb-muted">niemand</p>}
      <ul className="sb-stack">
        {away.slice(0, MOST).map((vacation) => (
          <li key={`${vacation.user} ${vacation.half ?? ''}`}>
            <span className={vacation.status === 1 ? 'sb-good' : 'sb-warn'}>
              <Icon name={vacation.status === 1 ? 'done' : 'worktime'} />
            </span>
            <span>
              <span>{nameOf(vacation)}</span>
              <small>
                {typeOf(vacation)}
                {vacation.status === 1 ? ', genehmigt' : ', beantragt'}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {away.length > MOST && <Link to="/vacation-overview">{away.length - MOST} weitere</Link>}
    </li>
  );
}

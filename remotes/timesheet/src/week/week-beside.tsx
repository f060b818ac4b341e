import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { cwOf, resolveWeek } from '@stundenbuch/domain/time/week';
import { useToday } from '@stundenbuch/web/clock';
import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { Link } from 'react-router-dom';
import { dayView } from '../shared/day-view.ts';
import { useEntriesOfWeekQuery } from '../shared/timesheet.api.ts';
import { useViewer } from '../shared/use-viewer.ts';
import { weekPath } from '../shared/week-path.ts';
import { WeekDay } from './week-day.tsx';
import { WeekSums } from './week-sums.tsx';
import '../shared/week.css';

/** Beside a form: the week of its day, which the form has asked for already. Of another year nobody changes anything. */
export function WeekBeside({ day }: { day: Day }) {
  const today = useToday();
  const week = yearOf(day) === yearOf(today) ? resolveWeek(cwOf(day), yearOf(today)) : null;
  const { currentData: entries, error, refetch } = useEntriesOfWeekQuery(cwOf(day), { skip: !week });
  const { viewer, ...viewing } = useViewer();
  if (!week) return null;
  if (error && !entries) return <LoadFailure error={error} onRetry={refetch} />;
  if (viewing.error) return <LoadFailure error={viewing.error} onRetry={viewing.refetch} />;
  if (!entries || !viewer)
    return (
      <Panel>
        <Skeleton lines={12} />
      </Panel>
    );
  const views = week.days.map((one) => dayView(one, entries));
  return (
    <section className="sb-panel ts-week ts-week-beside" aria-label={week.label}>
      <header>
        <h2>{week.label}</h2>
        <Link className="sb-touch" to={weekPath(day, today)}>
          Woche öffnen
        </Link>
      </header>
      <ol className="ts-days">
        {views.map((view) => (
          <WeekDay key={view.day} {...{ view, viewer, today }} isChosen={view.day === day} />
        ))}
      </ol>
      <WeekSums views={views} viewer={viewer} isSigned />
    </section>
  );
}

import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { formatHours } from '@stundenbuch/web/format';
import { EmptyLine, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { BarDay } from './day-series.ts';

// The chart library is only loaded when there is something to draw; the list of days has the same figures.
const DayBars = lazyPage(
  () =>
    import('./day-bars.tsx').then(
      (file) => file.DayBars,
      () => ChartMissing,
    ),
  () => <Skeleton lines={3} />,
);

const ChartMissing = () => <p>Das Diagramm konnte nicht geladen werden.</p>;

const inHours = (minutes: number) => formatHours(hoursOf(minutes));

interface Props {
  days: readonly BarDay[];
  /** Sums of the list of days, of those that count so far. */
  credited: number;
  target: number;
}

/** Hours against target, day by day; the title is the answer. */
export function HoursOfDays({ days, credited, target }: Props) {
  const isEmpty = days.every((day) => day.credited === 0);
  return (
    <Panel
      title={isEmpty ? 'Stunden je Tag' : `Stunden je Tag: ${inHours(credited)} von ${inHours(target)} h`}
    >
      {isEmpty ? (
        <EmptyLine>In diesem Monat ist noch nichts eingetragen.</EmptyLine>
      ) : (
        <DayBars days={days} />
      )}
    </Panel>
  );
}

import { type MonthBalance, monthBalances } from '@stundenbuch/domain/records/timesheet/balance';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { monthName } from '@stundenbuch/domain/time/format';
import { round } from '@stundenbuch/domain/time/rounding';
import type { Column } from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import { Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { WorkerTabProps } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { useEntriesOfPersonQuery, useOwnHoursQuery } from '../shared/timesheet.api.ts';
import { PersonTable } from './person-table.tsx';

// The chart library is only loaded when there is something to draw; the table has the same figures.
const MonthChart = lazyPage(
  () =>
    import('./month-chart.tsx').then(
      (file) => file.MonthChart,
      () => ChartMissing,
    ),
  () => <Skeleton lines={3} />,
);

const ChartMissing = () => <p>Das Diagramm konnte nicht geladen werden.</p>;

const columns: Column<MonthBalance>[] = [
  {
    key: 'month',
    title: 'Monat',
    value: ({ month }) => month,
    render: ({ month }) => monthName(month),
    card: 'title',
  },
  { key: 'target', title: 'Soll', kind: 'hours', value: ({ target }) => target },
  { key: 'actual', title: 'Ist', kind: 'hours', value: ({ actual }) => actual },
  {
    key: 'difference',
    title: 'Differenz',
    kind: 'hours',
    value: ({ difference }) => difference,
    render: ({ difference }) => <Difference hours={difference} />,
    card: 'amount',
  },
];

/** Green above, red below the target; the sign says the same without colour. */
function Difference({ hours }: { hours: number }) {
  const tone = hours > 0 ? 'sb-good' : hours < 0 ? 'sb-bad' : undefined;
  return (
    <span className={tone}>
      {hours > 0 && '+'}
      {formatHours(hours)}
    </span>
  );
}

/** Rounded, because 0.1 + 0.2 − 0.3 is slightly above zero, and would be green. */
const total = (rows: readonly MonthBalance[], of: 'target' | 'actual' | 'difference') =>
  round(rows.reduce((sum, row) => sum + row[of], 0));

export function BalanceTab({ userId }: WorkerTabProps) {
  const isOwn = useSession().user?.id === userId;
  return (
    <PersonTable<Entry, MonthBalance>
      key={isOwn ? 'own' : 'other'}
      id="workingTimeOverview"
      label="Arbeitszeitübersicht"
      userId={userId}
      useLoad={isOwn ? useOwnHoursQuery : useEntriesOfPersonQuery}
      rowsOf={monthBalances}
      columns={columns}
      rowKey={({ month }) => month}
      summary={(rows) => ({
        month: 'Summe',
        target: formatHours(total(rows, 'target')),
        actual: formatHours(total(rows, 'actual')),
        difference: <Difference hours={total(rows, 'difference')} />,
      })}
      chart={(rows) => (
        <section>
          <h3>Soll und Ist je Monat</h3>
          <MonthChart months={rows} />
        </section>
      )}
    />
  );
}

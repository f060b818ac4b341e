import type { AnalysisGroups } from '@stundenbuch/domain/accounts/analysis/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { DataTable } from '@stundenbuch/web/data';
import { formatFullDay, formatWholeEuro } from '@stundenbuch/web/format';
import { Button, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useState } from 'react';
import { money, nameColumn } from './group-columns.tsx';
import { groupPath, type ShownPeriod } from './paths.ts';

const MoneyChart = lazyPage(
  async () => (await import('./money-chart.tsx')).MoneyChart,
  () => <Skeleton lines={8} />,
);

const columns = [
  nameColumn('month'),
  money('revenue', 'Erlös', ({ revenue }) => revenue),
  money('cost', 'Kosten', ({ cost }) => cost),
];

interface Props {
  period: ShownPeriod;
  months: AnalysisGroups;
  today: Day;
}

/** Below the projects: the months, drawn or as a table for who would rather read. */
export function MonthPanel({ period, months, today }: Props) {
  const [isTable, setTable] = useState(false);
  const { rows, total } = months;
  if (rows.length === 0) return null;
  return (
    <Panel
      title="Erlös und Kosten je Monat"
      actions={
        <Button kind="quiet" icon={isTable ? 'analysis' : 'menu'} onClick={() => setTable(!isTable)}>
          {isTable ? 'Als Diagramm' : 'Als Tabelle'}
        </Button>
      }
    >
      {isTable ? (
        <DataTable
          id="analysis-months"
          label="Erlös und Kosten je Monat"
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          pageSize={12}
          to={({ key }) => groupPath(period, 'month', key, { part: 'customers' })}
          summary={{
            name: 'Summe',
            revenue: formatWholeEuro(total.revenue),
            cost: total.cost === null ? '–' : formatWholeEuro(total.cost),
          }}
        />
      ) : (
        <MoneyChart by="month" rows={rows} />
      )}
      <p className="sb-muted">
        Kundenprojekte{period.to >= today && `, bis ${formatFullDay(today)}`}. Erlös = Stunden × Satz, bei
        Festpreis höchstens der Preis. Stunden ohne Satz sind nicht enthalten.
      </p>
    </Panel>
  );
}

import type { AnalysisGroup } from '@stundenbuch/domain/accounts/analysis/contract';
import { DataTable, ExportButton } from '@stundenbuch/web/data';
import { formatHours, formatWholeEuro } from '@stundenbuch/web/format';
import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useAnalysisGroupsQuery } from './analysis.api.ts';
import { GROUP_WORDS, groupColumns } from './group-columns.tsx';
import { NoBookings } from './no-bookings.tsx';
import { groupPath, type ShownPeriod } from './paths.ts';

const MoneyChart = lazyPage(
  async () => (await import('./money-chart.tsx')).MoneyChart,
  () => <Skeleton lines={8} />,
);

interface Props {
  period: ShownPeriod;
  by: AnalysisGroup;
}

const SIZE = 20;

/** Months, people or customers: what their hours brought and cost, as bars and as a table, each row leading to its bookings. */
export function GroupsPanel({ period, by }: Props) {
  const { currentData, error, refetch } = useAnalysisGroupsQuery({ ...period, by });
  const id = `analysis-${by}`;
  const columns = groupColumns(by);
  const rows = currentData?.rows ?? [];
  const total = currentData?.total;
  const title = `Erlös und Kosten je ${GROUP_WORDS[by]}`;
  return (
    <Panel
      title={title}
      actions={<ExportButton id={id} columns={columns} rows={rows} disabled={!currentData} />}
    >
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!currentData && !error && <Skeleton lines={12} />}
      {total && rows.length === 0 && <NoBookings period={period} />}
      {total && rows.length > 0 && (
        <>
          <MoneyChart by={by} rows={rows} />
          <DataTable
            id={id}
            label={title}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            pageSize={SIZE}
            to={({ key }) => groupPath(period, by, key)}
            summary={{
              name: 'Summe',
              hours: formatHours(total.hours),
              internal: formatHours(total.internal_hours),
              unpriced: formatHours(total.unpriced),
              revenue: formatWholeEuro(total.revenue),
              cost: total.cost === null ? '–' : formatWholeEuro(total.cost),
            }}
          />
        </>
      )}
    </Panel>
  );
}

import type { HourlyRate, RateSortKey } from '@stundenbuch/domain/projects/contract';
import {
  DataTable,
  ExportButton,
  everyPage,
  type ServerColumn,
  useLastPage,
  useServerTable,
} from '@stundenbuch/web/data';
import { formatEuro } from '@stundenbuch/web/format';
import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useDeferredValue } from 'react';
import { useLazyProjectRatePageQuery, useProjectRatePageQuery } from './projects.api.ts';

const ID = 'hourlyrates';
const SIZE = 5;

const columns: ServerColumn<HourlyRate, RateSortKey>[] = [
  { key: 'job_title', title: 'Arbeitsplatz', value: ({ job_title }) => job_title, card: 'title' },
  {
    key: 'hourly_rate',
    title: 'Stundensatz',
    kind: 'number',
    value: ({ hourly_rate }) => hourly_rate,
    render: ({ hourly_rate }) => `${formatEuro(hourly_rate)}/h`,
    card: 'amount',
  },
];

/** The project's hourly rate for each job. */
export function RatesOfProject({ project }: { project: number }) {
  const table = useServerTable(SIZE);
  const { data: answer, currentData, error, refetch } = useProjectRatePageQuery({ ...table.query, project });
  const data = useDeferredValue(answer);
  const [fetchPage] = useLazyProjectRatePageQuery();
  useLastPage(table, currentData?.total);
  const all = everyPage(currentData, (page) => fetchPage({ ...table.narrowed, ...page, project }).unwrap());
  return (
    <Panel
      title="Stundensätze"
      actions={<ExportButton id={ID} columns={columns} rows={all} disabled={!data} />}
    >
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && !(error && !currentData) && (
        <DataTable
          id={ID}
          label="Stundensätze"
          columns={columns}
          rows={data.rows}
          rowKey={({ id }) => id}
          pageSize={SIZE}
          server={table.server(data.total, all)}
          empty="Für dieses Projekt sind keine Stundensätze hinterlegt."
        />
      )}
    </Panel>
  );
}

import type { ProjectSum } from '@stundenbuch/domain/records/timesheet/contract';
import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { FirmExport } from './firm-export.tsx';
import { ReportFilter, useReportPeriod } from './report-filter.tsx';
import { useProjectSumsOfCompanyQuery } from './reports.api.ts';

const ID = 'projectBookings';

const columns: Column<ProjectSum>[] = [
  { key: 'internal_id', title: 'Interne ID', value: ({ internal_id }) => internal_id },
  { key: 'project_name', title: 'Projekt', value: ({ project_name }) => project_name, card: 'title' },
  { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
];

/** /projectBookings: hours of the company per project. */
export function ProjectSumsPage() {
  const { period, search, reset } = useReportPeriod();
  const { data, currentData, error, isFetching, refetch } = useProjectSumsOfCompanyQuery(period);
  const sum = (data ?? []).reduce((hours, row) => hours + row.hours, 0);

  return (
    <>
      <PageHeader
        title="Projektstunden"
        actions={
          <>
            <FirmExport period={period} />
            <ExportButton id={ID} columns={columns} rows={data ?? []} disabled={!currentData} />
          </>
        }
      />
      <Panel>
        <ReportFilter period={period} busy={isFetching} onSearch={search} />
        {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={10} />}
        {data && !error && (
          <DataTable
            id={ID}
            busy={!currentData}
            label="Projektstunden"
            columns={columns}
            rows={data}
            rowKey={(row) => data.indexOf(row)}
            pageSize={10}
            summary={{ internal_id: 'Summe', hours: formatHours(sum) }}
            onReset={reset}
            empty="In diesem Zeitraum ist auf keinem Projekt gebucht."
          />
        )}
      </Panel>
    </>
  );
}

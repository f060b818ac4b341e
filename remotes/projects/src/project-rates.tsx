import type { HourlyRate, RateSortKey } from '@stundenbuch/domain/sides/projects/contract';
import { isForbidden } from '@stundenbuch/web/api';
import { ExportButton, type ServerColumn, ServerTable, useServerList } from '@stundenbuch/web/data';
import { formatEuro } from '@stundenbuch/web/format';
import { Panel } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { projectRatePage } from './projects.api.ts';

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
export function RatesOfProject({ project, step }: { project: number; step: ReactNode }) {
  const list = useServerList(projectRatePage, { id: ID, size: SIZE }, { project });
  // The company may keep them to itself.
  if (isForbidden(list.error)) return null;
  return (
    <Panel
      title="Stundensätze"
      actions={<ExportButton id={ID} columns={columns} rows={list.all} disabled={!list.data} />}
    >
      <ServerTable
        list={list}
        lines={6}
        id={ID}
        label="Stundensätze"
        columns={columns}
        rowKey={({ id }) => id}
        pageSize={SIZE}
        step={step}
        empty="Für dieses Projekt sind keine Stundensätze hinterlegt."
      />
    </Panel>
  );
}

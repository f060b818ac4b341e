import type { ProjectSum } from '@stundenbuch/domain/records/timesheet/contract';
import type { Column } from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import type { WorkerTabProps } from '@stundenbuch/web/module';
import { useProjectSumsOfPersonQuery } from '../shared/timesheet.api.ts';
import { PersonTable } from './person-table.tsx';

/** Two projects may share a name and have no number: the row key is the index. */
interface Row extends ProjectSum {
  place: number;
}

const columns: Column<Row>[] = [
  { key: 'internal_id', title: 'Interne ID', value: ({ internal_id }) => internal_id },
  { key: 'project_name', title: 'Projekt', value: ({ project_name }) => project_name, card: 'title' },
  { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
];

export function ProjectsTab({ userId }: WorkerTabProps) {
  return (
    <PersonTable<ProjectSum, Row>
      id="projectOverview"
      label="Projekt Übersicht"
      userId={userId}
      useLoad={useProjectSumsOfPersonQuery}
      rowsOf={(sums) => sums.map((sum, place) => ({ ...sum, place }))}
      columns={columns}
      rowKey={({ place }) => place}
      summary={(rows) => ({
        internal_id: 'Summe',
        hours: formatHours(rows.reduce((sum, { hours }) => sum + hours, 0)),
      })}
    />
  );
}

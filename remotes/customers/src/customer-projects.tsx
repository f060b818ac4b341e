import { allows } from '@stundenbuch/domain/access/access';
import { projectPages } from '@stundenbuch/domain/projects/access';
import type { ProjectOfCustomer, ProjectOfCustomerSortKey } from '@stundenbuch/domain/projects/contract';
import { projectStatusLabel, projectStatusTone } from '@stundenbuch/domain/projects/status';
import {
  DataTable,
  ExportButton,
  everyPage,
  type ServerColumn,
  useLastPage,
  useServerTable,
} from '@stundenbuch/web/data';
import { LoadFailure, Panel, Skeleton, StatusTag } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { useLazyProjectsOfCustomerQuery, useProjectsOfCustomerQuery } from './customers.api.ts';

const ID = 'customerprojects';
const SIZE = 5;

const columns = (linked: boolean): ServerColumn<ProjectOfCustomer, ProjectOfCustomerSortKey>[] => [
  { key: 'internal_id', title: 'Interne ID', value: ({ internal_id }) => internal_id },
  {
    key: 'project_name',
    title: 'Projekt',
    value: ({ project_name }) => project_name,
    render: ({ id, project_name }) =>
      linked ? <Link to={`/project-detail?id=${id}`}>{project_name}</Link> : project_name,
    card: 'title',
  },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => projectStatusLabel(status),
    render: ({ status }) => (
      <StatusTag tone={projectStatusTone(status)}>{projectStatusLabel(status)}</StatusTag>
    ),
    card: 'plain',
  },
];

/** The projects of a customer; linked if the company has the projects module. */
export function CustomerProjects({ customer }: { customer: number }) {
  const { who } = useSession();
  const table = useServerTable(SIZE);
  const { data, currentData, error, refetch } = useProjectsOfCustomerQuery({ ...table.query, customer });
  const [fetchPage] = useLazyProjectsOfCustomerQuery();
  useLastPage(table, currentData?.total);
  const mayOpen = allows(projectPages['/project-detail'], who);
  const shown = columns(mayOpen);
  const all = everyPage(currentData, (page) => fetchPage({ ...table.narrowed, ...page, customer }).unwrap());
  return (
    <Panel title="Projekte" actions={<ExportButton id={ID} columns={shown} rows={all} disabled={!data} />}>
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && !(error && !currentData) && (
        <DataTable
          id={ID}
          label="Projekte des Kunden"
          columns={shown}
          rows={data.rows}
          rowKey={({ id }) => id}
          pageSize={SIZE}
          to={({ id }) => (mayOpen ? `/project-detail?id=${id}` : null)}
          server={table.server(data.total, all)}
          empty="Für diesen Kunden gibt es kein Projekt."
        />
      )}
    </Panel>
  );
}

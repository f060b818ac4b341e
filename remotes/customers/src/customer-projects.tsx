import { allows } from '@stundenbuch/domain/access/access';
import { analysisParts } from '@stundenbuch/domain/accounts/analysis/access';
import { BUDGET_WORDS } from '@stundenbuch/domain/accounts/budgets/rules';
import { projectPages } from '@stundenbuch/domain/sides/projects/access';
import type {
  ProjectOfCustomer,
  ProjectOfCustomerSortKey,
} from '@stundenbuch/domain/sides/projects/contract';
import { projectStatusLabel, projectStatusTone } from '@stundenbuch/domain/sides/projects/status';
import { ExportButton, type ServerColumn, ServerTable, useServerList } from '@stundenbuch/web/data';
import { ButtonLink, Panel, StatusTag } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { projectsOfCustomer } from './customers.api.ts';

const ID = 'customerprojects';
const SIZE = 5;

const columns: ServerColumn<ProjectOfCustomer, ProjectOfCustomerSortKey>[] = [
  { key: 'internal_id', title: 'Interne ID', value: ({ internal_id }) => internal_id },
  {
    key: 'project_name',
    title: 'Projekt',
    value: ({ project_name }) => project_name,
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

/** How far the budget of a project is used, to those who read what projects bring. */
const budget: (typeof columns)[number] = {
  sortable: false,
  key: 'budget',
  title: 'Budget',
  value: ({ budget: used }) => (used ? `${used.percent} %, ${BUDGET_WORDS[used.state].word}` : null),
  render: ({ budget: used }) =>
    used && (
      <span className="sb-line">
        <strong>{used.percent} %</strong>
        <StatusTag tone={BUDGET_WORDS[used.state].tone}>{BUDGET_WORDS[used.state].word}</StatusTag>
      </span>
    ),
  card: 'plain',
};

/** The projects of a customer; linked if the company has the projects module. */
export function CustomerProjects({ customer }: { customer: number }) {
  const { who } = useSession();
  const list = useServerList(projectsOfCustomer, { id: ID, size: SIZE }, { customer });
  const shown = allows(analysisParts.customerHours, who) ? [...columns, budget] : columns;
  const mayOpen = allows(projectPages['/project-detail'], who);
  return (
    <Panel
      title="Projekte"
      actions={<ExportButton id={ID} columns={shown} rows={list.all} disabled={!list.data} />}
    >
      <ServerTable
        list={list}
        lines={3}
        id={ID}
        label="Projekte des Kunden"
        columns={shown}
        rowKey={({ id }) => id}
        pageSize={SIZE}
        to={({ id }) => (mayOpen ? `/project-detail?id=${id}` : null)}
        step={
          allows(projectPages['/new-project'], who) && (
            <ButtonLink to="/new-project">Projekt anlegen</ButtonLink>
          )
        }
        empty="Für diesen Kunden gibt es kein Projekt."
      />
    </Panel>
  );
}

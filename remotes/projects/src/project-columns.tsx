import type { Flag } from '@stundenbuch/domain/access/flags';
import type { Project, ProjectSortKey } from '@stundenbuch/domain/sides/projects/contract';
import { projectStatusLabel } from '@stundenbuch/domain/sides/projects/status';
import type { Column, ServerColumn } from '@stundenbuch/web/data';
import { BudgetTag } from '@stundenbuch/web/kit';
import { ProjectStatus } from './project-status.tsx';

type Columns = ServerColumn<Project, ProjectSortKey>[];

const identity: Columns = [
  { key: 'internal_id', title: 'Interne ID', value: ({ internal_id }) => internal_id },
  {
    key: 'project_name',
    title: 'Projekt',
    value: ({ project_name }) => project_name,
    card: 'title',
  },
];

const customer: Columns = [
  { key: 'customer_name', title: 'Kunde', value: ({ customer_name }) => customer_name, card: 'text' },
];

const categoryAndStatus: Columns = [
  { key: 'category_name', title: 'Kategorie', value: ({ category_name }) => category_name },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => projectStatusLabel(status),
    render: ({ status, archived }) => <ProjectStatus status={status} archived={archived} />,
    card: 'plain',
  },
];

/** Of companies with budgets, to whom the company shows it. */
const budget: Columns[number] = {
  sortable: false,
  key: 'budget',
  title: 'Budget',
  value: ({ budget: used }) => (used ? `${used.percent} %` : null),
  render: ({ budget: used }) => used && <BudgetTag budget={used} />,
  card: 'plain',
};

const hours: Columns = [
  { key: 'sum_hours', title: 'Stunden', kind: 'hours', value: ({ sum_hours }) => sum_hours },
];

/** The file also has columns that the table has no room for. */
const onlyInFile: Column<Project>[] = [
  { key: 'start_date', title: 'Beginn', kind: 'date', value: ({ start_date }) => start_date },
  { key: 'end_date', title: 'Ende', kind: 'date', value: ({ end_date }) => end_date },
  { key: 'notes', title: 'Notizen', value: ({ notes }) => notes },
];

const hoursOfYear: Columns = [
  {
    key: 'sum_hours_current_year',
    title: 'Stunden in diesem Jahr',
    kind: 'hours',
    value: ({ sum_hours_current_year }) => sum_hours_current_year,
  },
];

const forFlag = (flags: readonly Flag[], flag: Flag, columns: Columns) =>
  flags.includes(flag) ? columns : [];

/** Customers and hours only if the company has them. */
export function projectColumns(flags: readonly Flag[], withBudget = false): Columns {
  return [
    ...identity,
    ...forFlag(flags, 'customer', customer),
    ...categoryAndStatus,
    ...forFlag(flags, 'projectbooking', hours),
    ...(withBudget ? [budget] : []),
  ];
}

export function projectWorksheet(flags: readonly Flag[], withBudget = false): Column<Project>[] {
  return [
    ...projectColumns(flags, withBudget),
    ...forFlag(flags, 'projectbooking', hoursOfYear),
    ...onlyInFile,
  ];
}

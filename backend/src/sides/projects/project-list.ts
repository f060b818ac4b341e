import type { ProjectOfCustomerSortKey, ProjectSortKey } from '@stundenbuch/domain/sides/projects/contract';
import { archiveFilter, projectFilter } from '@stundenbuch/domain/sides/projects/contract';
import { projectStatusOptions } from '@stundenbuch/domain/sides/projects/status';
import type { Day } from '@stundenbuch/domain/time/day';
import { listQuery } from '@stundenbuch/domain/wire/list-query';
import { type ListShape, queryOf } from '../../platform/database/listing.ts';
import { shownHours, shownWord } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { projectSums } from './project-columns.ts';

const status = shownWord(
  sql`p.status`,
  projectStatusOptions.map(({ value, label }) => [value, label] as const),
);

const columns = {
  internal_id: sql`p.internal_id`,
  project_name: sql`p.project_name`,
  category_name: sql`c.name`,
  status: sql`p.status`,
  start_date: sql`p.start_date`,
  end_date: sql`p.end_date`,
};

const shown = {
  internal_id: columns.internal_id,
  project_name: columns.project_name,
  category_name: columns.category_name,
  status,
  // Only in the exported file.
  start_date: null,
  end_date: null,
};

const order = sql`p.project_name`;
const key = sql`p.id`;

/** The bookable projects. */
export const activeList = {
  sortable: columns,
  // All are in progress.
  shown: { ...shown, status: null },
  order,
  key,
} satisfies ListShape;

export const activeQuery = queryOf(activeList);

/** Sorting and searching reveal no customers or hours to a company without them. */
export function projectList(who: Caller, today: Day) {
  const withCustomers = who.flags.includes('customer');
  const customer = withCustomers ? sql`k.customer_name` : sql`null::text`;
  const sums = projectSums(who, today);
  return {
    sortable: {
      ...columns,
      customer_name: customer,
      sum_hours: sums.all,
      sum_hours_current_year: sums.currentYear,
    } satisfies Record<ProjectSortKey, Sql>,
    shown: {
      ...shown,
      customer_name: customer,
      sum_hours: shownHours(sums.all),
      sum_hours_current_year: null,
    },
    order,
    key,
  } satisfies ListShape;
}

const names = { ...columns, customer_name: order, sum_hours: order, sum_hours_current_year: order };

export const projectQuery = listQuery(Object.keys(names) as (keyof typeof names)[]).safeExtend({
  status: projectFilter,
  archived: archiveFilter,
});

/** The projects of a customer, on the customer's page. */
export const projectOfCustomerList = {
  sortable: {
    internal_id: columns.internal_id,
    project_name: columns.project_name,
    status: columns.status,
  } satisfies Record<ProjectOfCustomerSortKey, Sql>,
  shown: { internal_id: columns.internal_id, project_name: columns.project_name, status },
  order,
  key,
} satisfies ListShape;

export const projectOfCustomerQuery = queryOf(projectOfCustomerList);

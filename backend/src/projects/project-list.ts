import type { Day } from '@stundenbuch/domain/calendar/day';
import { projectFilter } from '@stundenbuch/domain/projects/contract';
import { projectStatusOptions } from '@stundenbuch/domain/projects/status';
import { type ListShape, queryOf } from '../platform/database/listing.ts';
import { sql, verbatim } from '../platform/database/sql.ts';
import type { Caller } from '../platform/session/caller.ts';
import { projectSums } from './project-columns.ts';

const status = verbatim(
  `case p.status ${projectStatusOptions.map(({ value, label }) => `when ${value} then '${label}'`).join(' ')} end`,
);

const columns = {
  internal_id: sql`p.internal_id`,
  project_name: sql`p.project_name`,
  category_name: sql`c.name`,
  status: sql`p.status`,
  start_date: sql`p.start_date`,
  end_date: sql`p.end_date`,
};

const order = sql`p.project_name`;
const key = sql`p.id`;

/** What can be booked on. */
export const activeList = {
  sortable: columns,
  searched: [columns.internal_id, columns.project_name, columns.category_name],
  order,
  key,
} satisfies ListShape;

export const activeQuery = queryOf(activeList);

/** Neither sorting nor searching tells anything of customers or hours to a company that has none. */
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
    },
    searched: [...activeList.searched, status, ...(withCustomers ? [customer] : [])],
    order,
    key,
  } satisfies ListShape;
}

const names = { ...columns, customer_name: order, sum_hours: order, sum_hours_current_year: order };

export const projectQuery = queryOf({ ...activeList, sortable: names }).safeExtend({ status: projectFilter });

/** The projects of a customer, on the customer's page. */
export const projectOfCustomerList = {
  sortable: {
    internal_id: columns.internal_id,
    project_name: columns.project_name,
    status: columns.status,
  },
  searched: [columns.internal_id, columns.project_name, status],
  order,
  key,
} satisfies ListShape;

export const projectOfCustomerQuery = queryOf(projectOfCustomerList);

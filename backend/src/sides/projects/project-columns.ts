import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { hoursOfProjects } from '../../records/entries/sums/sums.ts';

/** A project in its wire format, without its hours. The customer is for companies with customers only. */
export function projectColumns({ flags }: Caller): Sql {
  const customer = flags.includes('customer')
    ? sql`p.customer_id as customer, k.customer_name`
    : sql`null::int as customer, null::text as customer_name`;
  return sql`p.id, p.internal_id, p.project_name, p.start_date, p.end_date, ${customer}, p.category_id as category,
    c.name as category_name, p.status, p.notes, p.version`;
}

/** The joins to customer and category of a project `p`. */
const projectJoins = sql`left join customers k on k.company_id = p.company_id and k.id = p.customer_id
  left join categories c on c.company_id = p.company_id and c.id = p.category_id`;

export const projectTables = sql`projects p ${projectJoins}`;

/** The customer's first address, for companies with customers. */
export function customerAddress({ flags }: Caller): { columns: Sql; join: Sql } {
  if (!flags.includes('customer')) {
    return {
      columns: sql`null::text as customer_street, null::text as customer_house_number, null::text as customer_zip,
        null::text as customer_city`,
      join: sql``,
    };
  }
  return {
    columns: sql`a.street as customer_street, a.house_number as customer_house_number, a.zip_code as customer_zip,
      a.city as customer_city`,
    join: sql` left join addresses a on a.company_id = k.company_id and a.id = k.address_id`,
  };
}

/** The hours booked on `projects p`, in total and this year, for companies that record project hours. */
export function projectSums({ flags }: Caller, today: Day): { all: Sql; currentYear: Sql } {
  if (!flags.includes('projectbooking')) return { all: sql`null::float8`, currentYear: sql`null::float8` };
  const sum = (of: Sql) => sql`(select coalesce(sum(s.hours), 0)::float8
    from ${of} and s.company_id = p.company_id and s.project_id = p.id)`;
  return { all: sum(hoursOfProjects()), currentYear: sum(hoursOfProjects(yearOf(today))) };
}

/** Sums the hours of many projects in one query; one by one takes four times as long. */
export function hoursOfAll({ company }: Caller): (projects: Sql) => Sql {
  return (projects) => sql`(select coalesce(sum(s.hours), 0)::float8
    from ${hoursOfProjects()} and s.company_id = ${company} and s.project_id in (${projects}))`;
}

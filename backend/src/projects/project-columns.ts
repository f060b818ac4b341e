import { type Day, yearOf } from '@stundenbuch/domain/calendar/day';
import { nothing, type Sql, sql } from '../platform/database/sql.ts';
import type { Caller } from '../platform/session/caller.ts';
import { ALL_YEARS } from '../tables/project-years.ts';

/** A project as it goes over the wire, without its hours. Whose customer it is, is for companies with customers. */
export function projectColumns({ flags }: Caller): Sql {
  const customer = flags.includes('customer')
    ? sql`p.customer_id as customer, k.customer_name`
    : sql`null::int as customer, null::text as customer_name`;
  return sql`p.id, p.internal_id, p.project_name, p.start_date, p.end_date, ${customer}, p.category_id as category,
    c.name as category_name, p.status, p.notes, p.version`;
}

/** Whose it is and of which kind, of a project `p`. */
export const projectJoins = sql`left join customers k on k.company_id = p.company_id and k.id = p.customer_id
  left join categories c on c.company_id = p.company_id and c.id = p.category_id`;

/** The projects alone. */
export const projectRows = sql`projects p`;

export const projectTables = sql`${projectRows} ${projectJoins}`;

/** Where the first address of the customer lies, for companies with customers. */
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

const booked = sql`project_years s where s.company_id = p.company_id and s.project_id = p.id`;

/** The hours booked on `projects p`, in all and in this year. Only companies that record project hours have any. */
export function projectSums({ flags }: Caller, today: Day): { all: Sql; currentYear: Sql } {
  if (!flags.includes('projectbooking')) return { all: sql`null::float8`, currentYear: sql`null::float8` };
  return {
    all: sql`(select coalesce(sum(s.hours), 0)::float8 from ${booked} and s.year = ${ALL_YEARS})`,
    currentYear: sql`(select coalesce(sum(s.hours), 0)::float8 from ${booked} and s.year = ${yearOf(today)})`,
  };
}

/** Adds up the hours of many projects at once: one by one it takes four times as long. `isWhole`: of all there are. */
export function hoursOfAll({ company }: Caller, isWhole: boolean): (projects: Sql) => Sql {
  return (projects) => sql`(select coalesce(sum(s.hours), 0)::float8 from project_years s
    where s.company_id = ${company} and s.year = ${ALL_YEARS}${
      isWhole ? nothing : sql` and s.project_id in (${projects})`
    })`;
}

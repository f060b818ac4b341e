import { type ListShape, queryOf } from '../platform/database/listing.ts';
import { sql } from '../platform/database/sql.ts';

/** How people can be sorted and searched; by name, when nobody asks. */
export const userList = {
  sortable: {
    personnelNumber: sql`u.personnel_number`,
    first_name: sql`u.first_name`,
    name: sql`u.name`,
    email: sql`u.email`,
    job_title: sql`j.job_title`,
    active: sql`u.active`,
    role: sql`u.role`,
  },
  searched: [sql`u.personnel_number`, sql`u.first_name`, sql`u.name`, sql`u.email`, sql`j.job_title`],
  order: sql`u.name, u.first_name`,
  key: sql`u.id`,
} satisfies ListShape;

export const userQuery = queryOf(userList);

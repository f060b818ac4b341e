import type { Tenant } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

/** Whoever changes a person's entries holds this lock; the contract comes along. */
export function lockPerson({ company }: Tenant, person: number): Sql {
  return sql`select weeklyhours::float8, working_days from users
    where company_id = ${company} and id = ${person} for no key update`;
}

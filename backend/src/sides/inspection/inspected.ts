import type { AboutPackage } from '@stundenbuch/domain/sides/inspection/about';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../../platform/database/database.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';

export type Person = AboutPackage['people'][number];

/** Whom and which days a package is about. */
export interface Inspected {
  from: Day;
  to: Day;
  /** Whether nobody was left out; then also who is not there any more. */
  everybody: boolean;
  people: Person[];
}

/** Everybody (null) or those named. */
export function inspectedPeople({ company }: Tenant, users: readonly number[] | null): Sql {
  const among = users === null ? nothing : sql` and id = any(${users})`;
  return sql`select id, first_name, name, personnel_number from users
    where company_id = ${company}${among} order by name, first_name, id`;
}

export const idsOf = ({ people }: Pick<Inspected, 'people'>): number[] => people.map(({ id }) => id);

import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { type Half, takenHalves } from '@stundenbuch/domain/records/entries/halves';
import type { Day } from '@stundenbuch/domain/time/day';
import type { RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import type { ShutdownInput } from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import {
  type VacationRow,
  vacationColumns,
  vacationFactsOf,
} from '../../accounts/vacation/vacation-facts.ts';
import { workFactsOf } from '../../day/work-facts.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAway } from '../../records/entries/kinds.ts';

export interface ShutdownRow extends VacationRow {
  user: number;
  first_name: string;
  name: string;
  absences: { day: Day; half: Half }[];
}

/** People who can have absences: readers have none. */
const working = sql`u.active and u.role <> 4`;

/** Everybody whom a shutdown may concern, with all that it is planned from. */
export function peopleToPlan(tenant: Tenant, { from, to }: Pick<ShutdownInput, 'from' | 'to'>): Sql {
  return sql`select u.id as "user", u.first_name, u.name, ${vacationColumns(tenant)},
      (select coalesce(json_agg(json_build_object('day', e.day, 'half', ${half})), '[]') from entries e
        where e.company_id = u.company_id and e.user_id = u.id and ${isAway}
        and e.day between ${from} and ${to}) as absences
    from users u where u.company_id = ${tenant.company} and ${working} order by u.name, u.first_name, u.id`;
}

export function shutdownFactsOf(row: ShutdownRow, company: number): RequestFacts & WorkFacts {
  const work = workFactsOf(row);
  return { ...work, company, taken: takenHalves(row.absences), vacation: vacationFactsOf(row) };
}

import type { WorkFacts } from '@stundenbuch/domain/contracts/work-day';
import type { Tenant } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

/** What the days of a person are computed from, as `workColumns` reads it. */
export interface WorkRow {
  weeklyhours: number | null;
  working_days: string | null;
}

/**
 * Of `users u`. It stands in the statement that reads the person anyway, so that it is true behind the same lock and costs
 * nothing while calendar and contracts are off.
 */
export function workColumns(_tenant: Tenant): Sql {
  return sql`u.weeklyhours::float8, u.working_days`;
}

export function workFactsOf({ weeklyhours, working_days }: WorkRow): WorkFacts {
  return { weeklyhours, working_days };
}

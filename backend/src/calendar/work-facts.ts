import type { WorkFacts } from '@stundenbuch/domain/contracts/work-day';
import type { Tenant } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

/** The input of a person's days, as read by `workColumns`. */
export interface WorkRow {
  weeklyhours: number | null;
  working_days: string | null;
}

/**
 * Of `users u`. Part of the statement that reads the person anyway, so that it is read under the same lock and costs
 * nothing while calendar and contracts are off.
 */
export function workColumns(_tenant: Tenant): Sql {
  return sql`u.weeklyhours::float8, u.working_days`;
}

export function workFactsOf({ weeklyhours, working_days }: WorkRow): WorkFacts {
  return { weeklyhours, working_days };
}

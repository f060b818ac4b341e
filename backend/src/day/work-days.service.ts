import { Injectable } from '@nestjs/common';
import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { Database, rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { type WorkRow, workColumns, workFactsOf } from './work-facts.ts';

/** The input of several people's days, in one statement. */
@Injectable()
export class WorkDays {
  constructor(private readonly database: Database) {}

  /** Reads inside the given transaction, under its locks. */
  async of(tenant: Tenant, users: readonly number[], tx?: Tx): Promise<Map<number, WorkFacts>> {
    const query = sql`select u.id, ${workColumns(tenant)} from users u
      where u.company_id = ${tenant.company} and u.id = any(${users})`;
    const rows = await (tx
      ? rowsOf<WorkRow & { id: number }>(tx, query)
      : this.database.read<WorkRow & { id: number }>(tenant, query));
    return new Map(rows.map((row) => [row.id, workFactsOf(row)]));
  }
}

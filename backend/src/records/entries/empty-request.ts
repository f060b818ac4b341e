import type { Tenant, Tx } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** A request whose last day is gone goes with it. */
export async function deleteEmptyRequest(tx: Tx, { company }: Tenant, request: number | null): Promise<void> {
  if (request === null) return;
  await tx.flush();
  await rowsOf(
    tx,
    sql`delete from absence_requests r where r.company_id = ${company} and r.id = ${request}
      and not exists (select from entries e where e.company_id = r.company_id and e.request_id = r.id)`,
  );
}

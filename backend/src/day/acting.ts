import { rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

/**
 * What the log says of the rest of this transaction: the caller acts as a lead, or in place of the one who is named (TEAM-15).
 * An admin acts as one, whatever else.
 */
export async function actFor(
  tx: Tx,
  { role }: Tenant & { role: string },
  lead: number | null,
): Promise<void> {
  if (lead === null || role === 'admin') return;
  await rowsOf(tx, sql`select set_config('app.acting_for', ${String(lead)}, true)`);
}

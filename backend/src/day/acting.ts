import type { TeamRight } from '@stundenbuch/domain/day/teams/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { hasTeams, leadsOf } from './led.ts';

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

/** Whether the caller leads with the right, for a change: the log says so, and in whose place. */
export async function actsAsLead(
  tx: Tx,
  who: Tenant & { role: string },
  right: TeamRight,
  about: Parameters<typeof leadsOf>[0],
  today: Day,
): Promise<boolean> {
  if (!hasTeams(who)) return false;
  const [found] = await rowsOf<{ lead: number }>(
    tx,
    sql`select l.lead_id as lead from ${leadsOf(about, today)}
      where l.company_id = ${who.company} and l.user_id = ${who.id} and ${right} = any(l.rights)
      order by (l.lead_id = l.user_id) desc limit 1`,
  );
  if (!found) return false;
  await actFor(tx, who, found.lead);
  return true;
}

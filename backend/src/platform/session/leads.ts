import type { Day } from '@stundenbuch/domain/time/day';
import type { Database, Tenant } from '../database/database.ts';
import { type Sql, sql } from '../database/sql.ts';

/** Leads of a day: `team_leads l` with `teams t`, which is not archived. Rows begin and end at 00:00 without being written. */
export function leadsOn(day: Day): Sql {
  return sql`team_leads l
    join teams t on t.company_id = l.company_id and t.id = l.team_id and t.archived_at is null
      and ${day}::date between l.valid_from and coalesce(l.ends_on, 'infinity')`;
}

/** Whether somebody leads a team: may call what access rows open to leads (TEAM-03). */
export async function isLead(database: Database, who: Tenant, today: Day): Promise<boolean> {
  const rows = sql`select from ${leadsOn(today)} where l.company_id = ${who.company} and l.user_id = ${who.id} limit 1`;
  return (await database.read(who, rows)).length > 0;
}

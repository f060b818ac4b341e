import type { Who } from '@stundenbuch/domain/access/access';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Database, Tenant } from '../database/database.ts';
import { type Sql, sql } from '../database/sql.ts';

/**
 * Who leads on a day, as `l`, with `teams t`, which is not archived: leads, and deputies in place of a lead (`lead_id`), who has
 * to be there still and may do no more than that. A deputy has no deputy: only leads are looked up. Rows begin and end at 00:00
 * without being written.
 */
export function leadsOn(day: Day): Sql {
  const isAlive = sql`${day}::date between o.valid_from and coalesce(o.ends_on, 'infinity')`;
  return sql`(select o.company_id, o.team_id, o.user_id, o.user_id as lead_id, o.rights from team_leads o where ${isAlive}
      union all
      select o.company_id, o.team_id, d.user_id, o.user_id, array(select r from unnest(o.rights) r
          where r in ('absences', 'hours', 'month') or r = any(d.extras))
        from deputies d join team_leads o on o.company_id = d.company_id and o.user_id = d.for_user and ${isAlive}
          join users s on s.company_id = d.company_id and s.id = d.for_user and s.active and s.role <> 4
        where ${day}::date between d.valid_from and d.ends_on) l
    join teams t on t.company_id = l.company_id and t.id = l.team_id and t.archived_at is null`;
}

/** Whether somebody leads a team: may call what access rows open to leads (TEAM-03). A reader never does (TEAM-15). */
export async function isLead(
  database: Database,
  who: Tenant & Pick<Who, 'role'>,
  today: Day,
): Promise<boolean> {
  if (who.role === 'reader') return false;
  const rows = sql`select from ${leadsOn(today)} where l.company_id = ${who.company} and l.user_id = ${who.id} limit 1`;
  return (await database.read(who, rows)).length > 0;
}

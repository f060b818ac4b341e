import type { DeciderFacts } from '@stundenbuch/domain/day/teams/deciding';
import type { Day } from '@stundenbuch/domain/time/day';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { beginOfRequest, mayDecide } from './deciders.ts';

/** Of an entry that is locked, as it is after the lock. */
export async function deciderFacts(tx: Tx, who: Caller, entry: number, today: Day): Promise<DeciderFacts> {
  const [row] = await rowsOf<Omit<DeciderFacts, 'isAdmin'>>(
    tx,
    sql`select e.user_id = ${who.id} as "isOwn", e.status = 0 as "isOpen",
        ${mayDecide(who, today)} as decides,
        (select json_build_object('name', d.first_name || ' ' || d.name, 'isAdmin', d.role = 2, 'isCaller', d.id = ${who.id})
          from users d where d.company_id = e.company_id and d.id = e.decided_by) as "decidedBy",
        coalesce((select t.stage from team_members m
          join teams t on t.company_id = m.company_id and t.id = m.team_id and t.archived_at is null
          where m.company_id = e.company_id and m.user_id = e.user_id and m.home
            and ${beginOfRequest} between m.valid_from and coalesce(m.ends_on, 'infinity')), 'none') as stage,
        (select json_build_object('name', f.first_name || ' ' || f.name, 'isCaller', f.id = ${who.id})
          from users f where f.company_id = e.company_id and f.id = e.pre_approved_by) as "preApprovedBy",
        exists (select from users o where o.company_id = e.company_id and o.id <> ${who.id} and o.role = 2 and o.active)
          as "hasOtherAdmins"
      from entries e where e.company_id = ${who.company} and e.id = ${entry}`,
  );
  return { ...existing(row), isAdmin: who.role === 'admin' };
}

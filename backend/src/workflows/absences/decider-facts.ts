import type { DeciderFacts } from '@stundenbuch/domain/day/teams/deciding';
import type { Day } from '@stundenbuch/domain/time/day';
import { decisionsFeature } from '@stundenbuch/domain/workflows/decisions/features';
import { hasTeams } from '../../day/led.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { beginOfRequest, decidesFor, mayAnybodyDecide } from './deciders.ts';

/** What a company has switched on decides whether any of it is asked. */
export const hasDecisions = ({ features }: Pick<Tenant, 'features'>): boolean =>
  features?.includes(decisionsFeature.name) === true;

const isDecisions = sql`s.company_id = e.company_id and s.feature = ${sql.lit(decisionsFeature.name)}`;

/** Whether an admin may decide on the own request: where the company lets admins, or nobody else may (DEC-05). */
function isOwnAllowed(who: Caller, today: Day): Sql {
  if (!hasDecisions(who)) return sql`true`;
  const others = hasTeams(who)
    ? sql`${hasOtherAdmins(who)} or ${mayAnybodyDecide(today)}`
    : hasOtherAdmins(who);
  return sql`coalesce((select (s.value ->> 'self_approval')::boolean from company_settings s where ${isDecisions}), true)
    or not (${others})`;
}

const hasOtherAdmins = ({ id }: Caller): Sql =>
  sql`exists (select from users o where o.company_id = e.company_id and o.id <> ${id} and o.role = 2 and o.active)`;

/** Of the lead in whose place the caller decides. */
const isOfLead = ({ id }: Caller, today: Day): Sql =>
  sql`exists (select from deputies d where d.company_id = e.company_id and d.user_id = ${id}
    and d.for_user = e.user_id and ${today}::date between d.valid_from and d.ends_on)`;

type Facts = DeciderFacts & { decidesFor: number | null };

/** Of an entry that is locked, as it is after the lock. Who leads is asked only where the company has teams. */
export async function deciderFacts(tx: Tx, who: Caller, entry: number, today: Day): Promise<Facts> {
  const [row] = await rowsOf<Omit<Facts, 'isAdmin' | 'decides'>>(
    tx,
    sql`select e.user_id = ${who.id} as "isOwn", e.status = 0 as "isOpen",
        ${hasTeams(who) ? decidesFor(who, today) : sql`null::int`} as "decidesFor",
        ${hasTeams(who) ? isOfLead(who, today) : sql`false`} as "isOfLead", ${isOwnAllowed(who, today)} as "isOwnAllowed",
        (select json_build_object('name', d.first_name || ' ' || d.name, 'isAdmin', d.role = 2, 'isCaller', d.id = ${who.id},
            'at', e.decided_at)
          from users d where d.company_id = e.company_id and d.id = e.decided_by) as "decidedBy",
        coalesce((select t.stage from team_members m
          join teams t on t.company_id = m.company_id and t.id = m.team_id and t.archived_at is null
          where m.company_id = e.company_id and m.user_id = e.user_id and m.home
            and ${beginOfRequest} between m.valid_from and coalesce(m.ends_on, 'infinity')), 'none') as stage,
        (select json_build_object('name', f.first_name || ' ' || f.name, 'isCaller', f.id = ${who.id},
            'at', e.pre_approved_at)
          from users f where f.company_id = e.company_id and f.id = e.pre_approved_by) as "preApprovedBy",
        ${hasOtherAdmins(who)} as "hasOtherAdmins"
      from entries e where e.company_id = ${who.company} and e.id = ${entry}`,
  );
  const found = existing(row);
  return { ...found, decides: found.decidesFor !== null, isAdmin: who.role === 'admin' };
}

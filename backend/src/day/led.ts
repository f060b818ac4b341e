import type { TeamRight } from '@stundenbuch/domain/day/teams/contract';
import { teamsFeature } from '@stundenbuch/domain/day/teams/features';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../platform/database/database.ts';
import { nothing, type Sql, sql } from '../platform/database/sql.ts';
import { leadsOn } from '../platform/session/leads.ts';

/** What a company has switched on decides whether anybody is asked at all. */
export const hasTeams = ({ features }: Pick<Tenant, 'features'>): boolean =>
  features?.includes(teamsFeature.name) === true;

/** Whom, and on which day, or on any. Asked for decisions, which are up to the home team. */
interface Question {
  person: Sql;
  day?: Sql;
  home?: boolean;
}

/** Leads of today (`l`) whose team holds the person on the day, as `team_members m`. Nobody leads oneself, nor a deputy the lead. */
export function leadsOf({ person, day, home = false }: Question, today: Day): Sql {
  return sql`${leadsOn(today)}
    join team_members m on m.company_id = l.company_id and m.team_id = l.team_id and m.user_id = ${person}
      ${day ? sql`and ${day} between m.valid_from and coalesce(m.ends_on, 'infinity')` : nothing} ${home ? sql`and m.home` : nothing}
      and m.user_id <> l.user_id and m.user_id <> l.lead_id
      and (m.ends_on is null or ${today}::date < date_trunc('month', m.ends_on) + interval '2 months')`;
}

/**
 * Whether the actor leads the person, with a right, on a day (TEAM-03): the one place that says so. The days of somebody who
 * has left the team are led until the end of the month after.
 */
export function led(who: Pick<Tenant, 'company' | 'id'>, right: TeamRight, about: Question, today: Day): Sql {
  return sql`exists (select from ${leadsOf(about, today)}
    where l.company_id = ${who.company} and l.user_id = ${who.id} and ${right} = any(l.rights))`;
}

import type { CalendarReach } from '@stundenbuch/domain/day/teams/contract';
import type { Tenant } from '../platform/database/database.ts';
import { nothing, type Sql, sql } from '../platform/database/sql.ts';
import { hasTeams } from './led.ts';

/** Whether the caller and the person belong to one team on the day. */
const isMate = ({ company, id }: Tenant, { person, day }: { person: Sql; day: Sql }): Sql =>
  sql`exists (select from team_members me join team_members other
      on other.company_id = me.company_id and other.team_id = me.team_id
    where me.company_id = ${company} and me.user_id = ${id} and other.user_id = ${person}
      and ${day} between me.valid_from and coalesce(me.ends_on, 'infinity')
      and ${day} between other.valid_from and coalesce(other.ends_on, 'infinity'))`;

/** One condition more on entries `e`, where a team is asked for: those of who belongs to it on their day. */
export const andOfTeam = (who: Tenant, team: number | undefined): Sql =>
  hasTeams(who) && team !== undefined
    ? sql` and exists (select from team_members m where m.company_id = ${who.company} and m.team_id = ${team}
        and m.user_id = e.user_id and e.day between m.valid_from and coalesce(m.ends_on, 'infinity'))`
    : nothing;

/** Whose absences a colleague may see at all (TEAM-14); null: everybody's. What is seen of them is asked besides. */
export function withinReach(who: Tenant, reach: CalendarReach, about: { person: Sql; day: Sql }): Sql | null {
  if (reach === 'company') return null;
  return reach === 'own' ? sql`false` : isMate(who, about);
}

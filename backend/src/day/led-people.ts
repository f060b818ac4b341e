import type { TeamRight } from '@stundenbuch/domain/day/teams/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Database, Tenant } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused } from '../platform/refused.ts';
import { hasTeams, leadsOf } from './led.ts';

/** What of somebody is read by a lead: whether sickness may be known as such. */
export interface LedPerson {
  sick: boolean;
}

/** Others whom the caller leads with the right on a day, where the whole person is looked at and not a day of theirs. */
export async function ledPeople(
  database: Database,
  who: Tenant,
  right: TeamRight,
  { on, home = false, today }: { on: Day; home?: boolean; today: Day },
): Promise<Map<number, LedPerson>> {
  if (!hasTeams(who)) return new Map();
  const asked = { person: sql`m.user_id`, day: sql`${on}::date`, home };
  const rows = await database.read<LedPerson & { user: number }>(
    who,
    sql`select m.user_id as "user", bool_or('sick' = any(l.rights)) as sick from ${leadsOf(asked, today)}
      where l.company_id = ${who.company} and l.user_id = ${who.id} and m.user_id <> ${who.id}
      group by m.user_id having bool_or(${right} = any(l.rights))`,
  );
  return new Map(rows.map(({ user, sick }) => [user, { sick }]));
}

/** The days of a period on which the caller leads the person with the right. */
export async function ledDays(
  database: Database,
  who: Tenant,
  right: TeamRight,
  { person, from, to, today }: { person: number; from: Day; to: Day; today: Day },
): Promise<Map<Day, LedPerson>> {
  if (!hasTeams(who)) return new Map();
  const asked = { person: sql`${person}`, day: sql`d.day::date` };
  const rows = await database.read<LedPerson & { day: Day }>(
    who,
    sql`select to_char(d.day, 'YYYY-MM-DD') as day, bool_or('sick' = any(r.rights)) as sick
      from generate_series(${from}::date, ${to}::date, '1 day') d(day) cross join lateral (select l.rights
        from ${leadsOf(asked, today)} where l.company_id = ${who.company} and l.user_id = ${who.id}) r
      group by d.day having bool_or(${right} = any(r.rights))`,
  );
  return new Map(rows.map(({ day, sick }) => [day, { sick }]));
}

/** A colleague learns nothing, not even who is there. */
export async function refuseUnlessLed(
  database: Database,
  who: Tenant,
  right: TeamRight,
  person: number,
  today: Day,
): Promise<void> {
  const known = hasTeams(who)
    ? await database.read(
        who,
        sql`select from ${leadsOf({ person: sql`${person}` }, today)}
          where l.company_id = ${who.company} and l.user_id = ${who.id} and ${right} = any(l.rights) limit 1`,
      )
    : [];
  if (known.length === 0) throw new Refused(refuseWire('forbidden'));
}

import { calendarOf } from '@stundenbuch/domain/day/calendar/company-calendar';
import { specialDays } from '@stundenbuch/domain/day/calendar/special-days';
import { teamsFeature } from '@stundenbuch/domain/day/teams/features';
import { daysOfAbsence } from '@stundenbuch/domain/day/teams/rules';
import { SENSITIVE_TYPES } from '@stundenbuch/domain/records/absences/access';
import { addDays, type Day, yearOf } from '@stundenbuch/domain/time/day';
import { holidays } from '@stundenbuch/domain/time/holidays';
import { leadsOf, led } from '../../day/led.ts';
import { type CalendarRow, calendarOfCompany, companyCalendarOf } from '../../day/work-facts.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { isWork, ofType } from '../../records/entries/kinds.ts';

/** Of an entry `e`: the first day of its request, by which it is known whose team it is. */
export const beginOfRequest = sql`coalesce((select min(x.day) from entries x
  where x.company_id = e.company_id and x.request_id = e.request_id), e.day)`;

const home = { person: sql`e.user_id`, day: beginOfRequest, home: true };

const peerLeads = sql`coalesce((select (s.value ->> 'peer_leads')::boolean from company_settings s
  where s.company_id = e.company_id and s.feature = ${sql.lit(teamsFeature.name)}), false)`;

/**
 * Who decides on an entry `e`, as rows of `users lead` (TEAM-05, TEAM-06): leads of the person's home team with the right; on
 * what shows sickness only who may see it, on the request of a lead of the same team only where the company lets peers.
 */
function decidersOf(today: Day): Sql {
  return sql`${leadsOf(home, today)}
    join users lead on lead.company_id = l.company_id and lead.id = l.user_id and lead.active and lead.role <> 4
    where l.company_id = e.company_id and 'absences' = any(l.rights)
      and (not ${ofType(...SENSITIVE_TYPES)} or 'sick' = any(l.rights))
      and (${peerLeads} or not exists (select from team_leads p where p.company_id = e.company_id and p.team_id = l.team_id
        and p.user_id = e.user_id and ${today}::date between p.valid_from and coalesce(p.ends_on, 'infinity')))`;
}

/** Whether the caller is one of them. */
export const mayDecide = ({ id }: Caller, today: Day): Sql =>
  sql`exists (select from ${decidersOf(today)} and l.user_id = ${id})`;

/** The same of what is still to be entered: of a person, on a day. */
export const mayDecideOn = (
  who: Caller,
  { person, day, type }: { person: Sql; day: Day; type: number },
  today: Day,
): Sql =>
  sql`exists (select from (select ${who.company}::int as company_id, ${person} as user_id, ${day}::date as day,
      ${type}::int as type, null::int as request_id) e where ${mayDecide(who, today)})`;

/** Whether a lead does who is somebody else, be there or not. */
export const mayAnybodyDecide = (today: Day): Sql =>
  sql`exists (select from ${decidersOf(today)} and l.user_id <> e.user_id)`;

/** For whom the caller decides on an entry `e`: as a lead, or else in place of one. Null where the caller does not decide. */
export const decidesFor = ({ id }: Caller, today: Day): Sql =>
  sql`(select l.lead_id from ${decidersOf(today)} and l.user_id = ${id} order by l.lead_id = ${id} desc, l.lead_id limit 1)`;

/** Nobody waits for somebody who is away on all of these days; of a deputy that is not asked (SET-41). */
const isThere = (
  days: readonly Day[],
): Sql => sql`(l.user_id <> l.lead_id or (select count(*) from entries a where a.company_id = l.company_id
  and a.user_id = l.user_id and a.type <> 50 and a.status = 1 and a.first_half and a.second_half
  and a.day = any(${days}::date[])) < ${days.length})`;

/** Whether it is up to the office: nobody leads the team, everybody who does is away, or a lead has approved already. */
export const isUpToOffice = (today: Day, days: readonly Day[]): Sql =>
  sql`(e.pre_approved_by is not null or not exists (select from ${decidersOf(today)} and ${isThere(days)}))`;

/** What a lead's list shows: requests to decide on, and of led people what has been decided. */
export const isLedRequest = (who: Caller, today: Day): Sql =>
  sql`case when e.status = 0 then e.pre_approved_by is null and ${mayDecide(who, today)}
    else e.user_id <> ${who.id} and ${led(who, 'absences', home, today)} end`;

/** Of a lead who may not see sickness, everything that has been decided is an absence and no more (SET-37). */
export const isVeiled = (who: Caller, today: Day): Sql =>
  sql`(e.status > 0 and not ${led(who, 'sick', home, today)})`;

/** Of each of the open entries whom it waits for; of whom nobody is named it is up to the office. */
export function waitingFor(
  { company }: Tenant,
  ids: readonly number[],
  today: Day,
  days: readonly Day[],
): Sql {
  return sql`select e.id, (select coalesce(json_agg(distinct lead.first_name || ' ' || lead.name), '[]')
        from ${decidersOf(today)} and ${isThere(days)} and e.pre_approved_by is null) as waits_for,
      (select b.first_name || ' ' || b.name from users b
        where b.company_id = e.company_id and b.id = e.pre_approved_by) as pre_approved_by
    from entries e where e.company_id = ${company} and e.id = any(${ids}) and e.status = 0 and not ${isWork}`;
}

/** The leads whom an entry waits for, to be told of it. */
export const awaitedLeads = ({ company }: Tenant, entry: number, today: Day, days: readonly Day[]): Sql =>
  sql`select distinct lead.id from entries e, lateral (select lead.id from ${decidersOf(today)} and ${isThere(days)}) lead
    where e.company_id = ${company} and e.id = ${entry}`;

/** The days of `daysOfAbsence`, by the calendar of the company or the holidays that all Länder have. */
export async function absenceDays(from: Database | Tx, who: Tenant, today: Day): Promise<Day[]> {
  const free = await freeDays(from, who, [yearOf(today), yearOf(addDays(today, 14))]);
  return daysOfAbsence(today, (day) => free.includes(day));
}

/** On which nobody of the company works: by its calendar, or the holidays that all Länder have. */
export async function freeDays(from: Database | Tx, who: Tenant, years: readonly number[]): Promise<Day[]> {
  const asked = sql`select ${calendarOfCompany(who)} as calendar`;
  const [row] = await (from instanceof Database
    ? from.read<{ calendar: CalendarRow | null }>(who, asked)
    : rowsOf<{ calendar: CalendarRow | null }>(from, asked));
  return row?.calendar
    ? years
        .flatMap((year) => specialDays(calendarOf(companyCalendarOf(row.calendar as CalendarRow)), year))
        .flatMap(({ day, share }) => (share === 0 ? [day] : []))
    : years.flatMap((year) => holidays(null, [], year)).map(({ day }) => day);
}

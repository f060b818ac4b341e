import { allows } from '@stundenbuch/domain/access/access';
import type { Half } from '@stundenbuch/domain/records/entries/halves';
import { visibilityParts } from '@stundenbuch/domain/records/visibility/access';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import type { RequestContext } from '@stundenbuch/domain/workflows/decisions/contract';
import { hasTeams, led } from '../../day/led.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { isAbsence, isWork } from '../../records/entries/kinds.ts';
import { mayDecide } from '../absences/deciders.ts';

/** As far back as it is looked for projects on which somebody works. */
const LATELY = 60;
/** Projects that end so soon after a request are named with it. */
const SOON = 7;

/** A request with its days that take a place. */
export interface RequestRow {
  /** As it was asked for: one of its days. */
  id: number;
  user: number;
  /** Home team on the first day, and job. */
  team: number | null;
  team_name: string | null;
  job: number | null;
  job_name: string | null;
  /** Whether the caller may know why others are away. */
  sees: boolean;
  substitute: RequestContext['substitute'];
  days: { day: Day; project: number; half: Half }[];
}

/** Which days of a request count: what is still open, or also what has been approved. */
export type Counted = 'open' | 'alive';

/**
 * Of the requests of these days; a lead gets those that wait for the lead. Where the company has teams people are looked at
 * by their home team, as it is on the first day.
 */
export function requestsOf(who: Caller, ids: readonly number[], today: Day, counted: Counted): Sql {
  const isCounted = counted === 'open' ? sql`d.status = 0` : sql`d.status < 2`;
  const mine = who.role === 'admin' ? sql`true` : mayDecide(who, today);
  const teams = hasTeams(who);
  const substitute = allows(visibilityParts.substitutes, who)
    ? sql`(select json_build_object('name', s.first_name || ' ' || s.name, 'answer', r.substitute_answer) from absence_requests r
        join users s on s.company_id = r.company_id and s.id = r.substitute_id
        where r.company_id = e.company_id and r.id = e.request_id)`
    : sql`null::json`;
  const sees =
    who.role === 'admin'
      ? sql`true`
      : led(who, 'sick', { person: sql`e.user_id`, day: sql`q.first`, home: true }, today);
  const team = teams
    ? sql`left join lateral (select t.id, t.name from team_members m
        join teams t on t.company_id = m.company_id and t.id = m.team_id and t.archived_at is null
        where m.company_id = e.company_id and m.user_id = e.user_id and m.home
          and q.first between m.valid_from and coalesce(m.ends_on, 'infinity')) t on true`
    : sql`cross join (select null::int as id, null::text as name) t`;
  return sql`select e.id, e.user_id as "user", t.id as team, t.name as team_name, u.job_id as job, j.job_title as job_name,
      ${sees} as sees, ${substitute} as substitute, q.days
    from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
      left join jobs j on j.company_id = u.company_id and j.id = u.job_id
      cross join lateral (
        select min(d.day) as first, json_agg(json_build_object('day', d.day, 'project', d.type,
            'half', case when not d.first_half then 'second' when not d.second_half then 'first' end) order by d.day, d.id) as days
        from (select * from entries s where s.company_id = e.company_id and s.id = e.id and e.request_id is null
          union all select * from entries s where s.company_id = e.company_id and s.request_id = e.request_id) d
        where ${isCounted}) q
      ${team}
    where e.company_id = ${who.company} and e.id = any(${ids}) and ${isAbsence} and q.days is not null and ${mine}`;
}

/** Person and day, as many as there are. */
interface PersonDays {
  users: readonly number[];
  days: readonly Day[];
}

export interface RecordedRow {
  user: number;
  day: Day;
  booked: number;
  worked: number;
}

/** What is recorded on these days. */
export const recordedOn = ({ company }: Tenant, { users, days }: PersonDays): Sql =>
  sql`select e.user_id as "user", e.day, coalesce(sum(e.hours) filter (where e.project_id is not null), 0)::float8 as booked,
      coalesce(sum(e.hours) filter (where ${isWork}), 0)::float8 as worked
    from (select distinct * from unnest(${users}::int[], ${days}::date[]) as p(user_id, day)) p
      join entries e on e.company_id = ${company} and e.user_id = p.user_id and e.day = p.day
    where e.project_id is not null or ${isWork} group by 1, 2`;

interface Spans {
  ids: readonly number[];
  users: readonly number[];
  firsts: readonly Day[];
  lasts: readonly Day[];
}

export interface EndingRow {
  request: number;
  id: number;
  name: string;
  ends: Day;
}

/** Running projects of a person that end in the course of a request or a week after. */
export const endingProjects = ({ company }: Tenant, spans: Spans, today: Day): Sql =>
  sql`select r.id as request, p.id, p.project_name as name, p.end_date as ends
    from unnest(${spans.ids}::int[], ${spans.users}::int[], ${spans.firsts}::date[], ${spans.lasts}::date[])
        as r(id, user_id, first, last)
      join projects p on p.company_id = ${company} and p.status = 1 and p.end_date between r.first and r.last + ${sql.lit(SOON)}
    where exists (select from entries e where e.company_id = p.company_id and e.user_id = r.user_id and e.project_id = p.id
      and e.day >= ${addDays(today, -LATELY)})
    order by r.id, p.end_date, p.project_name`;

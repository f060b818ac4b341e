import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../../platform/database/database.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { portion } from '../../records/entries/entry-columns.ts';
import { isAway } from '../../records/entries/kinds.ts';

/** Whose presence is counted: people whose home team it is, who have the job, or everybody. */
export interface GroupIds {
  teams: readonly number[];
  jobs: readonly number[];
  company: boolean;
}

export const TEAM = 't';
export const JOB = 'j';
export const COMPANY = 'c';

/** The rules, with what they are about; of a team only while it is not archived. */
export const rulesOfCompany = ({ company }: Tenant): Sql =>
  sql`select s.id, s.team_id as team, s.job_id as job, coalesce(t.name, j.job_title) as name, s.weekdays, s.minimum
    from staffing s left join teams t on t.company_id = s.company_id and t.id = s.team_id
      left join jobs j on j.company_id = s.company_id and j.id = s.job_id
    where s.company_id = ${company} and t.archived_at is null
    order by s.job_id is not null, s.team_id is not null, coalesce(t.name, j.job_title), s.weekdays desc`;

/** The group of a rule, as `members` names it. */
export const keyOfRule = ({ team, job }: { team: number | null; job: number | null }): string =>
  team !== null ? `${TEAM}${team}` : job !== null ? `${JOB}${job}` : COMPANY;

interface Span {
  from: Day;
  to: Day;
}

/** Who belongs to a group, and from when to when, as far as the days go. Readers record nothing. */
function members(
  { company }: Tenant,
  { teams, jobs, company: everybody }: GroupIds,
  { from, to }: Span,
): Sql {
  const parts = [
    ...(teams.length > 0
      ? [
          sql`select ${TEAM} || m.team_id as key, m.user_id, m.valid_from as joined, m.ends_on as leaves from team_members m
            where m.company_id = ${company} and m.home and m.team_id = any(${teams})
              and m.valid_from <= ${to}::date and coalesce(m.ends_on, 'infinity') >= ${from}::date`,
        ]
      : []),
    ...(jobs.length > 0
      ? [
          sql`select ${JOB} || u.job_id, u.id, null::date, null::date from users u
            where u.company_id = ${company} and u.job_id = any(${jobs})`,
        ]
      : []),
    ...(everybody
      ? [sql`select ${COMPANY}, u.id, null::date, null::date from users u where u.company_id = ${company}`]
      : []),
  ];
  const all =
    parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select '', 0, null::date, null::date`;
  return sql`members(key, user_id, joined, leaves) as (${all})`;
}

const isOn = ({ features }: Tenant, name: string) => features?.includes(name) === true;

/** Where it is not known from when on a person's days count, all do (START-02). */
function begins(tenant: Tenant): Sql {
  if (!isOn(tenant, calendarFeature.name)) return sql`null::date`;
  return isOn(tenant, contractsFeature.name)
    ? sql`u.records_from`
    : sql`case when u.records_from is not null then greatest(u.records_from, u.worker_since) end`;
}

/** Active people `u` of whom something is recorded. */
const counted = (tenant: Tenant): Sql =>
  sql`join users u on u.company_id = ${tenant.company} and u.id = m.user_id and u.active and u.role <> 4
    ${isOn(tenant, calendarFeature.name) ? sql`and u.records` : nothing}`;

/** The same mask as the domain's `workingDaysOf`. */
const plainMask = sql`case when u.working_days ~ '^[01]{7}$' and u.working_days like '%1%' then u.working_days
  else '1111100' end`;

/** The week `w` of a person as it is in force from a day to a day: of the time line, or of the person. */
function weeks(tenant: Tenant): Sql {
  if (!isOn(tenant, contractsFeature.name))
    return sql`cross join lateral (select ${plainMask} as week, null::int as place, null::date as first, null::date as last) w`;
  return sql`join lateral (
      select k.minutes as week, k.place_id as place, k.valid_from as first,
        coalesce(k.ends_on, (select min(next.valid_from) - 1 from contracts next
          where next.company_id = k.company_id and next.user_id = k.user_id and next.valid_from > k.valid_from)) as last
      from contracts k where k.company_id = u.company_id and k.user_id = u.id) w on true`;
}

/** Whether the week has the day of an entry `e`. */
function worksOn(tenant: Tenant): Sql {
  const weekday = sql`extract(isodow from e.day)::int`;
  return isOn(tenant, contractsFeature.name)
    ? sql`w.week[${weekday}] > 0`
    : sql`substr(w.week, ${weekday}, 1) = '1'`;
}

/** How many people of each group work which weekdays, where, and from when to when (domain: Roster). */
export function rosters(tenant: Tenant, groups: GroupIds, span: Span): Sql {
  const within = (day: Sql, inside: Sql) => sql`case when ${inside} then ${day} end`;
  const first = sql`greatest(m.joined, w.first, ${begins(tenant)})`;
  const last = sql`least(m.leaves, w.last)`;
  return sql`with ${members(tenant, groups, span)}
    select m.key, w.week as weekdays, w.place, ${within(first, sql`${first} > ${span.from}::date`)} as "from",
      ${within(last, sql`${last} < ${span.to}::date`)} as "to", count(*)::int as people
    from members m ${counted(tenant)} ${weeks(tenant)}
    where coalesce(w.first, '-infinity') <= ${span.to}::date and coalesce(w.last, 'infinity') >= ${span.from}::date
    group by 1, 2, 3, 4, 5`;
}

/** Absences of people who would work on the day, by group and day (domain: Away). */
export function absencesOf(tenant: Tenant, groups: GroupIds, days: readonly Day[], span: Span): Sql {
  return sql`with ${members(tenant, groups, span)}
    select m.key, e.day, w.place, sum(${portion})::float8 as portions, count(distinct e.user_id)::int as people
    from members m ${counted(tenant)}
      join entries e on e.company_id = u.company_id and e.user_id = u.id and ${isAway}
        and e.day between ${span.from} and ${span.to} and e.day = any(${days}::date[])
        and e.day between coalesce(greatest(m.joined, ${begins(tenant)}), '-infinity') and coalesce(m.leaves, 'infinity')
      ${weeks(tenant)}
    where e.day between coalesce(w.first, '-infinity') and coalesce(w.last, 'infinity')
      and ${worksOn(tenant)}
    group by 1, 2, 3`;
}

interface Named {
  /** Groups up to this size are named in full. */
  small: number;
  /** Of larger ones so many who are away. */
  most: number;
}

/** People of the groups, with the days on which they are away: everybody of a small group, of a large one who is. */
export function peopleOf(
  tenant: Tenant,
  groups: GroupIds,
  days: readonly Day[],
  span: Span,
  { small, most }: Named,
): Sql {
  return sql`with ${members(tenant, groups, span)}, absences as (
      select m.key, e.user_id, json_agg(json_build_object('day', e.day, 'project', e.type, 'status', e.status,
          'half', case when not e.second_half then 'first' when not e.first_half then 'second' end) order by e.day, e.id) as away
      from members m join entries e on e.company_id = ${tenant.company} and e.user_id = m.user_id and ${isAway}
        and e.day between ${span.from} and ${span.to} and e.day = any(${days}::date[])
        and e.day between coalesce(m.joined, '-infinity') and coalesce(m.leaves, 'infinity')
      group by 1, 2
    ), people as (
      select m.key, u.id, u.first_name, u.name, count(*) over (partition by m.key) as size, a.away
      from (select distinct key, user_id from members) m ${counted(tenant)}
        left join absences a on a.key = m.key and a.user_id = m.user_id),
    named as (
      select p.*, row_number() over (partition by p.key order by p.name, p.first_name, p.id) as place,
        count(*) over (partition by p.key)::int as named
      from people p where p.size <= ${small} or p.away is not null)
    select key, id as "user", first_name, name, named, coalesce(away, '[]') as away
    from named where place <= ${most} order by key, place`;
}

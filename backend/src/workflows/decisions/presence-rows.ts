import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import type { Half } from '@stundenbuch/domain/records/entries/halves';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Away, Roster } from '@stundenbuch/domain/workflows/decisions/staffing';
import type { Tenant } from '../../platform/database/database.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { half, hasKinds, kindName, portionAway } from '../../records/entries/entry-columns.ts';
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
          sql`select (${TEAM} || m.team_id) collate "C" as key, m.user_id, m.valid_from as joined, m.ends_on as leaves from team_members m
            where m.company_id = ${company} and m.home and m.team_id = any(${teams})
              and m.valid_from <= ${to}::date and coalesce(m.ends_on, 'infinity') >= ${from}::date`,
        ]
      : []),
    ...(jobs.length > 0
      ? [
          sql`select (${JOB} || u.job_id) collate "C", u.id, null::date, null::date from users u
            where u.company_id = ${company} and u.job_id = any(${jobs})`,
        ]
      : []),
    ...(everybody
      ? [
          sql`select ${COMPANY}::text collate "C", u.id, null::date, null::date from users u where u.company_id = ${company}`,
        ]
      : []),
  ];
  const all =
    parts.length > 0
      ? sql.join(parts, sql` union all `)
      : sql`select '' collate "C", 0, null::date, null::date`;
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

/** The same mask as the domain's `workingDaysOf`. */
const plainMask = sql`case when u.working_days ~ '^[01]{7}$' and u.working_days like '%1%' then u.working_days
  else '1111100' end`;

/** Weeks as they are in force from a day to a day: of the time line, or of the person. */
function weeks(tenant: Tenant): Sql {
  return isOn(tenant, contractsFeature.name)
    ? sql`select k.user_id, k.minutes as week, k.place_id as place, k.valid_from as first,
        coalesce(k.ends_on, lead(k.valid_from) over (partition by k.user_id order by k.valid_from) - 1) as last
        from contracts k where k.company_id = ${tenant.company}`
    : sql`select u.id, ${plainMask}, null::int, null::date, null::date from users u where u.company_id = ${tenant.company}`;
}

/** Whether the week `w` has the day of an absence `a`. */
function worksOn(tenant: Tenant): Sql {
  const weekday = sql`extract(isodow from a.day)::int`;
  return isOn(tenant, contractsFeature.name)
    ? sql`w.week[${weekday}] > 0`
    : sql`substr(w.week, ${weekday}, 1) = '1'`;
}

interface Asked {
  groups: GroupIds;
  /** The groups whose people are named. */
  named: readonly string[];
  days: readonly Day[];
  span: Span;
}

/** Groups up to this size are named in full, of a larger one who is away. */
const SMALL = 15;

/** `weekdays` as it is stored: the minutes of each, or the mask. */
export type RosterRow = Omit<Roster, 'weekdays'> & { key: string; weekdays: string | readonly number[] };
export type AwayRow = Away & { key: string; people: number };

export interface NamedRow {
  key: string;
  user: number;
  first_name: string;
  name: string;
  away: {
    day: Day;
    project: number;
    kind: string | null;
    status: number;
    half: Half;
    away_minutes: number | null;
  }[];
}

/** One row; the people are found once for all three. */
export interface GroupRows {
  /** How many people of each group work which weekdays, where, and from when to when. */
  rosters: RosterRow[];
  /** Absences of people who would work on the day, by group and day. */
  away: AwayRow[];
  /** People of the groups that are named, with the days on which they are away. */
  people: NamedRow[];
}

/** Active people `u` of whom something is recorded. */
const isCounted = (tenant: Tenant): Sql =>
  sql`u.active and u.role <> 4 ${isOn(tenant, calendarFeature.name) ? sql`and u.records` : nothing}`;

export interface PlacedRow {
  user: number;
  first_name: string;
  name: string;
  /** Where the person works, and from when to when; null: where the company usually does, and from ever to ever. */
  places: { place: number | null; from: Day | null; to: Day | null }[];
}

/** All of them, by name, with the places of these days. */
export const placedPeople = (tenant: Tenant, span: Span): Sql =>
  sql`with weeks(user_id, week, place, first, last) as (${weeks(tenant)})
    select u.id as "user", u.first_name, u.name, coalesce((
        select json_agg(json_build_object('place', w.place, 'from', w.first, 'to', w.last) order by w.first) from weeks w
        where w.user_id = u.id and coalesce(w.first, '-infinity') <= ${span.to}::date
          and coalesce(w.last, 'infinity') >= ${span.from}::date), '[]') as places
    from users u where u.company_id = ${tenant.company} and ${isCounted(tenant)}
    order by u.name, u.first_name, u.id`;

export function groupRows(tenant: Tenant, { groups, named, days, span }: Asked): Sql {
  const within = (day: Sql, inside: Sql) => sql`case when ${inside} then ${day} end`;
  const first = sql`greatest(p.joined, w.first)`;
  const last = sql`least(p.leaves, w.last)`;
  return sql`with ${members(tenant, groups, span)}, people as materialized (
      select m.key, u.id, u.first_name, u.name, greatest(m.joined, ${begins(tenant)}) as joined, m.leaves
      from members m join users u on u.company_id = ${tenant.company} and u.id = m.user_id
        and ${isCounted(tenant)}
    ), weeks(user_id, week, place, first, last) as (${weeks(tenant)}), absences as materialized (
      select p.key, p.id, e.day, e.type as project, ${hasKinds(tenant) ? kindName : sql`null::text`} as kind, e.status, ${half} as half, e.away_minutes,
        ${portionAway} as portion, e.id as entry
      from people p join entries e on e.company_id = ${tenant.company} and e.user_id = p.id and ${isAway}
        and e.day between ${span.from} and ${span.to} and e.day = any(${days}::date[])
        and e.day between coalesce(p.joined, '-infinity') and coalesce(p.leaves, 'infinity')
    ), rosters as (
      select p.key, w.week as weekdays, w.place, ${within(first, sql`${first} > ${span.from}::date`)} as "from",
        ${within(last, sql`${last} < ${span.to}::date`)} as "to", count(*) as people
      from people p join weeks w on w.user_id = p.id
      where coalesce(w.first, '-infinity') <= ${span.to}::date and coalesce(w.last, 'infinity') >= ${span.from}::date
      group by 1, 2, 3, 4, 5
    ), away as (
      select a.key, a.day, w.place, sum(a.portion) as portions, count(distinct a.id) as people
      from absences a join weeks w on w.user_id = a.id
      where a.day between coalesce(w.first, '-infinity') and coalesce(w.last, 'infinity') and ${worksOn(tenant)}
      group by 1, 2, 3
    )${named.length > 0 ? withNames(named) : nothing}
    select (select coalesce(json_agg(r), '[]') from rosters r) as rosters,
      (select coalesce(json_agg(a), '[]') from away a) as away,
      ${named.length > 0 ? sql`(select coalesce(json_agg(n), '[]') from named n)` : sql`'[]'::json`} as people`;
}

/** The people of these groups, by name, with the days on which they are away. */
const withNames = (groups: readonly string[]): Sql =>
  sql`, days as (
      select key, id, json_agg(json_build_object('day', day, 'project', project, 'kind', kind, 'status', status, 'half', half,
        'away_minutes', away_minutes)
        order by day, entry) as away
      from absences group by key, id
    ), named as (
      select p.key, p.id as "user", p.first_name, p.name, coalesce(d.away, '[]') as away
      from (select *, count(*) over (partition by key) as size
          from (select distinct key, name, first_name, id from people where key = any(${groups})) p) p
        left join days d on d.key = p.key and d.id = p.id
      where p.size <= ${sql.lit(SMALL)} or d.away is not null
      order by p.key, p.name, p.first_name, p.id
    )`;

import type { LawAbsence, LawInterval, LawTime } from '@stundenbuch/domain/accounts/law/facts';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Day } from '@stundenbuch/domain/time/day';
import { type WorkRow, workColumns } from '../../day/work-facts.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { utc } from '../../platform/database/shown.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAway, isWork, leavesNoTime } from '../../records/entries/kinds.ts';

/** Nobody records a day for a reader. */
const READER = 4;

export interface LawPerson {
  user: number;
  first_name: string;
  name: string;
  birth_date: Day | null;
  milog: boolean;
}

export type LawPersonRow = LawPerson & WorkRow;

/** Of everybody, or of those named. */
export function lawPeople(tenant: Tenant, users: readonly number[] | null): Sql {
  return sql`select u.id as "user", u.first_name, u.name, u.birth_date, u.milog, ${workColumns(tenant)} from users u
    where u.company_id = ${tenant.company} and u.role <> ${READER}${among(sql`u.id`, users)}
    order by u.name, u.first_name, u.id`;
}

const among = (column: Sql, users: readonly number[] | null): Sql =>
  users === null ? nothing : sql` and ${column} = any(${users})`;

export type LawTimeRow = Omit<LawTime, 'intervals'> & { id: number; user: number; net: number };

export function lawTimes({ company }: Tenant, users: readonly number[] | null, from: Day, to: Day): Sql {
  return sql`select e.id, e.user_id as "user", e.day, e.start_minute as start, e.end_minute as end,
      coalesce(e.break_minutes, round(e.break_hours * 60)::int, 0) as breaks,
      coalesce(e.net_minutes, round(e.hours * 60)::int) as net, (e.created_at at time zone 'Europe/Berlin')::date as recorded
    from entries e where e.company_id = ${company}${among(sql`e.user_id`, users)} and ${isWork}
      and e.day between ${from} and ${to} and e.start_minute is not null and e.end_minute is not null`;
}

export type LawAbsenceRow = LawAbsence & { user: number };

export function lawAbsences({ company }: Tenant, users: readonly number[] | null, from: Day, to: Day): Sql {
  return sql`select e.user_id as "user", e.day, e.type, ${half} as half
    from entries e where e.company_id = ${company}${among(sql`e.user_id`, users)} and ${isAway}
      and e.away_minutes is null and e.day between ${from} and ${to} and (${leavesNoTime} or not exists (select from entries w
        where w.company_id = e.company_id and w.user_id = e.user_id and w.day = e.day and w.type = ${sql.lit(TYPE.work)}))`;
}

export type LawIntervalRow = LawInterval & { entry: number };

export function lawIntervals({ company }: Tenant, users: readonly number[] | null, from: Day, to: Day): Sql {
  const minutes = (column: Sql) => sql`floor(extract(epoch from ${column}) / 60)::int`;
  return sql`select i.entry_id as entry, ${minutes(sql`i.started_at`)} as "from", ${minutes(sql`i.ended_at`)} as "to",
      i.kind, i.shift_id as shift
    from work_intervals i where i.company_id = ${company}${among(sql`i.user_id`, users)}
      and i.day between ${from} and ${to} and i.entry_id is not null and i.ended_at is not null`;
}

/** The remark that was stored with it. */
export interface Explanation {
  text: string;
  by: string | null;
  at: string;
}

export type ExplanationRow = Explanation & { user: number; day: Day; code: string };

export function lawReasons({ company }: Tenant, users: readonly number[] | null, from: Day, to: Day): Sql {
  return sql`select r.user_id as "user", r.day, r.code, r.text, ${utc(sql`r.created_at`)} as at,
      b.first_name || ' ' || b.name as by
    from law_reasons r left join users b on b.company_id = r.company_id and b.id = r.created_by
    where r.company_id = ${company}${among(sql`r.user_id`, users)} and r.day between ${from} and ${to}`;
}

import type { AccountEntry } from '@stundenbuch/domain/accounts/overtime/day-balance';
import type { OvertimeSettings } from '@stundenbuch/domain/accounts/overtime/features';
import type { MonthSum } from '@stundenbuch/domain/accounts/overtime/month-sums';
import type { StoredTimePosting } from '@stundenbuch/domain/accounts/overtime/postings';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Day } from '@stundenbuch/domain/time/day';
import { type WorkRow, workColumns } from '../../day/work-facts.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { shownTime } from '../../platform/database/shown.ts';
import { nothing, type Sql, selected, sql } from '../../platform/database/sql.ts';
import { half, kindName } from '../../records/entries/entry-columns.ts';
import { countsOnTheDay, isLowering, isWork, ofType, takesTheDay } from '../../records/entries/kinds.ts';

/** Nobody records a day for a reader: readers have no account. */
const READER = 4;

export interface Holder {
  user: number;
  first_name: string;
  name: string;
  active: boolean;
}

export type HolderRow = Holder & WorkRow;

/** Of everybody, or of those named. */
export function holdersOf(tenant: Tenant, users: readonly number[] | null): Sql {
  return sql`select u.id as "user", u.first_name, u.name, u.active, ${workColumns(tenant)} from users u
    where u.company_id = ${tenant.company} and u.role <> ${READER}${among(sql`u.id`, users)} order by u.name, u.first_name, u.id`;
}

/** Who is working now, or has a break: today is not decided (OVT-03). */
export function runningWork({ company }: Tenant, users: readonly number[] | null): Sql {
  return sql`select i.user_id as "user" from work_intervals i
    where i.company_id = ${company}${among(sql`i.user_id`, users)} and i.ended_at is null and not i.forgotten`;
}

function among(column: Sql, users: readonly number[] | null): Sql {
  return users === null ? nothing : sql` and ${column} = any(${users})`;
}

/** Entries `e` that an account looks at. */
const ofAccount = sql`e.type is not null and ${countsOnTheDay}`;

const columns = {
  id: sql`e.id`,
  day: sql`e.day`,
  project: sql`e.type`,
  status: sql`e.status`,
  half,
  hours: sql`e.hours::float8`,
  net_minutes: sql`e.net_minutes`,
  target: sql`e.target::float8`,
  credit: sql`e.credit`,
  sick_from: shownTime(sql`e.sick_from`),
  away_minutes: sql`e.away_minutes`,
  kind_id: sql`e.kind_id`,
  kind_name: kindName,
  start_time: shownTime(sql`e.start_minute`),
  end_time: shownTime(sql`e.end_minute`),
} satisfies Record<keyof AccountEntry, Sql>;

const asJson = sql`json_build_object(${sql.join(
  Object.entries(columns).flatMap(([name, column]) => [sql.lit(name), column]),
)})`;

export type EntryRow = AccountEntry & { user: number };

export function entriesBetween(
  { company }: Tenant,
  users: readonly number[] | null,
  from: Day,
  to: Day,
): Sql {
  return sql`select e.user_id as "user", ${selected(columns)} from entries e
    where e.company_id = ${company}${among(sql`e.user_id`, users)} and e.day between ${from} and ${to} and ${ofAccount}
    order by e.day, e.id`;
}

/** Overtime reduction of these people from a day on. */
export function plannedFrom({ company }: Tenant, users: readonly number[], from: Day): Sql {
  return sql`select e.user_id as "user", ${selected(columns)} from entries e
    where e.company_id = ${company} and e.user_id = any(${users}) and e.day >= ${from}
      and ${ofType(TYPE.overtime)} and ${isLowering(TYPE.overtime)} and ${takesTheDay}`;
}

export type PostingRow = StoredTimePosting & { user: number; by: string | null };

export function postingsOf({ company }: Tenant, users: readonly number[] | null): Sql {
  return sql`select p.id, p.user_id as "user", p.day, p.minutes, p.kind, p.text, p.reverses_id,
      b.first_name || ' ' || b.name as by
    from time_postings p left join users b on b.company_id = p.company_id and b.id = p.created_by
    where p.company_id = ${company}${among(sql`p.user_id`, users)} order by p.day, p.id`;
}

export type SumRow = MonthSum & { user: number };

interface Period {
  since: Day;
  today: Day;
  settings: Pick<OvertimeSettings, 'type80'>;
}

/** Counted from the year 0; `date_part` is a float, `extract` a numeric, which takes longer for ten years of days. */
const monthNumber = sql`(date_part('year', e.day) * 12 + date_part('month', e.day))::int - 1`;

/**
 * The months from the beginning of the accounts to yesterday. Nearly every day has one entry and is settled by it, whatever the
 * contract says: a working time or a day of overtime reduction has a stored target, any other absence credits what the day
 * owes. Of the other days the entries are named (domain: dayBalance).
 */
export function monthSums({ company }: Tenant, users: readonly number[] | null, period: Period): Sql {
  const { since, today, settings } = period;
  const lowering =
    settings.type80 === 'lowering' ? isLowering(TYPE.overtime, TYPE.badWeather) : isLowering(TYPE.overtime);
  const meant = sql`e.company_id = ${company}${among(sql`e.user_id`, users)} and e.day >= ${since} and e.day < ${today}
    and ${ofAccount}`;
  // The person is joined, not asked for each of thousands of days.
  const recorded = sql`entries e join users u on u.company_id = e.company_id and u.id = e.user_id and u.records
    and e.day >= coalesce(u.records_from, '-infinity')`;
  return sql`with others as materialized (
      select distinct e.user_id, e.day from ${recorded} where ${meant} and case
        when ${isWork} then e.target is null
        else not (e.first_half and e.second_half) or (${lowering} and e.target is null) or exists (
          select from entries w where w.company_id = e.company_id and w.user_id = e.user_id and w.day = e.day
            and w.type = ${sql.lit(TYPE.work)})
        end
    ), settled as (
      select e.user_id, ${monthNumber} as month,
        sum(case when ${isWork} then coalesce(e.net_minutes, round(e.hours * 60)::int) - round(e.target * 60)::int
          when ${lowering} then -round(e.target * 60)::int else 0 end)::int as minutes,
        bit_or(1 << (date_part('day', e.day)::int - 1)) as settled
      from ${recorded} where ${meant} and (e.user_id, e.day) not in (select user_id, day from others)
      group by 1, 2
    ), named as (
      select e.user_id, ${monthNumber} as month,
        json_agg(${asJson} order by e.id) as entries
      from others o join entries e on e.company_id = ${company} and e.user_id = o.user_id and e.day = o.day and ${ofAccount}
      group by 1, 2
    )
    select user_id as "user", to_char(make_date(month / 12, month % 12 + 1, 1), 'YYYY-MM') as month,
      coalesce(s.minutes, 0) as minutes, coalesce(s.settled, 0) as settled, coalesce(n.entries, '[]') as entries
    from settled s full join named n using (user_id, month) order by 1, 2`;
}

export interface SignedBalance {
  user: number;
  closing: number;
}

/** The balances on the sheets of closed months; a sheet without an account has none. */
export function signedBalances({ company }: Tenant, users: readonly number[], month: string): Sql {
  return sql`select s.user_id as "user", (s.data -> 'account' ->> 'closing')::int as closing
    from month_closings c join month_sheets s on s.company_id = c.company_id and s.user_id = c.user_id
      and s.month = c.month and s.version = c.version
    where c.company_id = ${company} and c.user_id = any(${users}) and c.month = ${`${month}-01`} and c.state = 'closed'
      and s.data -> 'account' ->> 'closing' is not null`;
}

import { workDay } from '@stundenbuch/domain/day/workday/work-day';
import { daysOff, type Half } from '@stundenbuch/domain/records/entries/halves';
import { type Day, lastOfMonth } from '@stundenbuch/domain/time/day';
import { blockersOf, isEmployedIn, type MonthFacts } from '@stundenbuch/domain/workflows/month/blockers';
import type { StateOfMonth } from '@stundenbuch/domain/workflows/month/contract';
import { hasTeams } from '../../day/led.ts';
import { firstDay, firstDayOf, type WorkRow, workColumns, workFactsOf } from '../../day/work-facts.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { instant } from '../../platform/database/shown.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAbsence, isAway, isWork } from '../../records/entries/kinds.ts';
import type { MonthClose } from './month-close.entity.ts';

/** Nobody records a day for a reader: readers have no months. */
const READER = 4;

export interface MonthRow extends WorkRow, Pick<MonthClose, 'state' | 'version'> {
  user: number;
  first_name: string;
  name: string;
  active: boolean;
  first_day: Day | null;
  confirmed_at: string | null;
  closed_at: string | null;
  reason: string | null;
  worked: Day[];
  absences: { day: Day; half: Half; away_minutes: number | null }[];
  undecided: Day[];
  forgotten: Day[];
  checked: StateOfMonth['checked'] | null;
}

/** The word of a lead on what the person has confirmed since. */
const checkOf = sql`(select json_build_object('at', ${instant(sql`c.checked_at`)}, 'by', k.first_name || ' ' || k.name)
  from users k where k.company_id = u.company_id and k.id = c.checked_by and c.checked_at >= c.confirmed_at)`;

/** A month of everybody, or of those named, with what could stop it. */
export function monthRows(tenant: Tenant, month: string, users: readonly number[] | null): Sql {
  const { company } = tenant;
  const first = `${month}-01`;
  const last = lastOfMonth(first);
  const named = users === null ? nothing : sql` and u.id = any(${users})`;
  return sql`select u.id as "user", u.first_name, u.name, u.active, ${firstDay} as first_day, ${workColumns(tenant)},
      coalesce(c.state, 'open') as state, coalesce(c.version, 0) as version, c.reason,
      ${instant(sql`c.confirmed_at`)} as confirmed_at, ${instant(sql`c.closed_at`)} as closed_at,
      coalesce(json_agg(e.day) filter (where ${isWork}), '[]') as worked,
      coalesce(json_agg(json_build_object('day', e.day, 'half', ${half}, 'away_minutes', e.away_minutes))
        filter (where ${isAway}), '[]') as absences,
      coalesce(json_agg(distinct e.day) filter (where ${isAbsence} and e.status = 0), '[]') as undecided,
      (select coalesce(json_agg(distinct i.day), '[]') from work_intervals i
        where i.company_id = ${company} and i.user_id = u.id and i.ended_at is null and i.day between ${first} and ${last}
      ) as forgotten, ${hasTeams(tenant) ? checkOf : sql`null`} as checked
    from users u
      left join month_closings c on c.company_id = u.company_id and c.user_id = u.id and c.month = ${first}
      left join entries e on e.company_id = u.company_id and e.user_id = u.id and e.day between ${first} and ${last}
    where u.company_id = ${company} and u.role <> ${READER}${named}
    group by u.id, c.id order by u.name, u.first_name, u.id`;
}

function factsOf(row: MonthRow): MonthFacts {
  const work = workFactsOf(row);
  return {
    first_day: firstDayOf(row, row.first_day),
    work,
    worked: new Set(row.worked),
    absent: daysOff(row.absences, (day) => workDay(work, day).minutes).whole,
    undecided: row.undecided,
    forgotten: row.forgotten,
  };
}

/** Whether the month is the person's to confirm: somebody who was not employed then has none. */
export const hasMonth = (row: MonthRow, month: string): boolean =>
  row.version > 0 || isEmployedIn(factsOf(row), month);

export function monthOnTheWire(row: MonthRow, month: string, today: Day): StateOfMonth {
  const { user, first_name, name, state, version, confirmed_at, closed_at, reason, checked } = row;
  const blockers = state === 'closed' ? [] : blockersOf(factsOf(row), month, today);
  const shown = { user, first_name, name, month, state, version, confirmed_at, closed_at, reason };
  return { ...shown, stops: blockers, ...(checked && { checked }) };
}

export interface SheetFigures {
  user: number;
  target: number;
  /** As `figuresForLead` of its days. */
  veiled_target: number;
  worked: number;
  balance: number | null;
}

/** Of the sheets that count of closed months: what their days add up to, and the balance that was signed. */
export function sheetFigures({ company }: Tenant, month: string): Sql {
  const sum = (minutes: Sql) =>
    sql`coalesce(sum((${minutes})::int) filter (where r ->> 'difference' is not null), 0)::int`;
  return sql`select c.user_id as "user", f.target, f.veiled_target, f.worked, (s.data -> 'account' ->> 'closing')::int as balance
    from month_closings c join month_sheets s on s.company_id = c.company_id and s.user_id = c.user_id
        and s.month = c.month and s.version = c.version
      cross join lateral (select ${sum(sql`r ->> 'target'`)} as target, ${sum(sql`r ->> 'worked'`)} as worked,
          ${sum(sql`r ->> 'target'`)} - ${sum(sql`r ->> 'credited'`)} + ${sum(sql`r ->> 'worked'`)} as veiled_target
        from jsonb_array_elements(s.data -> 'rows') r) f
    where c.company_id = ${company} and c.month = ${`${month}-01`} and c.state = 'closed'`;
}

import type { Half } from '@stundenbuch/domain/records/entries/halves';
import type { DayEntry } from '@stundenbuch/domain/records/punch/day-entry';
import { dayOf, type Interval, splitByDay, type WorkSpan } from '@stundenbuch/domain/records/punch/intervals';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import { dateOf, instantOfDate } from '@stundenbuch/domain/time/real-time';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { countsOnTheDay, isWork, leavesNoTime } from '../../records/entries/kinds.ts';

/** Who measured a time: the person's own clock, or the tablet at the door. */
export type Source = 'clock' | 'terminal';

/** An interval as it is stored. */
export interface StoredInterval extends Interval {
  id: number;
  day: Day;
  entry: number | null;
}

/** A working time or an absence of a day on which the clock has run. */
export interface StoredEntry {
  id: number;
  day: Day;
  type: number;
  half: Half;
  time: DayEntry | null;
}

/** A shift lasts a day at most, and may have begun the day before the one looked at. */
const DAYS_BACK = 2;

export const intervalColumns = sql`id, shift_id::text as shift, to_char(day, 'YYYY-MM-DD') as day, started_at as start,
  ended_at as "end", kind, forgotten, entry_id as entry`;

/** Recent intervals, and every clock that has no end yet. */
export function intervalsOf({ company }: Tenant, person: number, today: Day): Sql {
  return sql`select ${intervalColumns} from work_intervals where company_id = ${company} and user_id = ${person}
    and (ended_at is null or day >= ${addDays(today, -DAYS_BACK)}) order by started_at, id`;
}

/** Those of a run that began about a day. */
export function intervalsAbout({ company }: Tenant, person: number, day: Day): Sql {
  return sql`select ${intervalColumns} from work_intervals where company_id = ${company} and user_id = ${person}
    and day between ${addDays(day, -DAYS_BACK)} and ${addDays(day, DAYS_BACK)} order by started_at, id`;
}

export interface IntervalRow extends Omit<StoredInterval, 'start' | 'end'> {
  start: Date | string;
  end: Date | string | null;
}

export const intervalOf = ({ start, end, ...row }: IntervalRow): StoredInterval => ({
  ...row,
  start: instantOfDate(new Date(start)),
  end: end === null ? null : instantOfDate(new Date(end)),
});

export function entriesOn({ company }: Tenant, person: number, days: readonly Day[]): Sql {
  return sql`select e.id, to_char(e.day, 'YYYY-MM-DD') as day, e.type, ${half} as half, case when ${isWork} then json_build_object(
      'day', to_char(e.day, 'YYYY-MM-DD'), 'start', e.start_minute, 'end', e.end_minute,
      'net', coalesce(e.net_minutes, round(e.hours * 60)), 'breaks', coalesce(e.break_minutes, round(e.break_hours * 60))
    ) end as time
    from entries e where e.company_id = ${company} and e.user_id = ${person} and e.day = any(${`{${days.join()}}`}::date[])
      and ${countsOnTheDay} and ${leavesNoTime} order by e.id`;
}

interface NewInterval {
  person: number;
  kind: WorkSpan['kind'];
  start: number;
  shift: string;
  source: Source | 'correction';
  now: Date;
}

/** Starts an interval; the unique index refuses a second one. */
export async function begin(
  tx: Tx,
  tenant: Tenant,
  { person, kind, start, shift, source, now }: NewInterval,
) {
  await rowsOf(
    tx,
    sql`insert into work_intervals (company_id, user_id, shift_id, day, started_at, kind, source, created_at, created_by)
      values (${tenant.company}, ${person}, ${shift}, ${dayOf(start)}, ${dateOf(start)}, ${kind}, ${source}, ${now}, ${tenant.id})`,
  );
}

/** Ends the running interval, split at midnight. */
export async function end(
  tx: Tx,
  tenant: Tenant,
  running: Pick<StoredInterval, 'id' | 'kind' | 'start' | 'shift'>,
  at: number,
  { person, source, now }: Pick<NewInterval, 'person' | 'source' | 'now'>,
): Promise<void> {
  const [first, ...later] = splitByDay({ ...running, end: at });
  const corrected = source === 'correction' ? sql`, source = 'correction', forgotten = false` : sql``;
  await rowsOf(
    tx,
    sql`update work_intervals set ended_at = ${dateOf((first as WorkSpan).end)}${corrected}
      where company_id = ${tenant.company} and id = ${running.id}`,
  );
  for (const part of later) {
    await rowsOf(
      tx,
      sql`insert into work_intervals (company_id, user_id, shift_id, day, started_at, ended_at, kind, source, created_at,
          created_by)
        values (${tenant.company}, ${person}, ${running.shift}, ${part.day}, ${dateOf(part.start)}, ${dateOf(part.end)},
          ${running.kind}, ${source}, ${now}, ${tenant.id})`,
    );
  }
}

/** The question that is asked next time (CLK-06). */
export async function forget(tx: Tx, { company }: Tenant, person: number): Promise<void> {
  await rowsOf(
    tx,
    sql`update work_intervals set forgotten = true where company_id = ${company} and user_id = ${person}
      and ended_at is null and not forgotten`,
  );
}

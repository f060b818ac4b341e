import {
  BOOKING_TYPE,
  type Dimension,
  type Measure,
  NONE,
  VEILED,
} from '@stundenbuch/domain/accounts/reports/fields';
import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { entryHours, hasKinds, portion } from '../../records/entries/entry-columns.ts';
import { isAbsence } from '../../records/entries/kinds.ts';
import type { Sight } from '../../records/entries/sight.ts';
import { jobOfBooking, worth } from '../money/money.ts';

interface Column {
  /** Of an entry `e`, with its person `u` and its project `p`. */
  by: Sql;
  /** What the keys of a filter are compared as. */
  as: Sql;
  needs?: 'person' | 'project';
  /** The key on the wire, where it is not the value as a text. */
  key?: (value: Sql) => Sql;
  /** The value of a key. */
  value?: (key: string) => string;
}

const [int, date, text] = [sql`int[]`, sql`date[]`, sql`text[]`];
const weekdayOf = sql`extract(isodow from e.day)::int`;

export type Columns = Readonly<Record<Dimension, Column>>;

export function columnsFor(who: Tenant, { hasVeil, veiled }: Sight): Columns {
  const kind = hasKinds(who) ? sql`when e.kind_id is not null then 'k' || e.kind_id` : sql``;
  const veil = hasVeil ? sql`when ${isAbsence} and ${veiled} then ${sql.lit(VEILED)}` : sql``;
  return {
    person: { by: sql`e.user_id`, as: int },
    job: { by: jobOfBooking, as: int, needs: 'person' },
    project: { by: sql`e.project_id`, as: int },
    status: { by: sql`p.status`, as: int, needs: 'project' },
    customer: { by: sql`p.customer_id`, as: int, needs: 'project' },
    category: { by: sql`p.category_id`, as: int, needs: 'project' },
    type: {
      by: sql`case when e.type is null then ${sql.lit(BOOKING_TYPE)} ${veil} ${kind} else e.type::text end`,
      as: text,
    },
    day: { by: sql`e.day`, as: date },
    week: { by: sql`e.day - (${weekdayOf} - 1)`, as: date },
    month: {
      by: sql`date_trunc('month', e.day::timestamp)::date`,
      as: date,
      key: (value) => sql`left(${value}::text, 7)`,
      value: (key) => `${key}-01`,
    },
    weekday: { by: weekdayOf, as: int },
  };
}

/** Whether an entry has one of the keys. */
export function hasKey({ by, as, value = (key) => key }: Column, keys: readonly string[]): Sql {
  const values = keys.filter((key) => key !== NONE).map(value);
  const isOne = sql`${by} = any(${values}::${as})`;
  return values.length < keys.length ? sql`(${isOne} or ${by} is null)` : isOne;
}

export const keyOf = ({ key = (value: Sql) => sql`${value}::text` }: Column, value: Sql): Sql =>
  sql`coalesce(${key(value)}, ${sql.lit(NONE)})`;

/** What is added up of entries `e`, and of such sums `e` what is shown. */
interface Sums {
  of: Readonly<Record<string, Sql>>;
  shown: Readonly<Record<string, Sql>>;
}

/**
 * Sums that add up: those of any groups are those of all of them, money before it is rounded. Veiled absences have no hours
 * that would tell what they are.
 */
export function measuresFor({ hasVeil, veiled }: Sight, hasAbsences: boolean): Record<Measure, Sums> {
  const entry = hasAbsences ? entryHours : sql`e.hours`;
  const seen = hasVeil ? sql`case when not (${isAbsence} and ${veiled}) then ${entry} end` : entry;
  const hours = sql`sum(${seen})`;
  return {
    hours: { of: { hours }, shown: { hours: orNone(sql`sum(e.hours)`) } },
    days: {
      of: { days: sql`sum(case when e.type is not null then ${portion} end)` },
      shown: { days: orNone(sql`sum(e.days)`) },
    },
    money: {
      of: { hours, guessed: sql`bool_or(e.project_id is not null and e.job_id is null)` },
      shown: {
        money: sql`(${worth})::float8`,
        unpriced: orNone(sql`sum(e.hours) filter (where e.project_id is not null and r.hourly_rate is null)`),
        todays_job: sql`bool_or(e.guessed)`,
      },
    },
    count: { of: { entries: sql`count(*)` }, shown: { count: sql`sum(e.entries)::int` } },
  };
}

const orNone = (sum: Sql) => sql`coalesce(${sum}, 0)::float8`;

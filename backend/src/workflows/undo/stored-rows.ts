import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** A row of `entries` as JSON. */
export interface EntryBefore {
  id: number;
  day: string;
  type: number | null;
  project_id: number | null;
  hours: number;
  start_minute: number | null;
  end_minute: number | null;
  break_hours: number | null;
  break_minutes: number | null;
  booking_text: string | null;
  status: number | null;
  first_half: boolean;
  second_half: boolean;
  request_id: number | null;
  kind_id: number | null;
  credit: string | null;
  away_minutes: number | null;
}

interface StoredInterval {
  started_at: string;
  ended_at: string | null;
  kind: 'work' | 'break';
}

/** Everything that is stored of some entries. */
export interface StoredRows {
  requests: object[];
  entries: EntryBefore[];
  intervals: StoredInterval[];
}

/** What was before and after a change; both say nothing of an entry that was not there. */
export interface ChangeSet {
  ids: number[];
  before: StoredRows;
  after: StoredRows;
  /** What was measured, of a booking of it. */
  stopwatch?: object;
}

/** Entries of the caller's own, with their requests and the times of work: one JSON value. */
export function storedRows({ company, id }: Caller, ids: readonly number[]): Sql {
  const all = (row: Sql) => sql`coalesce(jsonb_agg(to_jsonb(${row}) order by ${row}.id), '[]')`;
  const own = sql`e.company_id = ${company} and e.user_id = ${id} and e.id = any(${[...ids]}::int[])`;
  return sql`jsonb_build_object(
    'requests', (select ${all(sql`r`)} from absence_requests r where r.company_id = ${company}
      and r.id in (select e.request_id from entries e where ${own})),
    'entries', (select ${all(sql`e`)} from entries e where ${own}),
    'intervals', (select ${all(sql`i`)} from work_intervals i where i.company_id = ${company}
      and i.entry_id in (select e.id from entries e where ${own})))`;
}

const COLUMNS = [
  ...['day', 'project_id', 'hours', 'booking_text', 'target', 'start_minute', 'end_minute'],
  ...['break_hours', 'net_minutes', 'break_minutes'],
];

/** Puts rows back as they were, under their ids: those that are gone, and of those that are there what a form changes. */
export function putBack({ company }: Caller, { ids, before }: ChangeSet): Sql[] {
  const rows = (table: Sql, of: object[]) =>
    sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(of)}::jsonb)`;
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  return [
    sql`insert into absence_requests select * from ${rows(sql`absence_requests`, before.requests)}
      on conflict do nothing`,
    sql`update entries e set (${columns}) = (select ${columns} from ${rows(sql`entries`, before.entries)} b where b.id = e.id)
      where e.company_id = ${company} and e.id = any(${ids}::int[])`,
    sql`insert into entries select b.* from ${rows(sql`entries`, before.entries)} b
      where not exists (select from entries e where e.company_id = ${company} and e.id = b.id)`,
    sql`delete from work_intervals where company_id = ${company} and entry_id = any(${ids}::bigint[])`,
    sql`insert into work_intervals select * from ${rows(sql`work_intervals`, before.intervals)}`,
  ];
}

import { parseId } from '@stundenbuch/domain/wire/fields';
import { listQuery } from '@stundenbuch/domain/wire/list-query';
import { z } from 'zod';
import { type ListShape, queryOf } from '../../platform/database/listing.ts';
import { utc } from '../../platform/database/shown.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';

/** The number of the seal that holds a row of the log; none holds it yet: null. */
const sealOf = (of: Sql) => sql`select s.no from seals s
  where s.company_id = ${of}.company_id and s.last_id >= ${of}.id and s.first_id <= ${of}.id and ${of}.id = any (s.ids)
  order by s.last_id limit 1`;

const columns = sql`c.id::float8 as id, ${utc(sql`c.at`)} as at, c.actor_id as actor, c.actor_kind,
  a.first_name || ' ' || a.name as actor_name, a.role as actor_role,
  c.person_id as person, p.first_name || ' ' || p.name as person_name, c.table_name as "table",
  c.record_id::float8 as record, c.op, c.before, c.after, c.reason, c.erased_at is not null as erased, (${sealOf(sql`c`)}) as seal,
  c.acting_for, l.first_name || ' ' || l.name as acting_for_name, c.token_name as token,
  coalesce(e.day::text, gone.before ->> 'day') as day,
  coalesce(e.type, e.project_id, (gone.before ->> 'type')::int, (gone.before ->> 'project_id')::int) as project,
  j.project_name, f.feature`;

/** For a deleted entry, day and project are read from the recorded deletion. */
const joins = sql`left join users a on a.company_id = c.company_id and a.id = c.actor_id
  left join users l on l.company_id = c.company_id and l.id = c.acting_for
  left join users p on p.company_id = c.company_id and p.id = c.person_id
  left join entries e on c.table_name = 'entries' and e.company_id = c.company_id and e.id = c.record_id
  left join lateral (
    select d.before from changes d where d.company_id = c.company_id and d.table_name = 'entries'
      and d.record_id = c.record_id and d.op = 'D' and c.table_name = 'entries' and e.id is null limit 1
  ) gone on true
  left join company_settings f on c.table_name = 'company_settings' and f.company_id = c.company_id
    and f.id = c.record_id
  left join projects j on j.company_id = c.company_id
    and j.id = coalesce(e.project_id, (gone.before ->> 'project_id')::int)`;

interface Wanted {
  where: Sql;
  /** Without it all of them. */
  page?: { size: number; offset: number };
}

/** Changes as they are shown, the newest first. `where` speaks of `changes c`. */
export function changesOf({ where, page }: Wanted): Sql {
  const limit = page ? sql` limit ${page.size} offset ${page.offset}` : nothing;
  return sql`select ${columns}
    from (select * from changes c where ${where} order by c.at desc, c.id desc${limit}) c ${joins}
    order by c.at desc, c.id desc`;
}

/** The days of a person in Germany. */
export function within({ from, to }: ChangeQuery): Sql {
  const start = (day: Sql) => sql`(${day})::timestamp at time zone 'Europe/Berlin'`;
  const begin = from ? sql` and c.at >= ${start(sql`${from}::date`)}` : nothing;
  return sql`${begin}${to ? sql` and c.at < ${start(sql`${to}::date + 1`)}` : nothing}`;
}

const person = z
  .string('invalid_input')
  .refine((value) => parseId(value) !== null, 'invalid_input')
  .transform(Number);

const { page, size, from, to } = listQuery(['at']).shape;

/** The eleven columns of `of`, as they are hashed. */
export const hashed = (
  of: Sql,
) => sql`${of}.id::float8 as id, ${utc(sql`${of}.at`)} as at, ${of}.company_id as company,
  ${of}.actor_id as actor, ${of}.person_id as person, ${of}.table_name as "table", ${of}.record_id::float8 as record,
  ${of}.op, ${of}.before, ${of}.after, ${of}.reason`;

/** Neither sorted nor searched: the newest comes first, and the browser puts it into words. */
export const changeQuery = z
  .object({ page, size, from, to, person: person.optional() })
  .refine((query) => !query.from || !query.to || query.from <= query.to, {
    error: 'period_reversed',
    path: ['to'],
  });
export type ChangeQuery = z.output<typeof changeQuery>;

export const sealColumns = sql`no, first_id::float8, last_id::float8, rows, prev, hash, ${utc(sql`at`)} as at`;

export const sealList = {
  sortable: { no: sql`no`, at: sql`at`, rows: sql`rows` },
  shown: { no: sql`no::text`, at: null, rows: sql`rows::text` },
  order: sql`no desc`,
  key: sql`no`,
} satisfies ListShape;

export const sealQuery = queryOf(sealList);

import { OF_COMPANY, OF_PEOPLE } from '@stundenbuch/domain/sides/inspection/tables';
import type { ChainLink, SealedChange } from '@stundenbuch/domain/sides/log/chain';
import type { Tenant } from '../../platform/database/database.ts';
import { utc } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { hashed, sealColumns } from '../log/change-list.ts';
import { type Inspected, idsOf } from './inspected.ts';

export interface LogRow {
  id: number;
  seal: number;
  row_hash: string;
  /** Null of what only the hash is told. */
  change: Omit<SealedChange, 'row_hash'> | null;
}

export interface LogPosition {
  seal: number;
  id: number;
}

const midnight = (day: Sql) => sql`(${day})::timestamp at time zone 'Europe/Berlin'`;

/** The day or month that a change is about: a changed row names it only when it was changed. */
const day = sql`coalesce(e.day, (c.after ->> 'day')::date, (c.before ->> 'day')::date, gone.day)`;
const month = sql`case when c.table_name = 'month_closings' then coalesce(k.month, (c.after ->> 'month')::date) end`;

const joins = sql`left join entries e on c.table_name = 'entries' and e.company_id = c.company_id and e.id = c.record_id
  left join month_closings k on c.table_name = 'month_closings' and k.company_id = c.company_id and k.id = c.record_id
  left join lateral (
    select (d.before ->> 'day')::date as day from changes d where c.table_name = 'entries' and e.id is null
      and d.company_id = c.company_id and d.table_name = 'entries' and d.record_id = c.record_id and d.op = 'D' limit 1
  ) gone on true`;

const [ofCompany, ofPeople] = [OF_COMPANY, OF_PEOPLE].map((tables) =>
  sql.join(tables.map((table) => sql.lit(table))),
) as [Sql, Sql];

/** Since then the company is here: what sheets of before have printed on them, whatever the days of the package. */
const isMove = sql`coalesce(c.after ? 'former_seals', false)`;

/** Which rows `c` are told with their content; of all others nothing but the hash leaves the database. */
function isShown(inspected: Inspected): Sql {
  const { from, to, everybody } = inspected;
  const isMeant = everybody
    ? sql`c.person_id is not null`
    : sql`c.person_id = any(${idsOf(inspected)}::int[])`;
  const isMade = sql`c.at >= ${midnight(sql`${from}::date`)} and c.at < ${midnight(sql`${to}::date + 1`)}`;
  const isAbout = sql`${day} between ${from}::date and ${to}::date
    or ${month} between date_trunc('month', ${from}::date)::date and ${to}::date`;
  return sql`coalesce(case
    when c.person_id is null then c.table_name in (${ofCompany}) and (${isMade} or ${isMove})
    else ${isMeant} and c.table_name in (${ofPeople}) and ((${isMade}) or ${isAbout})
  end, false)`;
}

/** The seal with which the chain of a package begins: of what is told, and of what was sealed from the first day on. */
export function firstSeal({ company }: Tenant, inspected: Inspected, head: number): Sql {
  return sql`select coalesce(least(
      (select min(s.no) from seals s cross join lateral unnest(s.ids) h (id)
        where s.company_id = ${company} and s.no <= ${head} and h.id in (
          select c.id from changes c ${joins} where c.company_id = ${company} and ${isShown(inspected)})),
      (select min(no) from seals where company_id = ${company} and no <= ${head}
        and at >= ${midnight(sql`${inspected.from}::date`)})
    ), ${head})::int as no`;
}

/** The next rows behind a place, up to the last seal, as they were sealed. */
export function rowsAfter(
  tenant: Tenant,
  inspected: Inspected,
  after: LogPosition,
  head: number,
  most: number,
): Sql {
  // So many seals have so many rows, and mostly far fewer of them do.
  const next = sql`select no, ids, hashes, sum(rows) over (order by no) - rows as before, first_value(rows) over (order by no) as first
    from (select * from seals where company_id = ${tenant.company} and no between ${after.seal} and ${head}
      order by no limit ${most + 1}) n`;
  return sql`with c as materialized (
      select c.*, s.no as seal_no, encode(h.hash, 'hex') as row_hash
      from (${next}) s cross join lateral unnest(s.ids, s.hashes) h (id, hash)
        join changes c on c.company_id = ${tenant.company} and c.id = h.id
      where s.before < s.first + ${most} and (s.no, h.id) > (${after.seal}::int, ${after.id}::bigint)
      order by s.no, c.id limit ${most}
    )
    select s.id::float8 as id, s.seal_no as seal, s.row_hash, case when s.shown then row_to_json(told) end as change
    from (select c.*, ${isShown(inspected)} as shown from c ${joins}) s
      cross join lateral (select ${hashed(sql`s`)}, ${utc(sql`s.erased_at`)} as erased_at) told
    order by s.seal_no, s.id`;
}

export function sealsAfter({ company }: Tenant, no: number, head: number, most: number): Sql {
  return sql`select ${sealColumns} from seals where company_id = ${company} and no > ${no} and no <= ${head}
    order by no limit ${most}`;
}

export type SealRow = ChainLink & { at: string };

export function headOf({ company }: Tenant): Sql {
  return sql`select no, hash from seals where company_id = ${company} order by no desc limit 1`;
}

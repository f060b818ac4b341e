import { LEAST_KEEP_YEARS } from '@stundenbuch/domain/sides/log/chain';
import { COMPARED_TABLES, type Difference } from '@stundenbuch/domain/sides/log/differences';
import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import type { Database, Tenant } from '../../platform/database/database.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';

const PEOPLE_AT_ONCE = 50;

/** Rows of closed months that are not what the log says, of everybody (null) or those named, in the order of their days. */
export async function differencesOf(
  database: Database,
  who: Tenant,
  users: readonly number[] | null,
): Promise<Difference[]> {
  const among = users === null ? nothing : sql` and user_id = any(${users}::int[])`;
  const closed = await database.read<{ id: number }>(
    who,
    sql`select distinct user_id as id from month_closings
      where company_id = ${who.company} and state = 'closed'${among} order by 1`,
  );
  const found: Difference[] = [];
  for (let at = 0; at < closed.length; at += PEOPLE_AT_ONCE) {
    const some = closed.slice(at, at + PEOPLE_AT_ONCE).map(({ id }) => id);
    found.push(...(await database.read<Difference>(who, differencesOfSome(who, some))));
  }
  return found.toSorted((a, b) => a.day.localeCompare(b.day));
}

function differencesOfSome({ company }: Tenant, people: readonly number[]): Sql {
  const each = COMPARED_TABLES.map((name) => {
    const table = sql.lit(name);
    return sql`select ${table}::text as "table", d.*
      from differences_of(${table}::regclass, ${company}::int, ${people}::int[]) d`;
  });
  return sql`select d."table", d.person, u.first_name, u.name, d.day, d.fault
    from (${sql.join(each, sql` union all `)}) d
      join users u on u.company_id = ${company}::int and u.id = d.person
    order by d.day, u.name, u.first_name, d.person, d."table"`;
}

/**
 * The fewest years for which the company has ever asked to keep what was recorded: what was erased under an earlier setting
 * was due then. Where the log does not know any more what was set, the years that the law wants.
 */
export function fewestKeepYears({ company }: Tenant): Sql {
  const { keep_years } = auditFeature.settings.parse({});
  const ofLog = sql`from changes c where c.company_id = ${company} and c.table_name = 'company_settings'`;
  const years = (value: Sql) => sql`(${value} -> 'value' ->> 'keep_years')::int`;
  return sql`select case when exists (select ${ofLog} and c.erased_at is not null) then ${LEAST_KEEP_YEARS}::int else least(
      coalesce((select (s.value ->> 'keep_years')::int from company_settings s
        where s.company_id = ${company} and s.feature = ${auditFeature.name}), ${keep_years}),
      (select min(least(${years(sql`c.after`)}, ${years(sql`c.before`)},
          case when c.op = 'I' and c.after ->> 'feature' = ${auditFeature.name} then ${keep_years}::int end)) ${ofLog})
    ) end as years`;
}

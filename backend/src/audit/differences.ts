import { LEAST_KEEP_YEARS } from '@stundenbuch/domain/audit/chain';
import { COMPARED_TABLES } from '@stundenbuch/domain/audit/differences';
import { auditFeature } from '@stundenbuch/domain/audit/features';
import type { Tenant } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

/** Rows of closed months that are not what the log says, in the order of their days. */
export function differencesOf({ company }: Tenant): Sql {
  const each = COMPARED_TABLES.map((name) => {
    const table = sql.lit(name);
    return sql`select ${table}::text as "table", d.* from differences_of(${table}::regclass, ${company}::int) d`;
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

import { type Report, type ReportCell } from '@stundenbuch/domain/accounts/reports/contract';
import type { Dimension } from '@stundenbuch/domain/accounts/reports/fields';
import type { Database, Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

interface Named {
  table: Sql;
  name: Sql;
  /** Before the id in the key. */
  prefix?: string;
}

const NAMED: Readonly<Partial<Record<Dimension, Named>>> = {
  person: { table: sql`users`, name: sql`concat_ws(' ', n.first_name, n.name)` },
  job: { table: sql`jobs`, name: sql`n.job_title` },
  project: { table: sql`projects`, name: sql`concat_ws(' ', nullif(n.internal_id, ''), n.project_name)` },
  customer: { table: sql`customers`, name: sql`n.customer_name` },
  category: { table: sql`categories`, name: sql`n.name` },
  type: { table: sql`absence_kinds`, name: sql`n.name`, prefix: 'k' },
};

/** What the keys of the cells are called that are ids. */
export async function reportNames(
  database: Database,
  who: Tenant,
  dimensions: readonly Dimension[],
  cells: readonly ReportCell[],
): Promise<Report['names']> {
  const asked = dimensions.flatMap((dimension, at) => {
    const named = NAMED[dimension];
    if (!named) return [];
    const { table, name, prefix = '' } = named;
    const keys = new Set(cells.map(({ keys }) => keys[at] as string));
    const ids = [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    const known = ids.filter((id) => /^\d+$/.test(id));
    if (known.length === 0) return [];
    return [
      sql`select ${sql.lit(dimension)} as dimension, ${sql.lit(prefix)} || n.id as key, ${name} as name
        from ${table} n where n.company_id = ${who.company} and n.id = any(${known}::int[])`,
    ];
  });
  if (asked.length === 0) return [];
  return database.read(who, sql.join(asked, sql` union all `));
}

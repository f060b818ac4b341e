import { PERSONAL_TABLES, type PersonalTable } from '@stundenbuch/domain/sides/privacy/personal-tables';
import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** Of a page: a few hundred kilobytes at most. */
export const ROWS_AT_ONCE = 500;

export type PersonalTableName = keyof typeof PERSONAL_TABLES;

export const personalTables = Object.keys(PERSONAL_TABLES) as PersonalTableName[];

/** A few rows of a table are about one person of a company: those of `insurances` have no number of their own. */
const keyOf = (table: PersonalTableName) => sql.ref(table === 'insurances' ? 'user_id' : 'id');

/** The next rows of a table that are about a person, without what nobody gets. */
export function personalRows(
  { company }: Tenant,
  table: PersonalTableName,
  person: number,
  after: number,
): Sql {
  const { of, without = [] }: PersonalTable = PERSONAL_TABLES[table];
  const isAbout = sql.join(
    of.map((column) => sql`${sql.ref(column)} = ${person}`),
    sql` or `,
  );
  const hidden = ['company_id', ...without];
  return sql`select ${keyOf(table)}::float8 as key, to_jsonb(t) - ${hidden}::text[] as content from ${sql.table(table)} t
    where company_id = ${company} and (${isAbout}) and ${keyOf(table)} > ${after}
    order by ${keyOf(table)} limit ${ROWS_AT_ONCE}`;
}

const NAMES: Readonly<Record<string, Sql>> = {
  projects: sql`project_name`,
  jobs: sql`job_title`,
};

/** What the ids of a table stand for, as one object. */
export const namesByIds = ({ company }: Tenant, table: string, ids: readonly number[]): Sql =>
  sql`select coalesce(json_object_agg(id, ${NAMES[table] ?? sql`name`}), '{}') as names from ${sql.table(table)}
    where company_id = ${company} and id = any(${ids})`;

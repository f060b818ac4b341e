import type { Change } from '@stundenbuch/domain/sides/log/contract';
import type { Database, Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

export type StoredChange = Omit<Change, 'names' | 'acting_for' | 'acting_for_name' | 'token'> & {
  acting_for: number | null;
  acting_for_name: string | null;
  token: string | null;
};

/** For whom somebody acted, where it was for somebody, and with which token. */
function shown({ acting_for, acting_for_name, token, ...change }: StoredChange): Omit<Change, 'names'> {
  return {
    ...change,
    ...(acting_for !== null && { acting_for, acting_for_name }),
    ...(token !== null && { token }),
  };
}

/** Columns that point at a record, and how the record is called. */
const NAMED: readonly { column: string; table: Sql; name: Sql }[] = [
  { column: 'project_id', table: sql`projects`, name: sql`project_name` },
  { column: 'job_id', table: sql`jobs`, name: sql`job_title` },
  { column: 'user_id', table: sql`users`, name: sql`first_name || ' ' || name` },
  { column: 'for_user', table: sql`users`, name: sql`first_name || ' ' || name` },
  { column: 'team_id', table: sql`teams`, name: sql`name` },
  { column: 'substitute_id', table: sql`users`, name: sql`first_name || ' ' || name` },
  { column: 'place_id', table: sql`places`, name: sql`name` },
  { column: 'place', table: sql`places`, name: sql`name` },
  { column: 'closure_id', table: sql`closures`, name: sql`name` },
];

/** The same changes with the names of what their content points at. */
export async function withNames(
  database: Database,
  who: Tenant,
  changes: readonly StoredChange[],
): Promise<Change[]> {
  const wanted = NAMED.map((named) => ({ ...named, ids: idsIn(changes, named.column) })).filter(
    ({ ids }) => ids.length > 0,
  );
  if (wanted.length === 0) return changes.map((change) => ({ ...shown(change), names: {} }));
  const found = await database.readAll(
    who,
    wanted.map(
      ({ table, name, ids }) => sql`select coalesce(json_object_agg(id, ${name}), '{}') as names
        from ${table} where company_id = ${who.company} and id = any(${ids})`,
    ),
  );
  const names = found.map((rows) => (rows as [{ names: Record<string, string> }])[0].names);
  return changes.map((change) => ({
    ...shown(change),
    names: Object.fromEntries(
      wanted.map(({ column }, i) => [column, namesIn(change, column, names[i] ?? {})]),
    ),
  }));
}

function idsIn(changes: readonly StoredChange[], column: string): number[] {
  return [...new Set(changes.flatMap((change) => valuesIn(change, column)))];
}

/** Of settings those in their value, which has the same names for the same things. */
function valuesIn({ before, after }: StoredChange, column: string): number[] {
  return [before, after, settingsIn(before), settingsIn(after)]
    .map((content) => content?.[column])
    .filter((id) => typeof id === 'number');
}

function settingsIn(content: StoredChange['before']): Record<string, unknown> | null {
  const value = content?.value;
  return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
}

function namesIn(
  change: StoredChange,
  column: string,
  names: Record<string, string>,
): Record<string, string> {
  const known = valuesIn(change, column).filter((id) => names[id] !== undefined);
  return Object.fromEntries(known.map((id) => [id, names[id] as string]));
}

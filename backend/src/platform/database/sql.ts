import { createHash } from 'node:crypto';
import { createQueryId, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';

// Re-exports kysely's tag, so that it is found beside the database.
export { sql };

/** A fragment of SQL with its values. Fragments nest; values never become text, `sql.raw` is for constants of the program. */
export type Sql = RawBuilder<unknown>;

export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

export const nothing: Sql = sql``;

/** The columns of a select, each under its wire name. */
export function selected(columns: Readonly<Record<string, Sql>>): Sql {
  return sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`));
}

const compiler = new PostgresQueryCompiler();

/** Numbered for PostgreSQL, and named, so that every connection prepares the statement once; `isNamed`: not where a pooler is between. */
export function prepare(query: Sql, isNamed = true): Statement {
  const { sql: text, parameters } = compiler.compileQuery(query.toOperationNode(), createQueryId());
  return { ...(isNamed && { name: nameOf(text) }), text, values: [...parameters] };
}

// Statements differ only by the fragments that the program selects, so there are few.
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

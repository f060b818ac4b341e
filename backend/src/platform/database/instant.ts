import { type Sql, sql } from './sql.ts';

/** As JSON writes an instant. */
export const instant = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

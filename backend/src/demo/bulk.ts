import type { Client } from 'pg';

/** Many rows in one statement; PostgreSQL takes the types of the columns from the table. */
export async function insertAll(owner: Client, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] as object).join(', ');
  await owner.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** The rows brought their own ids, so the sequence continues after them. */
export async function advanceIds(owner: Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await owner.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), nextval(pg_get_serial_sequence('${table}', 'id'))))`,
    );
  }
}

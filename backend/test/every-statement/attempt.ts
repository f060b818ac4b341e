import type { Client } from 'pg';
import { APP_ROLE } from '../../src/platform/database/role.ts';

export interface Outcome {
  /** SQLSTATE of the refusal. */
  code?: string;
  count: number;
  rows: Record<string, unknown>[];
}

/** One statement as the program would send it, on behalf of a company or of none. It is rolled back. */
export async function attempt(
  client: Client,
  company: number | '' | null,
  statement: string,
  values: unknown[] = [],
  scope?: 'global',
): Promise<Outcome> {
  const settings = [
    `set local role ${APP_ROLE}`,
    ...(company === null ? [] : [`set local app.company = '${company}'`]),
    ...(scope ? [`set local app.scope = '${scope}'`] : []),
  ];
  await client.query(`savepoint before; ${settings.join('; ')}`);
  try {
    const { rowCount, rows } = await client.query(statement, values);
    await client.query('set constraints all immediate');
    return { count: rowCount ?? 0, rows };
  } catch (error) {
    const { code } = error as { code?: string };
    // Not from PostgreSQL: a fault in the walk itself.
    if (!code) throw error;
    return { code, count: 0, rows: [] };
  } finally {
    await client.query('rollback to savepoint before');
  }
}

import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import type { Database, Tenant } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Page } from '../platform/http/answers.ts';

type Noted<Row> = Row & { note?: string | null };

/** What was written to the requests of these absences. Where none belongs to a request nothing is asked. */
export async function withNotes<Row extends Entry>(
  database: Database,
  tenant: Tenant,
  found: Row[] | Page<Row>,
): Promise<Noted<Row>[] | Page<Noted<Row>>> {
  const rows = found instanceof Page ? found.rows : found;
  const ids = [...new Set(rows.flatMap(({ request }) => request ?? []))];
  if (ids.length === 0) return found;
  const notes = new Map(
    (
      await database.read<{ id: number; note: string | null }>(
        tenant,
        sql`select id, note from absence_requests where company_id = ${tenant.company} and id = any(${ids})`,
      )
    ).map(({ id, note }) => [id, note]),
  );
  const noted = rows.map((row) =>
    row.request == null ? row : { ...row, note: notes.get(row.request) ?? null },
  );
  return found instanceof Page ? new Page(noted, found.total, found.hours) : noted;
}

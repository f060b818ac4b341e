import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { AWAY } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Database, Tenant } from '../../platform/database/database.ts';
import { Page } from '../../platform/database/listing.ts';
import { sql } from '../../platform/database/sql.ts';

type Noted<Row> = Row & { note?: string | null; decline_reason?: string };

/** What was written to the requests of these absences, unless the kind is nobody's business. Where none belongs to a request nothing is asked. */
export async function withNotes<Row extends Entry>(
  database: Database,
  tenant: Tenant,
  found: Row[] | Page<Row>,
): Promise<Noted<Row>[] | Page<Noted<Row>>> {
  const rows = found instanceof Page ? found.rows : found;
  const ids = [
    ...new Set(rows.flatMap(({ request, project_name }) => (project_name === AWAY ? [] : (request ?? [])))),
  ];
  if (ids.length === 0) return found;
  const requests = new Map(
    (
      await database.read<Written>(
        tenant,
        sql`select id, note, decline_reason from absence_requests
          where company_id = ${tenant.company} and id = any(${ids})`,
      )
    ).map((written) => [written.id, written]),
  );
  const noted = rows.map((row) =>
    row.request == null || row.project_name === AWAY
      ? row
      : { ...row, ...writtenOf(row, requests.get(row.request)) },
  );
  return found instanceof Page ? new Page(noted, found.total, found.hours) : noted;
}

interface Written {
  id: number;
  note: string | null;
  decline_reason: string | null;
}

/** A reason belongs to the days that were declined: others of the same request may have been approved. */
function writtenOf({ status }: Entry, written: Written | undefined) {
  const reason = status === ABSENCE_STATUS.declined ? written?.decline_reason : null;
  return { note: written?.note ?? null, ...(reason && { decline_reason: reason }) };
}

import { hasAnyFeature } from '@stundenbuch/domain/access/access';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { AWAY } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Database } from '../../platform/database/database.ts';
import { Page } from '../../platform/database/listing.ts';
import { instant } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';

type WithWord<Row> = Row & { decided_at?: string; decided_by?: string };

/**
 * When these absences were decided on, and by whom, where the company knows that. Nothing of one whose kind is nobody's business:
 * what the office enters has no decision, and would be told from a vacation by that (VIS-02).
 */
export async function withDecided<Row extends Entry>(
  database: Database,
  who: Caller,
  found: Row[] | Page<Row>,
): Promise<WithWord<Row>[] | Page<WithWord<Row>>> {
  const rows = found instanceof Page ? found.rows : found;
  const decided = rows.filter(
    ({ status, project_name }) => status !== ABSENCE_STATUS.requested && project_name !== AWAY,
  );
  if (!hasAnyFeature(who) || decided.length === 0) return found;
  const words = await database.read<{ id: number; at: string; by: string | null }>(
    who,
    sql`select e.id, ${instant(sql`e.decided_at`)} as at, d.first_name || ' ' || d.name as by
      from entries e left join users d on d.company_id = e.company_id and d.id = e.decided_by
      where e.company_id = ${who.company} and e.id = any(${decided.map(({ id }) => id)}) and e.decided_at is not null`,
  );
  const given = new Map(
    words.map(({ id, at, by }) => [id, { decided_at: at, ...(by && { decided_by: by }) }]),
  );
  const told = rows.map((row) => ({ ...row, ...given.get(row.id) }));
  return found instanceof Page ? new Page(told, found.total, found.hours) : told;
}

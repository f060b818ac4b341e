import type { SubstituteAnswer } from '@stundenbuch/domain/records/absences/contract';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { AWAY } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { hasTeams, led } from '../../day/led.ts';
import type { Database } from '../../platform/database/database.ts';
import { Page } from '../../platform/database/listing.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';

type Noted<Row> = Row & {
  note?: string | null;
  decline_reason?: string;
  substitute?: string;
  substitute_answer?: SubstituteAnswer | null;
};

/**
 * What was written to the requests of these absences, unless the kind is nobody's business: for the person, admins, and leads who
 * may see sickness (SET-39); and who stands in, for whoever reads the request. Where none belongs to a request nothing is asked.
 */
export async function withNotes<Row extends Entry>(
  database: Database,
  who: Caller,
  found: Row[] | Page<Row>,
  today: Day,
): Promise<Noted<Row>[] | Page<Noted<Row>>> {
  const rows = found instanceof Page ? found.rows : found;
  const ids = [
    ...new Set(rows.flatMap(({ request, project_name }) => (project_name === AWAY ? [] : (request ?? [])))),
  ];
  if (ids.length === 0) return found;
  const requests = new Map(
    (
      await database.read<Written>(
        who,
        sql`select r.id, r.note, r.decline_reason, ${readable(who, today)} as readable,
            s.first_name || ' ' || s.name as substitute, r.substitute_answer
          from absence_requests r left join users s on s.company_id = r.company_id and s.id = r.substitute_id
          where r.company_id = ${who.company} and r.id = any(${ids})`,
      )
    ).map((written) => [written.id, written]),
  );
  const noted = rows.map((row) => {
    const written = row.request == null || row.project_name === AWAY ? undefined : requests.get(row.request);
    return written ? { ...row, ...writtenOf(row, written) } : row;
  });
  return found instanceof Page ? new Page(noted, found.total, found.hours) : noted;
}

interface Written {
  id: number;
  note: string | null;
  decline_reason: string | null;
  readable: boolean;
  substitute: string | null;
  substitute_answer: SubstituteAnswer | null;
}

/** A reason belongs to the days that were declined: others of the same request may have been approved. */
function writtenOf({ status }: Entry, written: Written) {
  const { note, decline_reason, readable: isReadable, substitute, substitute_answer } = written;
  const named = substitute !== null && { substitute, substitute_answer };
  if (!isReadable) return { ...named };
  const reason = status === ABSENCE_STATUS.declined ? decline_reason : null;
  return { note, ...named, ...(reason && { decline_reason: reason }) };
}

/** An admin reads all, everybody else what is one's own. */
function readable(who: Caller, today: Day): Sql {
  if (who.role === 'admin') return sql`true`;
  const day = sql`(select min(e.day) from entries e where e.company_id = r.company_id and e.request_id = r.id)`;
  const asLead = hasTeams(who)
    ? sql` or ${led(who, 'sick', { person: sql`r.user_id`, day, home: true }, today)}`
    : sql``;
  return sql`(r.user_id = ${who.id}${asLead})`;
}

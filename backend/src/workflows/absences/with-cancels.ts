import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { hasTeams, led } from '../../day/led.ts';
import type { Database } from '../../platform/database/database.ts';
import { Page } from '../../platform/database/listing.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { beginOfRequest, mayDecide } from './deciders.ts';

/**
 * Which approved absences a lead may cancel (TEAM-08). Of what another lead has approved only whoever may know of sickness is told:
 * else the answer would differ by what it is.
 */
export async function withCancels<Row extends Entry>(
  database: Database,
  who: Caller,
  found: Row[] | Page<Row>,
  today: Day,
): Promise<(Row & { may_cancel?: true })[] | Page<Row & { may_cancel?: true }>> {
  const rows = found instanceof Page ? found.rows : found;
  const approved = rows.filter(({ status }) => status === ABSENCE_STATUS.approved).map(({ id }) => id);
  if (who.role === 'admin' || !hasTeams(who) || approved.length === 0) return found;
  const home = { person: sql`e.user_id`, day: beginOfRequest, home: true };
  const answers = await database.read<{ id: number }>(
    who,
    sql`select e.id from entries e join users d on d.company_id = e.company_id and d.id = e.decided_by and d.role <> 2
      where e.company_id = ${who.company} and e.id = any(${approved}) and ${mayDecide(who, today)}
        and (e.decided_by = ${who.id} or ${led(who, 'sick', home, today)})`,
  );
  const may = new Set(answers.map(({ id }) => id));
  const shown = rows.map((row) => (may.has(row.id) ? { ...row, may_cancel: true as const } : row));
  return found instanceof Page ? new Page(shown, found.total, found.hours) : shown;
}

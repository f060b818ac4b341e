import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { hasTeams } from '../../day/led.ts';
import type { Database } from '../../platform/database/database.ts';
import { Page } from '../../platform/database/listing.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { absenceDays, waitingFor } from './deciders.ts';

type Waiting<Row> = Row & { waits_for?: string[]; pre_approved_by?: string };

/** Whom the open ones of these absences wait for; where the company has no teams nothing is asked. */
export async function withDeciders<Row extends Entry>(
  database: Database,
  who: Caller,
  found: Row[] | Page<Row>,
  today: Day,
): Promise<Waiting<Row>[] | Page<Waiting<Row>>> {
  const rows = found instanceof Page ? found.rows : found;
  const open = rows.filter(({ status }) => status === ABSENCE_STATUS.requested).map(({ id }) => id);
  if (!hasTeams(who) || open.length === 0) return found;
  const days = await absenceDays(database, who, today);
  const asked = await database.read<Answer>(who, waitingFor(who, open, today, days));
  const answers = new Map(
    asked.map(({ id, waits_for, pre_approved_by }) => [
      id,
      { waits_for, ...(pre_approved_by && { pre_approved_by }) },
    ]),
  );
  const waiting = rows.map((row) => ({ ...row, ...answers.get(row.id) }));
  return found instanceof Page ? new Page(waiting, found.total, found.hours) : waiting;
}

interface Answer {
  id: number;
  waits_for: string[];
  pre_approved_by: string | null;
}

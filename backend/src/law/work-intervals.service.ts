import { Injectable } from '@nestjs/common';
import { dateOf, type Instant } from '@stundenbuch/domain/calendar/real-time';
import type { DatedInterval } from '@stundenbuch/domain/law/intervals';
import { Clock } from '../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

export type IntervalSource = 'form' | 'clock' | 'terminal' | 'correction';

interface OfEntry {
  id: number;
  user: number;
  day: string;
}

/** Work and breaks by the clock, of a recorded working time. */
@Injectable()
export class WorkIntervalsService {
  constructor(private readonly clock: Clock) {}

  /** Replaces those of the working time; null where only the sum of its breaks is known. */
  async write(
    tx: Tx,
    { company, id }: Tenant,
    entry: OfEntry,
    intervals: readonly DatedInterval[] | null,
    source: IntervalSource,
  ): Promise<void> {
    await rowsOf(
      tx,
      sql`delete from work_intervals where company_id = ${company} and entry_id = ${entry.id}`,
    );
    if (!intervals?.length) return;
    const rows = intervals.map(({ from, to, kind }) => ({ from: iso(from), to: iso(to), kind }));
    await rowsOf(
      tx,
      sql`insert into work_intervals
          (company_id, user_id, shift_id, day, started_at, ended_at, kind, source, entry_id, created_at, created_by)
        select ${company}, ${entry.user}, s.id, ${entry.day}::date, n."from", n."to", n.kind, ${source}, ${entry.id},
          ${this.clock.now()}, ${id}
        from (select gen_random_uuid() as id) s,
          json_to_recordset(${JSON.stringify(rows)}::json) as n ("from" timestamptz, "to" timestamptz, kind text)`,
    );
  }
}

const iso = (instant: Instant): string => dateOf(instant).toISOString();

import { Injectable } from '@nestjs/common';
import type { DatedInterval } from '@stundenbuch/domain/accounts/lawguide/intervals';
import { retained } from '@stundenbuch/domain/accounts/lawguide/retained';
import type { Day } from '@stundenbuch/domain/time/day';
import { dateOf, type Instant } from '@stundenbuch/domain/time/real-time';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

export type IntervalSource = 'form' | 'clock' | 'terminal' | 'correction';

/** In minutes of the dial. */
export interface DayTimes {
  day: Day;
  start: number;
  end: number;
  breaks: number;
}

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

  /** The outer ends follow begin and end of the working time. Answers the times that no longer fit it, and are lost. */
  async follow(
    tx: Tx,
    tenant: Tenant,
    entry: OfEntry,
    { before, after }: { before: DayTimes; after: DayTimes },
  ): Promise<DatedInterval[]> {
    const known = await rowsOf<DatedInterval & { id: number }>(tx, ofEntry(tenant, entry));
    const rows = retained(known, before, after);
    for (const { id, from, to } of rows ?? []) {
      const former = known.find((one) => one.id === id);
      if (former?.from === from && former.to === to) continue;
      await rowsOf(
        tx,
        sql`update work_intervals set started_at = ${iso(from)}, ended_at = ${iso(to)}
          where company_id = ${tenant.company} and id = ${id}`,
      );
    }
    return rows ? [] : known;
  }
}

function ofEntry({ company }: Tenant, entry: OfEntry): Sql {
  const minutes = (column: Sql) => sql`floor(extract(epoch from ${column}) / 60)::int`;
  return sql`select i.id, i.kind, ${minutes(sql`i.started_at`)} as "from", ${minutes(sql`i.ended_at`)} as "to"
    from work_intervals i where i.company_id = ${company} and i.entry_id = ${entry.id} and i.ended_at is not null`;
}

const iso = (instant: Instant): string => dateOf(instant).toISOString();

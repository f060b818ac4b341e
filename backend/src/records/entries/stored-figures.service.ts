import { Injectable } from '@nestjs/common';
import { changedDays } from '@stundenbuch/domain/day/calendar/changed-days';
import type { CompanyCalendar } from '@stundenbuch/domain/day/calendar/company-calendar';
import { type WorkFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import type { Credit } from '@stundenbuch/domain/records/entries/credit';
import { type Half, storedFigures } from '@stundenbuch/domain/records/entries/halves';
import { type Day, firstOfMonth, yearOf } from '@stundenbuch/domain/time/day';
import { WorkDays } from '../../day/work-days.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { half } from './entry-columns.ts';
import { countsOnTheDay } from './kinds.ts';

/** Targets and hours that are stored with the entries of open days follow the calendar; those of past months stay. */
@Injectable()
export class StoredFigures {
  constructor(
    private readonly workDays: WorkDays,
    private readonly clock: Clock,
  ) {}

  /** After the change, in its transaction. */
  async follow(
    tx: Tx,
    { company, id }: Tenant,
    before: CompanyCalendar | null,
    after: CompanyCalendar | null,
  ): Promise<void> {
    const today = this.clock.today();
    const days = changedDays(before, after, firstOfMonth(today), `${yearOf(today) + 1}-12-31`);
    if (days.length > 0) await this.recompute(tx, { company, id }, sql`e.day = any(${days}::date[])`);
  }

  /** Everything from a day on, as it counts now. */
  async followFrom(tx: Tx, tenant: Tenant, since: Day): Promise<void> {
    await this.recompute(tx, tenant, sql`e.day >= ${since}`);
  }

  /** Those of a person in a period, which may begin or end with the history. Answers how many entries changed. */
  followPerson(
    tx: Tx,
    tenant: Tenant,
    user: number,
    { from, to }: { from: Day | null; to: Day | null },
  ): Promise<number> {
    const days = sql`e.user_id = ${user} and e.day between coalesce(${from}::date, '-infinity')
      and coalesce(${to}::date, 'infinity')`;
    return this.recompute(tx, tenant, days, sql`u.id = ${user}`);
  }

  private async recompute(tx: Tx, { company, id }: Tenant, days: Sql, people?: Sql): Promise<number> {
    // A recording that waits for one of these locks reads the calendar once it has it, and so sees the new one.
    await lockPeople(tx, { company, id }, people);
    const entries = await rowsOf<StoredEntry>(
      tx,
      sql`select e.id, e.user_id as "user", e.day, e.type as project, e.status, e.hours::float8, ${half} as half, e.away_minutes,
          e.credit
        from entries e where e.company_id = ${company} and ${days}
          and ${countsOnTheDay}`,
    );
    if (entries.length === 0) return 0;
    // What the caller's session knows of the company may be of before the change.
    const facts = await this.workDays.of({ company, id }, [...new Set(entries.map(({ user }) => user))], tx);
    const figures = entries.map((entry) => {
      const owed = workDay(facts.get(entry.user) as WorkFacts, entry.day);
      return { id: entry.id, ...storedFigures(entry, owed) };
    });
    return this.store(tx, { company, id }, figures);
  }

  /** Answers how many entries changed. */
  async store(tx: Tx, { company }: Tenant, figures: readonly NewFigures[]): Promise<number> {
    const changed = await rowsOf(
      tx,
      sql`update entries e set hours = n.hours, target = n.target
        from json_to_recordset(${JSON.stringify(figures)}::json) as n (id int, hours numeric, target numeric)
        where e.company_id = ${company} and e.id = n.id and (e.hours, e.target) is distinct from (n.hours, n.target)
        returning e.id`,
    );
    return changed.length;
  }
}

type NewFigures = { id: number } & ReturnType<typeof storedFigures>;

interface StoredEntry {
  id: number;
  user: number;
  day: Day;
  project: number;
  status: number | null;
  hours: number;
  half: Half;
  away_minutes: number | null;
  credit: Credit | null;
}

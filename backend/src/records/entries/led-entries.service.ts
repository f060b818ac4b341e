import { Injectable } from '@nestjs/common';
import { seesEverybody } from '@stundenbuch/domain/records/absences/access';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { hasTeams, led } from '../../day/led.ts';
import { refuseUnlessLed } from '../../day/led-people.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { list } from '../../platform/database/listing.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { entryTables } from './entry-columns.ts';
import { entryList } from './entry-list.ts';
import { isAbsence, takesTheDay } from './kinds.ts';
import { daysColumns, veiledEntries } from './veil.ts';

/** On an entry `e`, by the team on its day. */
const ofDay = { person: sql`e.user_id`, day: sql`e.day` };

/** The entries that a lead reads with the right `hours` (TEAM-03). */
const isLedDay = (who: Tenant, today: Day): Sql => led(who, 'hours', ofDay, today);

/** Of everybody, or the days that a lead reads. */
export const seenOfCompany = (who: Caller, today: Day): Sql =>
  seesEverybody(who.role) ? nothing : sql`and e.user_id <> ${who.id} and ${isLedDay(who, today)}`;

/** What lets a lead who may not see sickness read of every absence that there is one, and no more (SET-37). */
const isVeiledDay = (who: Tenant, today: Day): Sql =>
  sql`(coalesce(${isAbsence}, false) and not ${led(who, 'sick', ofDay, today)})`;

/** Of work, too, on a day with an absence. */
const isVeiledTarget = (who: Tenant, today: Day): Sql =>
  sql`(not ${led(who, 'sick', ofDay, today)} and exists (select from entries a where a.company_id = e.company_id
    and a.user_id = e.user_id and a.day = e.day and a.type is not null and a.type <> 50 and a.status < 2))`;

/** The days of led people, entry by entry. */
@Injectable()
export class LedEntries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether the caller leads the person at all; 403 if not. */
  guard(who: Tenant, person: number): Promise<void> {
    return refuseUnlessLed(this.database, who, 'hours', person, this.clock.today());
  }

  /** Only entries of led days; what was declined or cancelled is no day of anybody. */
  where(who: Tenant, narrowed: Sql): Sql {
    return sql`${narrowed} and ${isLedDay(who, this.clock.today())} and (e.status is null or ${takesTheDay})`;
  }

  list(who: Tenant, narrowed: Sql, query: ListQuery) {
    const isVeiled = isVeiledDay(who, this.clock.today());
    const where = sql`e.company_id = ${who.company} and ${this.where(who, narrowed)}`;
    const isTargetVeiled = isVeiledTarget(who, this.clock.today());
    const source = { columns: daysColumns(isVeiled, isTargetVeiled, who), tables: entryTables, where };
    return list<WireEntry>(
      this.database,
      who,
      source,
      veiledEntries(entryList, isVeiled, isTargetVeiled),
      query,
    );
  }

  async one(who: Tenant, id: number): Promise<WireEntry | null> {
    if (!hasTeams(who)) return null;
    const [entry] = (await this.list(who, sql`e.id = ${id}`, {})) as WireEntry[];
    return entry ?? null;
  }
}

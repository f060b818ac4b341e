import { Injectable } from '@nestjs/common';
import type { CompanyCalendar } from '@stundenbuch/domain/calendar/company-calendar';
import { type Conflicts } from '../platform/database/conflicts.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { FollowedChange } from './followed-change.service.ts';
import { calendarIn } from './read-calendar.ts';

/** Changes of a company's calendar come one after the other, and what follows from them is in the same transaction. */
@Injectable()
export class CalendarChanges {
  constructor(
    private readonly database: Database,
    private readonly followed: FollowedChange,
  ) {}

  write<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>, conflicts: Conflicts = {}): Promise<T> {
    return this.database.write(
      tenant,
      async (tx) => {
        const before = await lockedCalendar(tx, tenant);
        const done = await work(tx);
        await tx.flush();
        await this.followed.of(tx, tenant, before);
        return done;
      },
      conflicts,
    );
  }
}

/** The lock is the row of the settings, without which no calendar is on. */
async function lockedCalendar(tx: Tx, tenant: Tenant): Promise<CompanyCalendar | null> {
  await rowsOf(
    tx,
    sql`select from company_settings where company_id = ${tenant.company} and feature = 'calendar' for update`,
  );
  return calendarIn(tx, tenant);
}

import { Injectable } from '@nestjs/common';
import type { CompanyCalendar } from '@stundenbuch/domain/calendar/company-calendar';
import { type Conflicts } from '../platform/database/conflicts.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { StoredFigures } from './stored-figures.service.ts';
import { type CalendarRow, calendarOfCompany, companyCalendarOf } from './work-facts.ts';

/** Changes of a company's calendar come one after the other, and what is stored of open days follows in the same transaction. */
@Injectable()
export class CalendarChanges {
  constructor(
    private readonly database: Database,
    private readonly stored: StoredFigures,
  ) {}

  write<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>, conflicts: Conflicts = {}): Promise<T> {
    return this.database.write(
      tenant,
      async (tx) => {
        const before = await lockedCalendar(tx, tenant);
        const done = await work(tx);
        await tx.flush();
        await this.stored.follow(tx, tenant, before, await calendarIn(tx, tenant));
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

export async function calendarIn(tx: Tx, tenant: Tenant): Promise<CompanyCalendar | null> {
  const [row] = await rowsOf<{ calendar: CalendarRow | null }>(
    tx,
    sql`select ${calendarOfCompany(tenant)} as calendar`,
  );
  return row?.calendar ? companyCalendarOf(row.calendar) : null;
}

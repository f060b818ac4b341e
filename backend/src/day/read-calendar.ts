import type { CompanyCalendar } from '@stundenbuch/domain/day/calendar/company-calendar';
import { rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { type CalendarRow, calendarOfCompany, companyCalendarOf } from './work-facts.ts';

/** As the transaction has left it; null while the calendar is off. */
export function calendarIn(tx: Tx, tenant: Tenant): Promise<CompanyCalendar | null> {
  return readCalendar(tx, calendarOfCompany(tenant));
}

export async function readCalendar(tx: Tx, calendar: Sql): Promise<CompanyCalendar | null> {
  const [row] = await rowsOf<{ calendar: CalendarRow | null }>(tx, sql`select ${calendar} as calendar`);
  return row?.calendar ? companyCalendarOf(row.calendar) : null;
}

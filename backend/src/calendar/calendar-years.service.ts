import { Injectable } from '@nestjs/common';
import { calendarOf, wholeYear } from '@stundenbuch/domain/calendar/company-calendar';
import type { CalendarDay } from '@stundenbuch/domain/calendar/contract';
import { refuseCalendar } from '@stundenbuch/domain/calendar/messages';
import { MAX_ID } from '@stundenbuch/domain/wire/fields';
import { yearRefusal } from '@stundenbuch/domain/wire/period';
import { z } from 'zod';
import { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { type CalendarRow, calendarOfCompany, companyCalendarOf } from './work-facts.ts';

export const calendarQuery = z.object({
  place: z.coerce.number('invalid_input').int().min(1).max(MAX_ID).optional(),
});

/** The free and half days of a year, with their names. */
@Injectable()
export class CalendarYears {
  constructor(private readonly database: Database) {}

  async ofYear(who: Caller, year: string, query: z.output<typeof calendarQuery>): Promise<CalendarDay[]> {
    refuseIf(yearRefusal(year));
    const [row] = await this.database.read<{ calendar: CalendarRow | null }>(
      who,
      sql`select ${calendarOfCompany(who)} as calendar`,
    );
    if (!row?.calendar) return [];
    const company = companyCalendarOf(row.calendar);
    const isKnown = query.place === undefined || company.places.some(({ id }) => id === query.place);
    if (!isKnown) throw new Refused(refuseCalendar('place_unknown', 'place'));
    return wholeYear(calendarOf(company, query.place), Number(year));
  }
}

import { Injectable } from '@nestjs/common';
import {
  type CompanyCalendar,
  calendarOf,
  wholeYear,
} from '@stundenbuch/domain/day/calendar/company-calendar';
import type { CalendarDay } from '@stundenbuch/domain/day/calendar/contract';
import { refuseCalendar } from '@stundenbuch/domain/day/calendar/messages';
import { type ContractDays, contractDay } from '@stundenbuch/domain/day/contracts/timeline';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import type { Day } from '@stundenbuch/domain/time/day';
import { MAX_ID } from '@stundenbuch/domain/wire/fields';
import { yearRefusal } from '@stundenbuch/domain/wire/period';
import { z } from 'zod';
import { Clock } from '../platform/clock.ts';
import { Database } from '../platform/database/database.ts';
import { readOne } from '../platform/database/found.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { refuseUnlessLed } from './led-people.ts';
import { companyCalendarOf, type WorkRow, workOf } from './work-facts.ts';

const queriedId = z.coerce.number('invalid_input').int().min(1).max(MAX_ID).optional();

/** Of a place, or where a person works, who is the caller unless somebody else is named. */
export const calendarQuery = z.object({ place: queriedId, user: queriedId });

/** The free and half days of a year, with their names. */
@Injectable()
export class CalendarYears {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async ofYear(who: Caller, year: string, query: z.output<typeof calendarQuery>): Promise<CalendarDay[]> {
    refuseIf(yearRefusal(year));
    const person = query.user ?? who.id;
    if (!mayReadPerson(who, person))
      await refuseUnlessLed(this.database, who, 'hours', person, this.clock.today());
    const row = await readOne<WorkRow>(this.database, who, workOf(who, person));
    if (!row.calendar) return [];
    const company = companyCalendarOf(row.calendar);
    const isKnown = query.place === undefined || company.places.some(({ id }) => id === query.place);
    if (!isKnown) throw new Refused(refuseCalendar('place_unknown', 'place'));
    const contracts = query.place === undefined ? row.contracts?.rows : undefined;
    if (!contracts) return wholeYear(calendarOf(company, query.place), Number(year));
    return ofContracts(company, contracts, Number(year));
  }
}

/** Each day at the place where the person works on it. */
function ofContracts(company: CompanyCalendar, rows: readonly ContractDays[], year: number): CalendarDay[] {
  const placeOn = (day: Day) => contractDay(rows, day).place;
  const places = new Set([null, ...rows.map(({ place_id }) => place_id)]);
  return [...places]
    .flatMap((place) =>
      wholeYear(calendarOf(company, place), year).filter(({ day }) => placeOn(day) === place),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

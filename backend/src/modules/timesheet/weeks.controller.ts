import { Controller } from '@nestjs/common';
import { call } from '@stundenbuch/domain/access/call';
import { timesheetAccess as calls } from '@stundenbuch/domain/records/timesheet/access';
import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import { type Entry, entry, entryOrNull, missingDay } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { entryQuery } from '../../records/entries/entry-list.ts';
import { missingQuery } from '../../workflows/lists/fault-lists.ts';
import { Missing } from '../../workflows/lists/missing.service.ts';
import { Weeks } from '../../workflows/lists/weeks.service.ts';

const entries = z.array(entry);
type Query = Input<typeof entryQuery>;

@Controller()
export class WeeksController {
  constructor(
    private readonly weeks: Weeks,
    private readonly missing: Missing,
  ) {}

  @Route(call<Entry[]>()('GET timesheet/current', calls.currentWeek), 'Own project bookings of this week', {
    answer: entries,
    query: entryQuery,
  })
  currentWeek(who: Caller, query: Query) {
    return this.weeks.currentWeek(who, query.read());
  }

  @Route(
    call<Entry[]>()('GET timesheet/current/:calendarWeek', calls.week),
    'Own project bookings of a week of this year',
    { answer: entries, query: entryQuery },
  )
  bookingsOfWeek(who: Caller, cw: string, query: Query) {
    return this.weeks.bookingsOfWeek(who, cw, query.read());
  }

  @Route(timesheetCalls.allOfWeek, 'Own entries of all kinds of a week of this year', {
    answer: entries,
    query: entryQuery,
  })
  allOfWeek(who: Caller, cw: string, query: Query) {
    return this.weeks.allOfWeek(who, cw, query.read());
  }

  @Route(timesheetCalls.workingTimes, 'Own working times', { answer: entries, query: entryQuery })
  workingTimes(who: Caller, query: Query) {
    return this.weeks.workingTimes(who, query.read());
  }

  @Route(timesheetCalls.workingTimeOfDay, 'Own working time of a day, or null', { answer: entryOrNull })
  workingTimeOfDay(who: Caller, day: Day) {
    return this.weeks.workingTimeOfDay(who, day);
  }

  @Route(
    call<Entry[]>()('GET timesheet/booking/day/:date', calls.bookingsOfDay),
    'Own project bookings of a day',
    { answer: entries, query: entryQuery },
  )
  bookingsOfDay(who: Caller, day: Day, query: Query) {
    return this.weeks.bookingsOfDay(who, day, query.read());
  }

  @Route(timesheetCalls.missing, 'Own days of this month without an entry', {
    answer: z.array(missingDay),
    query: missingQuery,
  })
  missingDays(who: Caller, query: Input<typeof missingQuery>) {
    return this.missing.ofPerson(who, query.read());
  }
}

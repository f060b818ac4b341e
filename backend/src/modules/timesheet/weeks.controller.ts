import { Controller, Get, Param } from '@nestjs/common';
import { timesheetAccess as calls } from '@stundenbuch/domain/records/timesheet/access';
import { entry, entryOrNull, missingDay } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Listing, PathDay, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { entryQuery } from '../../records/entries/entry-list.ts';
import { missingQuery } from '../../workflows/lists/fault-lists.ts';
import { Missing } from '../../workflows/lists/missing.service.ts';
import { Weeks } from '../../workflows/lists/weeks.service.ts';

const entries = z.array(entry);
type Query = Input<typeof entryQuery>;

@Controller('timesheet')
export class WeeksController {
  constructor(
    private readonly weeks: Weeks,
    private readonly missing: Missing,
  ) {}

  @Get('current')
  @Access(calls.currentWeek)
  @Answers(entries, 'Own project bookings of this week')
  currentWeek(@Who() who: Caller, @Listing(entryQuery) query: Query) {
    return this.weeks.currentWeek(who, query.read());
  }

  @Get('current/:calendarWeek')
  @Access(calls.week)
  @Answers(entries, 'Own project bookings of a week of this year')
  bookingsOfWeek(@Who() who: Caller, @Param('calendarWeek') cw: string, @Listing(entryQuery) query: Query) {
    return this.weeks.bookingsOfWeek(who, cw, query.read());
  }

  @Get('all/:calendarWeek')
  @Access(calls.allOfWeek)
  @Answers(entries, 'Own entries of all kinds of a week of this year')
  allOfWeek(@Who() who: Caller, @Param('calendarWeek') cw: string, @Listing(entryQuery) query: Query) {
    return this.weeks.allOfWeek(who, cw, query.read());
  }

  @Get('workingtime')
  @Access(calls.workingTimes)
  @Answers(entries, 'Own working times')
  workingTimes(@Who() who: Caller, @Listing(entryQuery) query: Query) {
    return this.weeks.workingTimes(who, query.read());
  }

  @Get('workingtime/day/:date')
  @Access(calls.workingTimeOfDay)
  @Answers(entryOrNull, 'Own working time of a day, or null')
  workingTimeOfDay(@Who() who: Caller, @PathDay('date') day: Day) {
    return this.weeks.workingTimeOfDay(who, day);
  }

  @Get('booking/day/:date')
  @Access(calls.bookingsOfDay)
  @Answers(entries, 'Own project bookings of a day')
  bookingsOfDay(@Who() who: Caller, @PathDay('date') day: Day, @Listing(entryQuery) query: Query) {
    return this.weeks.bookingsOfDay(who, day, query.read());
  }

  @Get('missingbookings')
  @Access(calls.missing)
  @Answers(z.array(missingDay), 'Own days of this month without an entry')
  missingDays(@Who() who: Caller, @Listing(missingQuery) query: Input<typeof missingQuery>) {
    return this.missing.ofPerson(who, query.read());
  }
}

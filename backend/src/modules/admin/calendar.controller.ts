import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { calendarAccess as calls } from '@stundenbuch/domain/day/calendar/access';
import {
  calendarDay,
  companyDay,
  companyDayChange,
  companyDayInput,
  freeDayAbsence,
  freeDayAnswer,
  freeDaysAnswered,
  place,
  placeChange,
  placeInput,
} from '@stundenbuch/domain/day/calendar/contract';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { CalendarYears, calendarQuery } from '../../day/calendar-years.service.ts';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { CompanyDays } from '../../workflows/calendar/company-days.service.ts';
import { FreeDays } from '../../workflows/calendar/free-days.service.ts';
import { Places } from '../../workflows/calendar/places.service.ts';

@Controller('calendar')
export class CalendarController {
  constructor(
    private readonly years: CalendarYears,
    private readonly places: Places,
    private readonly days: CompanyDays,
    private readonly freeDays: FreeDays,
  ) {}

  @Get('place')
  @Access(calls.places)
  @Answers(z.array(place), 'The places of the company')
  allPlaces(@Who() who: Caller) {
    return this.places.list(who);
  }

  @Post('place')
  @Access(calls.changePlaces)
  @Answers(place, 'Create a place')
  createPlace(@Who() who: Caller, @Body(placeInput) input: Input<typeof placeInput>) {
    return this.places.create(who, input.read());
  }

  @Put('place/:id')
  @Access(calls.changePlaces)
  @Answers(place, 'Change a place')
  changePlace(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(placeChange) input: Input<typeof placeChange>,
  ) {
    return this.places.change(who, id, input);
  }

  @Delete('place/:id')
  @Access(calls.changePlaces)
  @Answers(deleted, 'Delete a place that nothing names')
  deletePlace(@Who() who: Caller, @PathId('id') id: number) {
    return this.places.remove(who, id);
  }

  @Get('day')
  @Access(calls.days)
  @Answers(z.array(companyDay), 'The days that the company gives itself')
  allDays(@Who() who: Caller) {
    return this.days.list(who);
  }

  @Post('day')
  @Access(calls.changeDays)
  @Answers(companyDay, 'Create a free or half day of the company')
  createDay(@Who() who: Caller, @Body(companyDayInput) input: Input<typeof companyDayInput>) {
    return this.days.create(who, input.read());
  }

  @Put('day/:id')
  @Access(calls.changeDays)
  @Answers(companyDay, 'Change a day of the company')
  changeDay(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(companyDayChange) input: Input<typeof companyDayChange>,
  ) {
    return this.days.change(who, id, input);
  }

  @Delete('day/:id')
  @Access(calls.changeDays)
  @Answers(deleted, 'Delete a day of the company')
  deleteDay(@Who() who: Caller, @PathId('id') id: number) {
    return this.days.remove(who, id);
  }

  @Get('free-day')
  @Access(calls.freeDays)
  @Answers(z.array(freeDayAbsence), 'Vacation on days that have become free, of which nobody has decided yet')
  vacationOnFreeDays(@Who() who: Caller) {
    return this.freeDays.list(who);
  }

  @Post('free-day')
  @Access(calls.freeDays)
  @Answers(freeDaysAnswered, 'Cancel vacation on free days that lie ahead, or leave it')
  answerFreeDays(@Who() who: Caller, @Body(freeDayAnswer) input: Input<typeof freeDayAnswer>) {
    return this.freeDays.answer(who, input.read());
  }

  @Get(':year')
  @Access(calls.year)
  @Answers(z.array(calendarDay), 'Free and half days of a year: of a place, or where a person works')
  ofYear(
    @Who() who: Caller,
    @Param('year') year: string,
    @Listing(calendarQuery) query: Input<typeof calendarQuery>,
  ) {
    return this.years.ofYear(who, year, query.read());
  }
}

import { Controller } from '@nestjs/common';
import { calendarCalls } from '@stundenbuch/domain/day/calendar/calls';
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
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { CompanyDays } from '../../workflows/calendar/company-days.service.ts';
import { FreeDays } from '../../workflows/calendar/free-days.service.ts';
import { Places } from '../../workflows/calendar/places.service.ts';

@Controller()
export class CalendarController {
  constructor(
    private readonly years: CalendarYears,
    private readonly places: Places,
    private readonly days: CompanyDays,
    private readonly freeDays: FreeDays,
  ) {}

  @Route(calendarCalls.places, 'The places of the company', { answer: z.array(place) })
  allPlaces(who: Caller) {
    return this.places.list(who);
  }

  @Route(calendarCalls.createPlace, 'Create a place', { answer: place, body: placeInput })
  createPlace(who: Caller, input: Input<typeof placeInput>) {
    return this.places.create(who, input.read());
  }

  @Route(calendarCalls.changePlace, 'Change a place', { answer: place, body: placeChange })
  changePlace(who: Caller, id: number, input: Input<typeof placeChange>) {
    return this.places.change(who, id, input);
  }

  @Route(calendarCalls.deletePlace, 'Delete a place that nothing names', { answer: deleted })
  deletePlace(who: Caller, id: number) {
    return this.places.remove(who, id);
  }

  @Route(calendarCalls.days, 'The days that the company gives itself', { answer: z.array(companyDay) })
  allDays(who: Caller) {
    return this.days.list(who);
  }

  @Route(calendarCalls.createDay, 'Create a free or half day of the company', {
    answer: companyDay,
    body: companyDayInput,
  })
  createDay(who: Caller, input: Input<typeof companyDayInput>) {
    return this.days.create(who, input.read());
  }

  @Route(calendarCalls.changeDay, 'Change a day of the company', {
    answer: companyDay,
    body: companyDayChange,
  })
  changeDay(who: Caller, id: number, input: Input<typeof companyDayChange>) {
    return this.days.change(who, id, input);
  }

  @Route(calendarCalls.deleteDay, 'Delete a day of the company', { answer: deleted })
  deleteDay(who: Caller, id: number) {
    return this.days.remove(who, id);
  }

  @Route(calendarCalls.freeDays, 'Vacation on days that have become free, of which nobody has decided yet', {
    answer: z.array(freeDayAbsence),
  })
  vacationOnFreeDays(who: Caller) {
    return this.freeDays.list(who);
  }

  @Route(calendarCalls.answerFreeDays, 'Cancel vacation on free days that lie ahead, or leave it', {
    answer: freeDaysAnswered,
    body: freeDayAnswer,
  })
  answerFreeDays(who: Caller, input: Input<typeof freeDayAnswer>) {
    return this.freeDays.answer(who, input.read());
  }

  @Route(calendarCalls.year, 'Free and half days of a year: of a place, or where a person works', {
    answer: z.array(calendarDay),
    query: calendarQuery,
  })
  ofYear(who: Caller, year: string, query: Input<typeof calendarQuery>) {
    return this.years.ofYear(who, year, query.read());
  }
}

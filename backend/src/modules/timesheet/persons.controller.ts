import { Controller, Get, Param } from '@nestjs/common';
import { timesheetAccess as calls } from '@stundenbuch/domain/records/timesheet/access';
import { entry, projectSum } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { entryQuery } from '../../records/entries/entry-list.ts';
import { Persons } from '../../workflows/lists/persons.service.ts';
import { projectSumQuery } from '../../workflows/lists/report-list.ts';
import type { Period } from '../../workflows/lists/reports.service.ts';

const entries = z.array(entry);
const sums = z.array(projectSum);
type Query = Input<typeof entryQuery>;
type SumQuery = Input<typeof projectSumQuery>;

/** The lists on the tabs of a person. */
@Controller('timesheet')
export class PersonsController {
  constructor(private readonly persons: Persons) {}

  @Get('user/:userId')
  @Access(calls.person)
  @Answers(entries, 'All entries of a person')
  ofPerson(@Who() who: Caller, @PathId('userId') person: number, @Listing(entryQuery) query: Query) {
    return this.persons.ofPerson(who, person, query.read());
  }

  @Get('user/:userId/:from/:to')
  @Access(calls.person)
  @Answers(entries, 'Entries of a person in a period, both days included')
  ofPeriod(
    @Who() who: Caller,
    @PathId('userId') person: number,
    @Param() period: Period,
    @Listing(entryQuery) query: Query,
  ) {
    return this.persons.ofPerson(who, person, query.read(), period);
  }

  @Get('projectsum/user/:userId')
  @Access(calls.projectSumOfPerson)
  @Answers(sums, 'Hours of a person per project')
  projectSums(
    @Who() who: Caller,
    @PathId('userId') person: number,
    @Listing(projectSumQuery) query: SumQuery,
  ) {
    return this.persons.projectSums(who, person, query.read());
  }

  @Get('projectsum/user/:userId/:from/:to')
  @Access(calls.projectSumOfPerson)
  @Answers(sums, 'Hours of a person per project in a period')
  projectSumsOfPeriod(
    @Who() who: Caller,
    @PathId('userId') person: number,
    @Param() period: Period,
    @Listing(projectSumQuery) query: SumQuery,
  ) {
    return this.persons.projectSums(who, person, query.read(), period);
  }

  @Get('vacations-and-timebookings/:year')
  @Access(calls.yearOfPerson)
  @Answers(entries, 'Own working times and absences of a year')
  ownYear(@Who() who: Caller, @Param('year') year: string, @Listing(entryQuery) query: Query) {
    return this.persons.ownYear(who, year, query.read());
  }
}

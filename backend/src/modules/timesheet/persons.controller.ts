import { Controller } from '@nestjs/common';
import { call } from '@stundenbuch/domain/access/call';
import { timesheetAccess as calls } from '@stundenbuch/domain/records/timesheet/access';
import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import {
  type Entry,
  entry,
  missingOfLed,
  type ProjectSum,
  projectSum,
} from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { entryQuery } from '../../records/entries/entry-list.ts';
import { Missing } from '../../workflows/lists/missing.service.ts';
import { Persons } from '../../workflows/lists/persons.service.ts';
import { projectSumQuery } from '../../workflows/lists/report-list.ts';

const entries = z.array(entry);
const sums = z.array(projectSum);
type Query = Input<typeof entryQuery>;
type SumQuery = Input<typeof projectSumQuery>;

/** The lists on the tabs of a person. */
@Controller()
export class PersonsController {
  constructor(
    private readonly persons: Persons,
    private readonly missing: Missing,
  ) {}

  @Route(call<Entry[]>()('GET timesheet/user/:userId', calls.person), 'All entries of a person', {
    answer: entries,
    query: entryQuery,
  })
  ofPerson(who: Caller, person: number, query: Query) {
    return this.persons.ofPerson(who, person, query.read());
  }

  @Route(timesheetCalls.ofPerson, 'Entries of a person in a period, both days included', {
    answer: entries,
    query: entryQuery,
  })
  ofPeriod(who: Caller, person: number, from: string, to: string, query: Query) {
    return this.persons.ofPerson(who, person, query.read(), { from, to });
  }

  @Route(
    call<ProjectSum[]>()('GET timesheet/projectsum/user/:userId', calls.projectSumOfPerson),
    'Hours of a person per project',
    { answer: sums, query: projectSumQuery },
  )
  projectSums(who: Caller, person: number, query: SumQuery) {
    return this.persons.projectSums(who, person, query.read());
  }

  @Route(timesheetCalls.projectSumOfPerson, 'Hours of a person per project in a period', {
    answer: sums,
    query: projectSumQuery,
  })
  projectSumsOfPeriod(who: Caller, person: number, from: string, to: string, query: SumQuery) {
    return this.persons.projectSums(who, person, query.read(), { from, to });
  }

  @Route(timesheetCalls.missingOfLed, 'Working days of a led person without an entry, both days included', {
    answer: missingOfLed,
  })
  missingOfLed(who: Caller, person: number, from: string, to: string) {
    return this.missing.ofLed(who, person, from, to);
  }

  @Route(timesheetCalls.ownHoursOfYear, 'Own working times and absences of a year', {
    answer: entries,
    query: entryQuery,
  })
  ownYear(who: Caller, year: string, query: Query) {
    return this.persons.ownYear(who, year, query.read());
  }
}

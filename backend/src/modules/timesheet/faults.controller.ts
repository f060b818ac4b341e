import { Controller } from '@nestjs/common';
import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import {
  doubtfulDay,
  doubtfulDayOfPerson,
  faultyDay,
  faultyDayOfPerson,
  overview,
} from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Doubts } from '../../workflows/lists/doubts.service.ts';
import {
  companyDoubtQuery,
  companyFaultQuery,
  doubtQuery,
  faultQuery,
} from '../../workflows/lists/fault-lists.ts';
import { Faults } from '../../workflows/lists/faults.service.ts';
import { Overview } from '../../workflows/lists/overview.service.ts';

const own = z.array(faultyDay);
const ownDoubts = z.array(doubtfulDay);
const namedDoubts = z.array(doubtfulDayOfPerson);
const named = z.array(faultyDayOfPerson);
type Own = Input<typeof faultQuery>;
type Company = Input<typeof companyFaultQuery>;

@Controller()
export class FaultsController {
  constructor(
    private readonly faults: Faults,
    private readonly doubts: Doubts,
    private readonly overview: Overview,
  ) {}

  @Route(
    timesheetCalls.overview,
    'What of last month can no longer be changed, and whether the company has started',
    { answer: overview },
  )
  beside(who: Caller) {
    return this.overview.of(who);
  }

  @Route(timesheetCalls.multipleBookings, 'Own days with working time and absence, or several absences', {
    answer: own,
    query: faultQuery,
  })
  multiple(who: Caller, query: Own) {
    return this.faults.ofPerson(who, 'multiple', query.read());
  }

  @Route(timesheetCalls.wrongBookings, 'Own days on which working time and project hours differ', {
    answer: own,
    query: faultQuery,
  })
  wrong(who: Caller, query: Own) {
    return this.faults.ofPerson(who, 'wrong', query.read());
  }

  @Route(
    timesheetCalls.multipleOfCompany,
    'Days of the company with working time and absence, or several absences',
    { answer: named, query: companyFaultQuery },
  )
  multipleOfCompany(who: Caller, query: Company) {
    return this.faults.ofCompany(who, 'multiple', query.read());
  }

  @Route(
    timesheetCalls.wrongOfCompany,
    'Days of the company on which working time and project hours differ',
    { answer: named, query: companyFaultQuery },
  )
  wrongOfCompany(who: Caller, query: Company) {
    return this.faults.ofCompany(who, 'wrong', query.read());
  }

  @Route(
    timesheetCalls.wrongTimesOfCompany,
    'Days of the company with a working time that the rules would refuse',
    { answer: named, query: companyFaultQuery },
  )
  wrongTimesOfCompany(who: Caller, query: Company) {
    return this.faults.ofCompany(who, 'wrong-time', query.read());
  }

  @Route(
    timesheetCalls.doubtfulBookings,
    'Own days with something allowed but probably mistaken, and what it is',
    { answer: ownDoubts, query: doubtQuery },
  )
  doubtful(who: Caller, query: Input<typeof doubtQuery>) {
    return this.doubts.ofPerson(who, query.read());
  }

  @Route(
    timesheetCalls.doubtfulOfCompany,
    'Days of the company with something allowed but probably mistaken, and what it is',
    { answer: namedDoubts, query: companyDoubtQuery },
  )
  doubtfulOfCompany(who: Caller, query: Input<typeof companyDoubtQuery>) {
    return this.doubts.ofCompany(who, query.read());
  }
}

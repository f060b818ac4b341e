import { Controller, Get } from '@nestjs/common';
import { timesheetAccess as calls } from '@stundenbuch/domain/records/timesheet/access';
import {
  doubtfulDay,
  doubtfulDayOfPerson,
  faultyDay,
  faultyDayOfPerson,
  overview,
} from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Listing, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
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

@Controller('timesheet')
export class FaultsController {
  constructor(
    private readonly faults: Faults,
    private readonly doubts: Doubts,
    private readonly overview: Overview,
  ) {}

  @Get('overview')
  @Access(calls.overview)
  @Answers(overview, 'What of last month can no longer be changed, and whether the company has started')
  beside(@Who() who: Caller) {
    return this.overview.of(who);
  }

  @Get('multiple-bookings')
  @Access(calls.ownFaults)
  @Answers(own, 'Own days with working time and absence, or several absences')
  multiple(@Who() who: Caller, @Listing(faultQuery) query: Own) {
    return this.faults.ofPerson(who, 'multiple', query.read());
  }

  @Get('wrong-bookings')
  @Access(calls.ownFaults)
  @Answers(own, 'Own days on which working time and project hours differ')
  wrong(@Who() who: Caller, @Listing(faultQuery) query: Own) {
    return this.faults.ofPerson(who, 'wrong', query.read());
  }

  @Get('company/multiple-bookings')
  @Access(calls.companyFaults)
  @Answers(named, 'Days of the company with working time and absence, or several absences')
  multipleOfCompany(@Who() who: Caller, @Listing(companyFaultQuery) query: Company) {
    return this.faults.ofCompany(who, 'multiple', query.read());
  }

  @Get('company/wrong-bookings')
  @Access(calls.companyFaults)
  @Answers(named, 'Days of the company on which working time and project hours differ')
  wrongOfCompany(@Who() who: Caller, @Listing(companyFaultQuery) query: Company) {
    return this.faults.ofCompany(who, 'wrong', query.read());
  }

  @Get('company/wrong-timebookings')
  @Access(calls.companyFaults)
  @Answers(named, 'Days of the company with a working time that the rules would refuse')
  wrongTimesOfCompany(@Who() who: Caller, @Listing(companyFaultQuery) query: Company) {
    return this.faults.ofCompany(who, 'wrong-time', query.read());
  }

  @Get('doubtful-bookings')
  @Access(calls.ownFaults)
  @Answers(ownDoubts, 'Own days with something allowed but probably mistaken, and what it is')
  doubtful(@Who() who: Caller, @Listing(doubtQuery) query: Input<typeof doubtQuery>) {
    return this.doubts.ofPerson(who, query.read());
  }

  @Get('company/doubtful-bookings')
  @Access(calls.companyFaults)
  @Answers(namedDoubts, 'Days of the company with something allowed but probably mistaken, and what it is')
  doubtfulOfCompany(@Who() who: Caller, @Listing(companyDoubtQuery) query: Input<typeof companyDoubtQuery>) {
    return this.doubts.ofCompany(who, query.read());
  }
}
